import {
  handsAfter,
  isRefusal,
  Match,
  namesOf,
  noteOf,
  resolveOptions,
  rulesFor,
  type AnyGame,
  type GameRecord,
  type Hand,
  type RecordSeat,
  type Seat,
} from '@paddock/kernel';
import type { SavedTable } from '@paddock/table';
import { playedIn } from '../replay/played-in.ts';

/** Who plays on. */
export interface LabSetUp {
  /** How many of the record's entries have been played. */
  readonly entries: number;
  readonly you: Seat;
  readonly yourName: string;
  /** The level of all others; undefined: bots stay what they were, and people become `standIn`. */
  readonly level: string | undefined;
  readonly standIn: string;
}

/**
 * A game as far as the record has it, to be played on. Its record is the original's up to here, then what is played
 * now, and says which seats have changed hands between the two: it verifies like any other. Cards and dice of a
 * race that had begun are those of its deal.
 */
export function labTable(
  { rules: newest }: AnyGame,
  record: GameRecord,
  setUp: LabSetUp,
  newSecret: () => string,
): SavedTable<unknown> {
  const rules = rulesFor(newest, record);
  if ('code' in rules) throw new Error(rules.code);
  const { content } = playedIn(record);
  const own = content && { content };
  const given = namesOf(record).map((name, seat): RecordSeat => ({ ...record.seats[seat], name }));
  const { match: id } = record;
  const options = resolveOptions(rules.options, given.length, record.options);
  if (isRefusal(options)) throw new Error(options.code);
  const match = new Match(rules, { match: id, options, seats: given, ...own });
  for (const { secret = '', salts, hashes } of record.deals) {
    match.openDeal(secret);
    match.sealDeal(salts, hashes);
  }
  const entries = record.entries.slice(0, setUp.entries);
  for (const entry of entries) {
    const again =
      entry.seat === undefined ? match.open() : match.propose(entry.seat, entry.do, noteOf(entry));
    if (isRefusal(again)) throw new Error(again.code);
    match.accept(again);
  }
  const needed = rules.deal(match.state) + 1;
  const deals = match.savedDeals().slice(0, needed);
  const isMissing = deals.length < needed && rules.toAct(match.state) !== 0;
  const now = handsAfter(given, entries);
  const people = rules.people({ players: given.length, options });
  const hands = handsFor(now.slice(0, people), setUp);
  return {
    head: {
      paddock: match.head.paddock,
      match: id,
      options,
      ...own,
      seats: given.map((seat, at) => named(seat, at, hands, setUp)),
    },
    rulings: rules.rulings,
    deals: isMissing ? [...deals, { secret: newSecret() }] : deals,
    entries: [...match.entries],
    standIns: given.map(() => null),
    ...(hands.length > 0 && { hands }),
  };
}

/** A viewer who takes over a seat plays under their own name; names are not sealed. */
function named(seat: RecordSeat, at: Seat, hands: readonly Hand[], { you, yourName }: LabSetUp): RecordSeat {
  const isTakenOver = at === you && hands.some((hand) => hand.seat === at);
  return isTakenOver ? { ...seat, name: yourName } : seat;
}

function handsFor(now: readonly RecordSeat[], { you, level, standIn }: LabSetUp): Hand[] {
  return now.flatMap(({ bot }, seat): Hand[] => {
    const wanted = seat === you ? undefined : (level ?? bot ?? standIn);
    if (wanted === bot) return [];
    return [{ seat, ...(wanted !== undefined && { bot: wanted }) }];
  });
}
