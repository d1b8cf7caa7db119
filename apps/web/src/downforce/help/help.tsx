import { MOMENTS, type DownforceKey } from '@paddock/words/page/help/downforce';
import type { JSX } from 'preact';
import type { HelpProps } from '../../help/help-at-table.tsx';
import { tableKeyNames, tableKeys, type HelpNow, type KeyState } from '../../help/help-now.ts';
import { HelpPanel } from '../../help/help-panel.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Desk } from '../desk.ts';
import { answeredBy, momentOf } from './moment-of.ts';

export function Help({ desk, onClose }: HelpProps<Desk>): JSX.Element {
  const { moments, keys: does } = useTexts('downforceRules').help;
  const names = {
    ...tableKeyNames(useTexts('more').help),
    ...ownKeyNames(useTexts('more').help.keyNames.shift),
  };
  const open = desk.open.value;
  const moment = momentOf(open);
  const { turn } = desk;
  const isAsked = turn !== null;
  const state: KeyState = {
    isAsked,
    isFromHand: answeredBy(moment) === 'hand',
    isFromRow: answeredBy(moment) === 'row',
    isBegun: turn?.isBegun === true,
    isMoving: desk.animator.isPlaying.value,
    hasHints: desk.session.noteHint !== undefined,
  };
  const keys: readonly DownforceKey[] = [
    ...((turn?.targets.length ?? 0) > 0 ? (['inside'] as const) : []),
    ...tableKeys(state),
    ...TRACK_KEYS,
  ];
  const now: HelpNow = {
    prompt: desk.words.prompt(open, desk.context.value),
    isAsked,
    text: moments[moment],
    rules: MOMENTS[moment].rules,
    keys: keys.map((key) => ({ names: names[key], does: does[key] })),
  };
  return <HelpPanel game={desk.session.game} now={now} onClose={onClose} />;
}

const TRACK_KEYS = ['zoom', 'whole', 'pan'] as const satisfies readonly DownforceKey[];

function ownKeyNames(
  shift: string,
): Readonly<Record<'inside' | (typeof TRACK_KEYS)[number], readonly string[]>> {
  return { inside: ['I'], zoom: ['+', '−'], whole: ['0'], pan: [shift, '↑'] };
}
