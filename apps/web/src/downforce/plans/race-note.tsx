import type { JSX } from 'preact';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Desk } from '../desk.ts';
import { announced, lastCard } from './announced.ts';

export interface NoteProps {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
}

/** Below the prompt: what the plan comes to; while others play, what has come of the last card. */
export function RaceNote({ desk, isReadOnly }: NoteProps): JSX.Element {
  const plans = useTexts('downforcePlans');
  const texts = { plans, words: desk.words };
  const turn = isReadOnly ? null : desk.turn;
  const context = desk.context.value;
  const clauses =
    turn === null
      ? lastCard(
          desk.session.log.value.map(({ fact }) => fact),
          texts,
          context,
        )
      : announced(turn, texts, context);
  return (
    // What others do is read out as it happens.
    <span class="df-plan" {...(turn === null && { 'aria-hidden': true })}>
      {clauses.map(({ text, isLoss }, at) => (
        <span key={at} class={isLoss ? 'df-loss' : ''}>
          {text}{' '}
        </span>
      ))}
    </span>
  );
}
