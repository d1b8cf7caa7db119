import { BOT_NAMES } from '@paddock/bots';
import { isRefusal, type Seat } from '@paddock/kernel';
import type { SeatPlan } from '@paddock/protocol';
import { areAlike } from '@paddock/protocol/schemas';
import { standInOf } from '../find-game.ts';
import { hasLink } from '../moderation/talk.ts';
import { isKeyOf, newKey } from '../secrets.ts';
import { no, type Decided, type Person } from './decision.ts';
import type { TableEvent } from './event.ts';
import { holderOf, isBots, isFree, seatFor, seatOf, type LiveTable } from './live-table.ts';
import { hashOrNull, levelRefusal } from './make-table.ts';
import { cast } from './started-seats.ts';

/** People who may not see a table get the same answer as for one that does not exist. */
export function maySee(live: LiveTable, person: string | null, key: string | undefined): boolean {
  if (live.made.isPublic || (person !== null && live.host.person === person)) return true;
  if (seatOf(live, person) !== undefined || seatFor(live, person) !== undefined) return true;
  return hasLink(live, key);
}

export function sit(
  live: LiveTable,
  person: Person,
  wanted: Seat | undefined,
  key: string | undefined,
  /** They know that the game counts. */
  isAgreed = false,
): Decided<{ seat: Seat }> {
  const held = seatOf(live, person.id);
  if (held === undefined && live.made.isRated === true && !isAgreed) return no('rated-unsaid');
  return takeSeat(live, person, wanted, (seat) => maySit(live, person, seat, key), hasLink(live, key));
}

/** The owner has the bot sit down: as the host, or at a table where they play themselves. They know whether it is rated. */
export function seatBot(live: LiveTable, owner: Person, bot: Person, seat: Seat): Decided<{ seat: Seat }> {
  const isHost = owner.id === live.host.person;
  if (!isHost && seatOf(live, owner.id) === undefined) return no('not-seated');
  const { plan, reservedFor = null } = live.seats[seat] ?? {};
  const isOpen = reservedFor === null && ((isHost && live.status === 'open') || plan?.kind === 'open');
  return takeSeat(live, bot, seat, () => isOpen && isForBots(live), true);
}

/** A quick table is for people who happen to come. */
function isForBots({ made }: LiveTable): boolean {
  return made.quick === undefined;
}

function takeSeat(
  live: LiveTable,
  person: Person,
  wanted: Seat | undefined,
  mayTake: (seat: Seat) => boolean,
  /** By a link, or by somebody at the table. */
  isInvited: boolean,
): Decided<{ seat: Seat }> {
  const held = seatOf(live, person.id);
  if (held !== undefined) return { done: { seat: held } };
  if (live.forgotten.has(person.id)) return no('no-person');
  if (live.status === 'over' || live.status === 'closed') return no('table-over');
  if (live.isStarting) return no('starting');
  const free = live.seats.flatMap((_, seat) => (isFree(live, seat) ? [seat] : []));
  const kept = seatFor(live, person.id);
  if (kept === undefined && wanted !== undefined && !free.includes(wanted)) {
    return no(isBots(live, wanted) ? 'seat-is-a-bot' : 'seat-taken', { seat: wanted });
  }
  const seat = kept ?? free.find((each) => (wanted ?? each) === each && mayTake(each));
  if (seat === undefined) return free.length === 0 ? no('table-full') : no('seat-reserved');
  // Before the start it is the bots that give way.
  const bots = (live.table?.seats ?? []).flatMap(({ name, bot }) =>
    bot !== undefined && isBotName(name) ? name : [],
  );
  const names = live.seats.flatMap(({ name }) => name ?? []);
  const name = distinct(person.name, [...names, ...bots]);
  const isStranger = live.made.isPublic && person.id !== live.host.person && !isInvited;
  return { event: satBy({ ...person, name }, seat, isStranger), answer: { seat } };
}

export function satBy({ id, name, botOf }: Person, seat: Seat, isStranger: boolean): TableEvent {
  return {
    kind: 'sat',
    seat,
    person: id,
    name,
    ...(botOf !== undefined && { botOf }),
    ...(isStranger && { isStranger }),
  };
}

function isBotName(name: string): boolean {
  return BOT_NAMES.some((known) => known === name);
}

/** Two people whose names look alike get different ones at a table, and so do a person and a bot. */
export function distinct(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} (${number})`;
    if (!taken.some((name) => areAlike(name, tried))) return tried;
  }
}

function maySit(live: LiveTable, person: Person, seat: Seat, key: string | undefined): boolean {
  const { plan, keyHash, reservedFor = null } = live.seats[seat] ?? {};
  if (person.botOf !== undefined && !isForBots(live)) return false;
  if (reservedFor !== null && live.status === 'open') return reservedFor === person.id;
  if (person.id === live.host.person && live.status === 'open') return true;
  if (isKeyOf(key, keyHash ?? null)) return true;
  // No bot comes uninvited.
  const isForAll = live.made.isPublic && person.botOf === undefined;
  return plan?.kind === 'open' && (isForAll || isKeyOf(key, live.made.keyHash));
}

export function leave(live: LiveTable, person: Person): Decided {
  const seat = seatOf(live, person.id);
  if (seat === undefined) return no('not-seated');
  if (live.status === 'over' || live.status === 'closed') return no('table-over');
  return { event: { kind: 'left', seat, level: standInOf(live.made.game) }, answer: null };
}

/**
 * What a seat is for. `longAway`: the person there, if they have been away for long. `most`: the strongest level. In a running game a bot may take over
 * at any time, since nobody sees the hand; somebody else may only where its person has gone, or where a bot plays.
 */
export function planSeat(
  live: LiveTable,
  person: Person,
  seat: Seat,
  plan: SeatPlan,
  longAway: string | null,
  most?: string,
): Decided<{ key: string | null }> {
  // Before its start a quick table has no host.
  const isNobodys = live.made.quick !== undefined && live.status === 'open';
  if (person.id !== live.host.person || isNobodys) return no('not-host');
  if (live.status === 'over' || live.status === 'closed') return no('table-over');
  if (live.isStarting) return no('starting');
  if (live.seats[seat] === undefined) return no('no-such-seat', { seat });
  // A rated game counts for those who began it.
  if (live.made.isRated === true && live.status === 'running') return no('rated-seats', { seat });
  if (seatOf(live, person.id) === seat) return no('own-seat', { seat });
  const people = live.rules.people({ players: live.seats.length, options: live.made.options });
  if (seat >= people || !mayBePlanned(live, seat)) return no('seat-is-a-bot', { seat });
  if (plan.kind !== 'bot' && live.status === 'running' && !hasGone(live, seat, longAway)) {
    return no('still-there', { seat });
  }
  const refusal = levelRefusal(live.made.game, plan, most);
  if (refusal !== undefined) return refusal;
  const key = plan.kind === 'reserved' ? newKey() : null;
  const event = {
    kind: 'planned',
    seat,
    plan: plannedBot(live, seat, plan),
    keyHash: hashOrNull(key),
    level: standInOf(live.made.game),
  } as const;
  return { event, answer: { key } };
}

/** The bot that plays there goes on as it is; a stand-in does not count as one. */
function plannedBot({ made, table, seats }: LiveTable, seat: Seat, plan: SeatPlan): SeatPlan {
  if (table === undefined) return cast(made.game, plan, seat, seats);
  const { bot } = table.seats[seat] ?? {};
  return plan.kind === 'bot' && bot !== undefined ? { ...plan, level: bot } : plan;
}

/** A record of the first format cannot say that somebody took over from a bot. */
function mayBePlanned(live: LiveTable, seat: Seat): boolean {
  const { table } = live;
  return table === undefined || !isBots(live, seat) || !isRefusal(table.withHand(seat, null));
}

/** In a game over days, only the clock says who has been away for too long. */
function hasGone(live: LiveTable, seat: Seat, longAway: string | null): boolean {
  const holder = holderOf(live, seat);
  if (holder === null) return true;
  return live.made.clock.kind === 'days' ? live.seats[seat]?.isOutOfTime === true : holder === longAway;
}
