import type { TableInfo } from '@paddock/protocol';
import type { Reading } from '../chat/reading.ts';
import type { GameKit } from '../kit.ts';
import type { AtTable } from '../session/at-table.ts';

export interface PlayProps {
  readonly table: AtTable;
  readonly info: TableInfo;
  readonly kit: GameKit;
  readonly reading: Reading;
  readonly linkKey: string | undefined;
}
