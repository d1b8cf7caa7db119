import { isBotOf } from '@paddock/bots';
import { isRefusal, readOwnContent, refuse, resolveOptions, type Refusal } from '@paddock/kernel';
import type { SeatPlan } from '@paddock/protocol';
import type { NewTable } from '@paddock/protocol/schemas';
import { levelsOf, rulesWith, standInOf } from '../find-game.ts';
import { hashOf, newKey, newSecret } from '../secrets.ts';
import { no, type Person } from './decision.ts';
import type { MadeTable } from './event.ts';
import { contentOf } from './own-content.ts';
import { cast } from './started-seats.ts';

const OPEN: SeatPlan = { kind: 'open' };

/** The new links' keys: shown once; only their hashes are kept. */
export interface MadeLinks {
  readonly key: string;
  /** By seat, for those that are reserved. */
  readonly seatKeys: readonly (string | null)[];
}

export function makeTable(
  given: NewTable,
  host: Person,
  most?: string,
): { readonly table: MadeTable; readonly links: MadeLinks } | Refusal {
  const own = given.content === undefined ? undefined : readOwnContent(given.content);
  if (isRefusal(own)) return own;
  const rules = rulesWith(given.game, own && contentOf(own));
  if (rules === undefined) return no('unknown-game', { game: given.game });
  if (isRefusal(rules)) return rules;
  const players = given.seats.length;
  if (players < rules.players.min || players > rules.players.max) {
    return refuse('bad-players', 'options', { players, ...rules.players });
  }
  const options = resolveOptions(rules.options, players, given.options);
  if (isRefusal(options)) return options;
  if (given.isRated === true && own !== undefined) return no('rated-content');
  const people = rules.people({ players, options });
  // Automas play by the rules alone, so they have no strength to rate.
  if (given.isRated === true && people < players) return no('rated-automas');
  for (const plan of given.seats) {
    const refusal = levelRefusal(given.game, plan, most);
    if (refusal !== undefined) return refusal;
  }
  const plans = given.seats.map((plan, seat): SeatPlan => {
    return seat < people ? plan : { kind: 'bot', level: standInOf(given.game) };
  });
  for (let seat = 0; seat < people; seat++) {
    const seated = plans.map((each) => ({ plan: each, name: null }));
    plans[seat] = cast(given.game, plans[seat] ?? OPEN, seat, seated);
  }
  if (given.hostPlays && plans.every(({ kind }) => kind === 'bot')) return no('table-full');
  const key = newKey();
  const seatKeys = plans.map((plan) => (plan.kind === 'reserved' ? newKey() : null));
  const { game, isPublic, clock, startsWhenFull } = given;
  const seats = plans.map((plan, seat) => ({ plan, keyHash: hashOrNull(seatKeys[seat] ?? null) }));
  const table = {
    game,
    rulings: rules.rulings,
    options: options as Readonly<Record<string, unknown>>,
    ...(own && { content: own }),
    seats,
    isPublic,
    ...(given.isRated === true && ({ isRated: true } as const)),
    keyHash: hashOf(key),
    clock,
    startsWhenFull,
    host: { person: host.id, name: host.name },
    secret: newSecret(),
  };
  return { table, links: { key, seatKeys } };
}

export function hashOrNull(key: string | null): string | null {
  return key === null ? null : hashOf(key);
}

/** `most`: the strongest level that the server's host allows. */
export function levelRefusal(game: string, plan: SeatPlan, most?: string): Refusal | undefined {
  if (plan.kind !== 'bot') return undefined;
  const { level } = plan;
  if (!isBotOf(levelsOf(game), level)) return no('unknown-level', { level });
  return isBotOf(levelsOf(game, most), level)
    ? undefined
    : no('level-not-allowed', { level, most: most ?? '' });
}
