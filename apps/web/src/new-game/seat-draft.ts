import { BOT_NAMES, type BotName } from '@paddock/bots/characters';

/** A person, or a bot's level. */
export type Sitter = string;

export const PERSON: Sitter = 'person';

export interface SeatDraft {
  readonly sitter: Sitter;
  readonly name: string;
  /** A bot's; absent: see `characterAt`. */
  readonly character?: BotName;
}

function asBotName(name: string): BotName | undefined {
  return BOT_NAMES.find((known) => known === name);
}

/** As the person who fills in the form has said, or as the bot is called, or one who sits nowhere else. */
export function characterAt(seats: readonly SeatDraft[], seat: number): BotName {
  const { character, name = '' } = seats[seat] ?? {};
  return character ?? asBotName(name) ?? freeAt(seats, seat);
}

function freeAt(seats: readonly SeatDraft[], seat: number): BotName {
  const taken = new Set(seats.flatMap(({ character, name }, at) => (at === seat ? [] : [character, name])));
  // The first bot beside a person in the first seat is Ada.
  const usual = BOT_NAMES.at(seat - 1) ?? BOT_NAMES[0];
  return [usual, ...BOT_NAMES].find((name) => !taken.has(name)) ?? usual;
}

/** The bot that already has that character takes this seat's. A bot that was given a name by hand keeps it. */
export function withCharacter(seats: readonly SeatDraft[], seat: number, next: BotName): SeatDraft[] {
  const before = characterAt(seats, seat);
  return seats.map((old, at) => {
    if (at === seat) return recast(old, next);
    const isTheirs = old.sitter !== PERSON && characterAt(seats, at) === next;
    return isTheirs ? recast(old, before) : old;
  });
}

function recast(old: SeatDraft, character: BotName): SeatDraft {
  return { ...old, character, name: asBotName(old.name) === undefined ? old.name : character };
}

/** A bot that has no name yet goes by its character's. */
export function withNames(seats: readonly SeatDraft[]): SeatDraft[] {
  const named: SeatDraft[] = [...seats];
  for (const [at, seat] of seats.entries()) {
    if (seat.name !== '') continue;
    const character = freeAt(named, at);
    named[at] = { ...seat, name: character, character };
  }
  return named;
}
