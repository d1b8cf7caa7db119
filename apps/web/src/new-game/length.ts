import { PERSON, seated, type Draft } from './draft.ts';
import type { GameForm, Given } from './form.ts';

/** Seconds that somebody takes for a decision, and a bot beyond what is shown of it. */
const PERSONS = 12;
const BOTS = 1;

/** How long a game takes, in whole minutes, if `people` of its players are people. */
export function minutesFor(form: GameForm, options: Given, players: number, people: number): number {
  const { seconds, decisions } = form.measured(options);
  const each = (people * PERSONS + (players - people) * BOTS) / players;
  return Math.max(1, Math.round((seconds + decisions * each) / 60));
}

/** Somebody sits there at least to watch. */
export function peopleIn(draft: Draft): number {
  return Math.max(1, seated(draft).filter(({ sitter }) => sitter === PERSON).length);
}
