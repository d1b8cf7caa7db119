import type { Filled } from '../../new-game/filled.ts';
import type { TableDraft } from './draft.ts';

export interface FieldsProps extends Filled {
  readonly table: TableDraft;
  readonly setTable: (table: TableDraft) => void;
}
