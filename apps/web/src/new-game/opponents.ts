import { levelAt } from '../game/levels.ts';
import { withNames } from './seat-draft.ts';
import { isAutomas, PERSON, seated, type Draft, type SeatDraft } from './draft.ts';
import type { GameForm } from './form.ts';

/** Rookies and clubs in turn. */
export const MIXED = 'mixed';

function sitterAt(form: GameForm, kind: string, seat: number): string {
  return kind === MIXED ? levelAt(form.levels, seat - 1) : kind;
}

/** What all seats but the first have in common: people, a level, a mix; undefined: nothing. */
export function opponentsOf(form: GameForm, draft: Draft): string | undefined {
  const others = seated(draft)
    .map(({ sitter }, seat) => ({ sitter, seat }))
    .filter(({ seat }) => seat > 0 && !isAutomas(form, draft, seat));
  const isAll = (kind: string) => others.every(({ sitter, seat }) => sitter === sitterAt(form, kind, seat));
  // One opponent of the first level is both; what was chosen last cannot be told from the seats.
  const kinds = draft.players > 2 ? [MIXED, ...form.levels] : form.levels;
  return [PERSON, ...kinds].find(isAll);
}

/** All seats but the first. Nobody who sits down keeps a bot's name, and no bot a person's. */
export function setOpponents(
  form: GameForm,
  draft: Draft,
  kind: string,
  playerName: (number: number) => string,
): Draft {
  const seats = draft.seats.map((old, seat): SeatDraft => {
    if (seat === 0) return old;
    const sitter = sitterAt(form, kind, seat);
    if ((old.sitter === PERSON) === (sitter === PERSON)) return { ...old, sitter };
    return { sitter, name: sitter === PERSON ? playerName(seat + 1) : '' };
  });
  return { ...draft, seats: withNames(seats) };
}
