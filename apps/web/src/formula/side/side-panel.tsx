import { useTexts } from '../../i18n/loaded.tsx';
import type { FormulaFact } from '@paddock/formula';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Tabs } from '../../design/panels/tabs.tsx';
import type { LogLine } from '../../session/session.ts';
import { Log, type LogItem } from '../../table/log/log.tsx';
import type { Desk } from '../desk.ts';
import { Chart, Discards, SeasonTables } from '../later.ts';
import { teamsOf } from '../sides.tsx';
import { isWorthTelling, written } from '../telling.ts';

type SideTab = 'log' | 'standings' | 'season';

/** Stays as it was left when the panel is closed. */
const openTab = signal<SideTab>('log');

export interface SidePanelProps {
  readonly desk: Desk;
  readonly onOpenEntry?: ((entry: number) => void) | undefined;
}

export function SidePanel({ desk, onOpenEntry }: SidePanelProps): JSX.Element {
  const ui = desk.texts;
  const { log, openSide } = useTexts('table');
  const season = {
    key: 'season',
    label: ui.season,
    content: () => <Chart open={desk.now.value} context={desk.context.value} />,
  } as const;
  return (
    <Tabs<SideTab>
      label={openSide}
      open={openTab.value}
      onOpen={(tab) => (openTab.value = tab)}
      tabs={[
        { key: 'log', label: log, content: () => <RaceLog desk={desk} onOpenEntry={onOpenEntry} /> },
        {
          key: 'standings',
          label: ui.standings,
          content: () => (
            <>
              <SeasonTables open={desk.now.value} context={desk.context.value} />
              <Discards open={desk.now.value} />
            </>
          ),
        },
        ...(desk.session.view.peek().public.options.races > 1 ? [season] : []),
      ]}
    />
  );
}

/** Facts that begin something: the twelve places of a race are not headings. */
const HEADS = new Set(['played', 'race-starts', 'season-over', 'pile-empty']);

/** A line that has been put into words stays as it is. */
function RaceLog({ desk, onOpenEntry }: SidePanelProps): JSX.Element {
  const words = desk.words;
  const context = desk.context.value;
  const lines = desk.session.log.value;
  const { owners } = desk.session.view.value.public;
  const known = useMemo(() => new WeakMap<object, LogItem>(), [words, context, owners.join()]);
  const items = useMemo(
    () =>
      lines.flatMap((line, key): LogItem[] => {
        if (!isWorthTelling(line.fact)) return [];
        const item = known.get(line) ?? logItem(desk, line, key);
        known.set(line, item);
        return [item];
      }),
    [lines, known],
  );
  return <Log label={useTexts('table').log} items={items} onOpen={onOpenEntry} />;
}

function logItem(desk: Desk, { entry, fact }: LogLine<FormulaFact>, key: number): LogItem {
  const [livery] = fact.kind === 'played' ? teamsOf(desk.session.view.value.public, fact.seat) : [];
  return { key, entry, text: written(desk, fact), isHead: HEADS.has(fact.kind), livery };
}
