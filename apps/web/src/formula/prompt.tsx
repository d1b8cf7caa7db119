import type { JSX } from 'preact';
import { confirmMoves } from '../app/settings.ts';
import { PromptBar, type Decision } from '../table/prompt-bar.tsx';
import type { Desk } from './desk.ts';
import type { Turn } from './race/turn.ts';

interface Props {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  readonly onUndo: () => void;
  readonly onConfirm: () => void;
}

/** F-K7: one to nine of twelve. */
const GOOD_CHARGES = 9;
const DIE_SIDES = 12;

export function Prompt({ desk, isReadOnly, onUndo, onConfirm }: Props): JSX.Element {
  const turn = isReadOnly ? null : desk.turn;
  const isOurs = turn !== null && !desk.isSent;
  const [what, note] =
    turn?.isComplete === true
      ? planText(desk, turn)
      : [desk.words.prompt(desk.open.value, desk.context.value), ''];
  return (
    <PromptBar
      prompt={what}
      note={note}
      isAsked={isOurs}
      canUndo={isOurs && turn.isBegun}
      canConfirm={isOurs && turn.isComplete}
      decisions={isOurs ? decisionsOf(desk, turn) : []}
      hasConfirm={!isReadOnly && (confirmMoves.value || turn?.isBegun === true)}
      onUndo={onUndo}
      onConfirm={onConfirm}
    />
  );
}

/** What would be played, and what it would do, in the words of the log. */
function planText(desk: Desk, turn: Turn): readonly [what: string, note: string] {
  const ui = desk.texts;
  const words = desk.words;
  const outcome = turn.steps
    .flatMap(({ facts }) => facts)
    .filter(({ kind }) => kind === 'moved' || kind === 'retired' || kind === 'nothing')
    .map((fact) => words.fact(fact, desk.context.value));
  if (turn.card === null) return [outcome.join(' '), ''];
  const isOpen = turn.open.phase === 'rolling';
  const notes = [...(turn.isForced ? [ui.forced] : []), ...outcome, ...(isOpen ? [ui.willRoll] : [])];
  return [ui.playIt(words.card(turn.card).title), notes.join(' ')];
}

function decisionsOf(desk: Desk, turn: Turn): Decision[] {
  const words = desk.words;
  return turn.decisions
    .filter((text) => text !== 'ready')
    .map((text) => ({
      key: text,
      label: words.action(text, desk.context.value),
      hint: text === 'again' ? desk.texts.odds(GOOD_CHARGES, DIE_SIDES) : undefined,
      isLit: text === 'again' || text === 'accept',
      onChoose: () => desk.decide(text),
    }));
}
