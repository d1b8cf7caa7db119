import {
  canonical,
  isRefusal,
  readRecord,
  refuse,
  resolveOptions,
  verify,
  type AnyGame,
  type Entry,
  type GameRecord,
  type Refusal,
  type Standing,
} from '@paddock/kernel';
import { DAILY_SEAT, dailySeats, type DailyRace } from '@paddock/table';
import { standInOf } from '../find-game.ts';

/** A record from outside: one of these races? */
export function raceOf(
  value: unknown,
  races: readonly DailyRace[],
): readonly [GameRecord, DailyRace] | Refusal {
  const record = readRecord(value);
  if ('code' in record) return refuse('bad-record', 'daily', { why: record.code, at: record.at });
  const race = races.find(({ match }) => match === record.match);
  return race === undefined ? refuse('not-this-race', 'daily') : [record, race];
}

/**
 * Replays the whole record: every action legal, every draw from this secret, the seats and options of the race, nobody
 * else in a seat, no hints, and played to the end. What the bots did must be legal; it is not computed again.
 */
export function resultOf(
  record: GameRecord,
  { game, options: given }: DailyRace,
  rules: AnyGame['rules'],
  secret: string,
): Standing | Refusal {
  const seats = dailySeats(standInOf(game), []).map(({ bot }) => ({ ...(bot !== undefined && { bot }) }));
  const options = resolveOptions(rules.options, seats.length, given);
  if (isRefusal(options)) return options;
  const [deal, another] = record.deals;
  const isThisRace =
    record.game === game &&
    record.rulings === rules.rulings &&
    record.content === undefined &&
    canonical(record.seats) === canonical(seats) &&
    canonical(record.options) === canonical(options) &&
    deal?.secret === secret &&
    deal.salts.every((salt) => salt === '') &&
    another === undefined &&
    record.entries.every(isPlayedAlone);
  if (!isThisRace) return refuse('not-this-race', 'daily');
  const verdict = verify(rules, record);
  if (!verdict.ok) {
    const { code, entry = -1 } = verdict.problem;
    return refuse('bad-record', 'daily', { why: code, at: entry });
  }
  if (!verdict.proof.finished) return refuse('not-over', 'table');
  const own = record.result?.standings.find(({ seat }) => seat === DAILY_SEAT);
  return own ?? refuse('bad-record', 'daily', { why: 'no-standing' });
}

function isPlayedAlone({ hands, by, hints }: Entry): boolean {
  return hands === undefined && hints === undefined && (by ?? 'forced') === 'forced';
}
