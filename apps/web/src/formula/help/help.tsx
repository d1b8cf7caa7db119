import { MOMENTS } from '@paddock/words/page/help/formula';
import type { JSX } from 'preact';
import type { HelpProps } from '../../help/help-at-table.tsx';
import { tableKeyNames, tableKeys, type HelpNow } from '../../help/help-now.ts';
import { HelpPanel } from '../../help/help-panel.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Desk } from '../desk.ts';
import { momentOf } from './moment-of.ts';

export function Help({ desk, onClose }: HelpProps<Desk>): JSX.Element {
  const { moments, keys: does } = useTexts('formulaRules').help;
  const names = tableKeyNames(useTexts('more').help);
  const open = desk.open.value;
  const moment = momentOf(open);
  const { turn } = desk;
  const isAsked = turn !== null && !desk.isSent;
  const keys = tableKeys({
    isAsked,
    isFromHand: open.phase === 'playing',
    isFromRow: open.phase === 'choosing',
    isBegun: isAsked && turn.isBegun,
    isMoving: desk.animator.isPlaying.value,
    hasHints: desk.session.noteHint !== undefined,
  });
  const now: HelpNow = {
    prompt: desk.words.prompt(open, desk.context.value),
    isAsked,
    text: moments[moment],
    rules: MOMENTS[moment],
    keys: keys.map((key) => ({ names: names[key], does: does[key] })),
  };
  return <HelpPanel game={desk.session.game} now={now} onClose={onClose} />;
}
