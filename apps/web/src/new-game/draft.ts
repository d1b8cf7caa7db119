import { botOf } from '@paddock/bots/characters';
import { conflictIn, isName, type OptionSpec, type RecordSeat, type Refusal } from '@paddock/kernel';
import { levelAt } from '../game/levels.ts';
import { BOT_NAMES, NAME_LENGTH } from '../session/names.ts';
import type { GameForm, Given } from './form.ts';
import { characterAt, PERSON, type SeatDraft } from './seat-draft.ts';

export { PERSON, type SeatDraft } from './seat-draft.ts';

/** The bot's level that a record gives a seat that TABLE plays. */
const AUTOMA = 'automa';

/** By seat, what it has picked. */
type Picks = readonly (readonly string[])[];

/** A game that is being set up: always as many seats as can be, so that nothing is lost when their number changes. */
export interface Draft {
  readonly players: number;
  readonly seats: readonly SeatDraft[];
  readonly options: Given;
  /** By option: its items are picked now, instead of by the table. */
  readonly picks: Readonly<Record<string, Picks>>;
  /** The preset that was chosen last. */
  readonly preset: string;
  /** The options that somebody has set by hand since. The form complains about no others. */
  readonly touched: readonly string[];
}

export type DraftProblem =
  | { readonly code: 'bad-name'; readonly seat: number }
  | { readonly code: 'same-name'; readonly seat: number }
  | { readonly code: 'bad-item-name'; readonly option: string; readonly item: number }
  /** The deck and the circuits that it brings are too large together. */
  | { readonly code: 'too-much' }
  | { readonly code: 'conflict'; readonly refusal: Refusal };

export function specsOf({ options }: GameForm): Readonly<Record<string, OptionSpec<unknown>>> {
  return options.specs;
}

export function defaultsOf(form: GameForm): Given {
  return Object.fromEntries(Object.entries(specsOf(form)).map(([key, spec]) => [key, spec.default]));
}

export function firstDraft(form: GameForm, yourName: string): Draft {
  const bots = Array.from({ length: form.players.max - 1 }, (_, at): SeatDraft => ({
    sitter: levelAt(form.levels, at),
    name: BOT_NAMES[at] ?? '',
  }));
  return freshDraft(form, { players: 4, seats: [{ sitter: PERSON, name: yourName }, ...bots] });
}

function freshDraft(form: GameForm, people: Pick<Draft, 'players' | 'seats'>): Draft {
  const preset = form.firstPreset;
  return {
    ...people,
    options: { ...defaultsOf(form), ...form.presets[preset] },
    picks: {},
    preset,
    touched: [],
  };
}

/** The same people at another game. */
export function changeGame(form: GameForm, { players, seats: sitting }: Draft): Draft {
  const seats = sitting.map((seat, at) =>
    seat.sitter === PERSON || form.levels.includes(seat.sitter)
      ? seat
      : { ...seat, sitter: levelAt(form.levels, at) },
  );
  return freshDraft(form, { players, seats });
}

export function seated(draft: Draft): readonly SeatDraft[] {
  return draft.seats.slice(0, draft.players);
}

/** D-V8: an automa plays this seat. */
export function isAutomas(form: GameForm, draft: Draft, seat: number): boolean {
  return seat >= draft.players - form.automas(draft.options);
}

export function changeSeat(draft: Draft, seat: number, change: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((old, at) => (at === seat ? { ...old, ...change } : old)) };
}

export function startPicking(draft: Draft, option: string): Draft {
  return { ...draft, picks: { ...draft.picks, [option]: draft.seats.map(() => []) } };
}

export function stopPicking(draft: Draft, option: string): Draft {
  return {
    ...draft,
    picks: Object.fromEntries(Object.entries(draft.picks).filter(([key]) => key !== option)),
  };
}

/** A seat takes or leaves an item; one too many pushes its oldest pick out. */
export function togglePick(form: GameForm, draft: Draft, option: string, seat: number, item: string): Draft {
  const picks = draft.picks[option] ?? draft.seats.map(() => []);
  const own = picks[seat] ?? [];
  const most = form.itemsEach(option, draft.players);
  const next = own.includes(item) ? own.filter((other) => other !== item) : [...own, item].slice(-most);
  return { ...draft, picks: { ...draft.picks, [option]: picks.with(seat, next) } };
}

export function ownerOf(draft: Draft, option: string, item: string): number | undefined {
  const seat = (draft.picks[option] ?? []).slice(0, draft.players).findIndex((picks) => picks.includes(item));
  return seat === -1 ? undefined : seat;
}

/** Lists of one number a race keep step with the races. */
export function withOption(form: GameForm, draft: Draft, key: string, value: unknown): Draft {
  const options: Given = { ...draft.options, [key]: value };
  const length = form.races(options);
  const entries = Object.entries(options).map(([option, given]) => {
    if (specsOf(form)[option]?.kind.type !== 'numbers' || !Array.isArray(given)) return [option, given];
    const numbers = given as readonly number[];
    return [option, Array.from({ length }, (_, race) => numbers[race] ?? numbers.at(-1) ?? 0)];
  });
  return { ...draft, options: Object.fromEntries(entries) as Given };
}

/** Somebody sets an option by hand. */
export function setOption(form: GameForm, draft: Draft, key: string, value: unknown): Draft {
  return withOption(form, { ...draft, touched: [...new Set([...draft.touched, key])] }, key, value);
}

export function optionsOf(draft: Draft): Given {
  const picks = Object.entries(draft.picks).map(([key, all]) => [key, all.slice(0, draft.players)]);
  return { ...draft.options, ...(Object.fromEntries(picks) as Given) };
}

export function problemsOf(form: GameForm, draft: Draft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const names = seated(draft).map(({ name }) => name);
  for (const [seat, name] of names.entries()) {
    if (!isName(name, NAME_LENGTH)) problems.push({ code: 'bad-name', seat });
    else if (names.indexOf(name) !== seat) problems.push({ code: 'same-name', seat });
  }
  const options = optionsOf(draft);
  for (const [option, { kind }] of Object.entries(specsOf(form))) {
    if (kind.type !== 'names') continue;
    for (const [item, name] of (options[option] as readonly string[]).entries())
      if (!isName(name, kind.longest)) problems.push({ code: 'bad-item-name', option, item });
  }
  const refusal = conflictIn(form.options, options, draft.players, new Set(Object.keys(options)));
  if (refusal !== undefined) problems.push({ code: 'conflict', refusal });
  if (form.isTooMuch?.(options) === true) problems.push({ code: 'too-much' });
  return problems;
}

/** A record tells an automa's seat from a person's as it does a bot's. */
export function recordSeats(form: GameForm, draft: Draft): RecordSeat[] {
  return seated(draft).map(({ sitter, name }, seat) => {
    if (isAutomas(form, draft, seat)) return { name, bot: AUTOMA };
    return sitter === PERSON ? { name } : { name, bot: botOf(sitter, characterAt(draft.seats, seat)) };
  });
}
