import { useTexts } from '../../i18n/loaded.tsx';
import { countsMoney } from '@paddock/downforce';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Tabs } from '../../design/panels/tabs.tsx';
import { Log } from '../../table/log/log.tsx';
import type { Desk } from '../desk.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { logItems } from '../telling.ts';

type SideTab = 'log' | 'sheet';

/** Stays as it was left when the panel is closed. */
const openTab = signal<SideTab>('sheet');

export interface SideProps {
  readonly desk: Desk;
  readonly onOpenEntry?: ((entry: number) => void) | undefined;
}

export function SidePanel({ desk, onOpenEntry }: SideProps): JSX.Element {
  const { log, openSide } = useTexts('table');
  const open = desk.open.value;
  const Sheet = desk.pick(({ sheetFor }) => sheetFor?.(open.options)) ?? ScoreSheet;
  const hasSheet = Sheet !== ScoreSheet || countsMoney(open.options);
  const sheet = {
    key: 'sheet',
    label: desk.words.sheet.title,
    content: () => <Sheet desk={desk} />,
  } as const;
  return (
    <Tabs<SideTab>
      label={openSide}
      open={openTab.value}
      onOpen={(tab) => (openTab.value = tab)}
      tabs={[
        ...(hasSheet ? [sheet] : []),
        {
          key: 'log',
          label: log,
          content: () => <Log label={log} items={logItems(desk)} onOpen={onOpenEntry} />,
        },
      ]}
    />
  );
}
