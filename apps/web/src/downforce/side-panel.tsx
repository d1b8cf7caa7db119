import { countsMoney } from '@paddock/downforce';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Tabs } from '../design/tabs.tsx';
import { Log } from '../table/log.tsx';
import { tableTexts } from '../table/texts/index.ts';
import type { Desk } from './desk.ts';
import { WhisperSheet } from './later.ts';
import { ScoreSheet } from './score/score-sheet.tsx';
import { logItems } from './telling.ts';
import { downforceWords } from './words.ts';

type SideTab = 'log' | 'sheet';

/** Stays as it was left when the panel is closed. */
const openTab = signal<SideTab>('sheet');

interface Props {
  readonly desk: Desk;
  readonly onOpenEntry?: ((entry: number) => void) | undefined;
}

export function SidePanel({ desk, onOpenEntry }: Props): JSX.Element {
  const { log, openSide } = tableTexts.texts;
  const open = desk.open.value;
  const isWhispers = open.options.goal === 'whispers';
  const hasSheet = isWhispers || countsMoney(open.options);
  const sheet = {
    key: 'sheet',
    label: downforceWords().sheet.title,
    content: () => (isWhispers ? <WhisperSheet desk={desk} /> : <ScoreSheet desk={desk} />),
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
