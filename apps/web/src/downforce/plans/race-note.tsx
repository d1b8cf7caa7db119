import type { DownforceFact } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Desk } from '../desk.ts';
import { announced, cardSince, clausesOf } from './announced.ts';

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
  const played = turn === null ? cardSince(factsSoFar(desk)) : undefined;
  const clauses =
    turn === null ? clausesOf(played?.facts ?? [], texts, context) : announced(turn, texts, context);
  const name = played === undefined || clauses.length === 0 ? undefined : context.names[played.seat];
  return (
    // What others do is read out as it happens.
    <span class="df-plan" {...(turn === null && { 'aria-hidden': true })}>
      {name !== undefined && desk.shared.labelled(name, '')}{' '}
      {clauses.map(({ text, isLoss }, at) => (
        <span key={at} class={isLoss ? 'df-loss' : ''}>
          {text}{' '}
        </span>
      ))}
    </span>
  );
}

function factsSoFar({ session }: Desk): readonly DownforceFact[] {
  return [...session.log.value.map(({ fact }) => fact), ...(session.moment.value?.facts ?? [])];
}
