import { formula, teamsEach, type FormulaOptions, type Team } from '@paddock/formula';
import { conflictIn, isName, type RecordSeat, type Refusal } from '@paddock/kernel';
import { BOT_NAMES, NAME_LENGTH } from '../session/names.ts';

export const LEVELS = ['rookie', 'club'] as const;
export type Level = (typeof LEVELS)[number];
export type Sitter = 'person' | Level;

export interface SeatDraft {
  readonly sitter: Sitter;
  readonly name: string;
  readonly teams: readonly Team[];
}

/** A game that is being set up: always all six seats, so that nothing is lost when their number changes. */
export interface Draft {
  readonly players: number;
  readonly seats: readonly SeatDraft[];
  readonly options: FormulaOptions;
  readonly isPicking: boolean;
}

export type DraftProblem =
  | { readonly code: 'bad-name'; readonly seat: number }
  | { readonly code: 'same-name'; readonly seat: number }
  | { readonly code: 'bad-driver'; readonly car: number }
  | { readonly code: 'conflict'; readonly refusal: Refusal };

const MOST = formula.players.max;

export function defaultOptions(): FormulaOptions {
  const { races, removed, teams, championship, drivers } = formula.options.specs;
  return {
    races: races.default,
    removed: removed.default,
    teams: teams.default,
    championship: championship.default,
    drivers: drivers.default,
  };
}

export function firstDraft(yourName: string): Draft {
  const bots = Array.from({ length: MOST - 1 }, (_, at): SeatDraft => {
    const sitter = LEVELS[at % LEVELS.length] ?? 'rookie';
    return { sitter, name: BOT_NAMES[at] ?? '', teams: [] };
  });
  return {
    players: 4,
    seats: [{ sitter: 'person', name: yourName, teams: [] }, ...bots],
    options: defaultOptions(),
    isPicking: false,
  };
}

export function seated(draft: Draft): readonly SeatDraft[] {
  return draft.seats.slice(0, draft.players);
}

export function changeSeat(draft: Draft, seat: number, change: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((old, at) => (at === seat ? { ...old, ...change } : old)) };
}

/** A seat takes or leaves a team; one too many pushes its oldest pick out. */
export function toggleTeam(draft: Draft, seat: number, team: Team): Draft {
  const teams: readonly Team[] = draft.seats[seat]?.teams ?? [];
  const most = teamsEach(draft.players);
  const next = teams.includes(team) ? teams.filter((other) => other !== team) : [...teams, team].slice(-most);
  return changeSeat(draft, seat, { teams: next });
}

export function ownerOf(draft: Draft, team: Team): number | undefined {
  const seat = seated(draft).findIndex(({ teams }) => teams.includes(team));
  return seat === -1 ? undefined : seat;
}

/** Fewer teams a seat with more players: picks that no longer fit are dropped. */
export function setPlayers(draft: Draft, players: number): Draft {
  const most = teamsEach(players);
  const seats = draft.seats.map((seat, at) => ({
    ...seat,
    teams: at < players ? seat.teams.slice(-most) : [],
  }));
  return { ...draft, players, seats };
}

/** A list of one number a race keeps step with the races. */
export function setOption<Key extends keyof FormulaOptions>(
  draft: Draft,
  key: Key,
  value: FormulaOptions[Key],
): Draft {
  const options = { ...draft.options, [key]: value };
  const { races, removed } = options;
  if (typeof removed === 'number') return { ...draft, options };
  const last = removed.at(-1) ?? 0;
  return {
    ...draft,
    options: { ...options, removed: Array.from({ length: races }, (_, race) => removed[race] ?? last) },
  };
}

export function optionsOf(draft: Draft): FormulaOptions {
  return { ...draft.options, teams: draft.isPicking ? seated(draft).map(({ teams }) => teams) : 'dealt' };
}

/** The rules' own reason why an option could not have this value, all else as it is. */
export function whyNot<Key extends keyof FormulaOptions>(
  draft: Draft,
  key: Key,
  value: FormulaOptions[Key],
): Refusal | undefined {
  const options = optionsOf(setOption(draft, key, value));
  const conflict = conflictIn(formula.options, options, draft.players, new Set([key]));
  const between = String(conflict?.params['options'] ?? '').split(', ');
  return between.includes(key) ? conflict : undefined;
}

export function problemsOf(draft: Draft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const names = seated(draft).map(({ name }) => name);
  for (const [seat, name] of names.entries()) {
    if (!isName(name, NAME_LENGTH)) problems.push({ code: 'bad-name', seat });
    else if (names.indexOf(name) !== seat) problems.push({ code: 'same-name', seat });
  }
  const options = optionsOf(draft);
  for (const [car, name] of options.drivers.entries()) {
    if (!isName(name, NAME_LENGTH)) problems.push({ code: 'bad-driver', car });
  }
  const refusal = conflictIn(formula.options, options, draft.players, new Set(Object.keys(options)));
  if (refusal !== undefined) problems.push({ code: 'conflict', refusal });
  return problems;
}

export function recordSeats(draft: Draft): RecordSeat[] {
  return seated(draft).map(({ sitter, name }) => (sitter === 'person' ? { name } : { name, bot: sitter }));
}
