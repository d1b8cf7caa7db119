/** Over 300 lines: one table of every way to alter a record. */
import { formula } from '@paddock/formula';
import {
  canonical,
  isRefusal,
  sha256Hex,
  TABLE,
  type Deal,
  type Entry,
  type GameRecord,
} from '@paddock/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGame } from './find-game.ts';
import { Folder, jsonLines, paddock, recordedGames, type Ran } from './testing.ts';

type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;
type Draft = Writable<GameRecord>;

const [ORIGINAL] = recordedGames(1, { players: 3, seed: 'alterations', races: 2 }) as [GameRecord];
const LAST = ORIGINAL.entries.length - 1;
const game = findGame('formula');

function draft(): Draft {
  return structuredClone(ORIGINAL) as Draft;
}

function altered(change: (record: Draft) => void): GameRecord {
  const record = draft();
  change(record);
  return record;
}

/** The first entry after the opening with such an action. */
function entryWith(part: 'do' | 'then', verb: string): number {
  const at = ORIGINAL.entries.findIndex(
    (entry, index) => index > 0 && entry[part].some((text) => text.startsWith(verb)),
  );
  if (at < 0) throw new Error(`no ${verb}`);
  return at;
}

const OTHER: Readonly<Record<string, readonly string[]>> = {
  play: ['play crash', 'play turbo'],
  car: ['car red-1', 'car blue-2'],
  again: ['stop'],
  stop: ['again'],
  accept: ['reject'],
  reject: ['accept'],
  ready: ['stop'],
  die: ['die 1', 'die 12'],
  draw: ['draw crash', 'draw turbo'],
  grid: ['grid red', 'grid blue'],
  give: ['give red', 'give blue'],
};

/** Another action of the same kind: a card for a card, a die for a die. */
function another(text: string): string {
  const [verb = ''] = text.split(' ');
  const other = OTHER[verb]?.find((candidate) => candidate !== text);
  if (other === undefined) throw new Error(text);
  return other;
}

function verdictOf(record: GameRecord) {
  if (game === undefined) throw new Error('no game');
  return game.verify(record);
}

/** Recomputes the chain from `from` on, as a forger would. */
function rechained(record: GameRecord, from: number): GameRecord {
  const entries: Entry[] = [];
  const { paddock: format, game: name, rulings, match, options, seats } = record;
  const head = sha256Hex(canonical({ paddock: format, game: name, rulings, match, options, seats })).slice(
    0,
    16,
  );
  for (const [number, entry] of record.entries.entries()) {
    const before = entries.at(-1)?.sum ?? head;
    entries.push(number < from ? entry : { ...entry, sum: sumOf(before, entry, record.deals) });
  }
  return { ...record, entries };
}

function sumOf(before: string, { sum: _sum, ...entry }: Entry, deals: readonly Deal[]): string {
  const opened = entry.deal === undefined ? undefined : deals[entry.deal];
  const { secret: _secret, ...bound } = opened ?? {};
  return sha256Hex(canonical([before, entry, opened === undefined ? null : bound])).slice(0, 16);
}

const flip = (hex: string) => (hex.startsWith('0') ? `1${hex.slice(1)}` : `0${hex.slice(1)}`);
const secondDeal = ORIGINAL.entries.findIndex((entry) => entry.deal === 1);
const card = entryWith('do', 'play');
const die = entryWith('then', 'die');
const ready = entryWith('do', 'ready');

function textAt(part: 'do' | 'then', entry: number, at: number, change: (text: string) => string) {
  return (record: Draft) => {
    const texts = record.entries[entry][part];
    texts[at] = change(texts[at]);
  };
}

/** What is altered, and the entry (from 1) where that is found; 0: the record's head or end. */
const ALTERATIONS: readonly (readonly [name: string, entry: number, change: (record: Draft) => void])[] = [
  ['a team dealt', 1, textAt('then', 0, 0, another)],
  ['the grid', 1, textAt('then', 0, 6, another)],
  ['a card dealt', 1, textAt('then', 0, 13, another)],
  ['a card played', card + 1, textAt('do', card, 0, another)],
  ['a car chosen', card + 1, textAt('do', card, 1, another)],
  ['a die', die + 1, textAt('then', die, 0, another)],
  [
    'a card drawn',
    card + 1,
    (r) => void (r.entries[card].then[r.entries[card].then.length - 1] = 'draw crash'),
  ],
  ['an action that is none', card + 1, textAt('do', card, 0, () => 'play nothing')],
  ['a seat', card + 1, (r) => void (r.entries[card].seat = (Number(r.entries[card].seat) + 1) % 3)],
  ['a seat that does not exist', card + 1, (r) => void (r.entries[card].seat = 7)],
  ['a seat taken away', card + 1, (r) => void delete r.entries[card].seat],
  ['who acted for the seat', card + 1, (r) => void (r.entries[card].by = 'host')],
  ['the order of two entries', card + 1, (r) => swap(r.entries, card, card + 1)],
  ['the order of two who are ready', ready + 1, (r) => swap(r.entries, ready, ready + 1)],
  ['the order of the actions of an entry', card + 1, (r) => turnRound(r.entries[card].do)],
  ['the order of the table’s draws', 1, (r) => turnRound(r.entries[0].then)],
  ['an action dropped', card + 1, (r) => void r.entries[card].do.pop()],
  ['an action added', card + 1, (r) => void r.entries[card].do.push('stop')],
  ['an action doubled', card + 1, (r) => void r.entries[card].do.push(r.entries[card].do[0])],
  ['a draw dropped', card + 1, (r) => void r.entries[card].then.pop()],
  ['a draw added', card + 1, (r) => void r.entries[card].then.push('draw crash')],
  ['an entry dropped', card + 1, (r) => void r.entries.splice(card, 1)],
  ['the opening dropped', 1, (r) => void r.entries.shift()],
  ['an entry doubled', card + 2, (r) => void r.entries.splice(card, 0, r.entries[card])],
  ['an entry added after the end', LAST + 2, (r) => void r.entries.push(r.entries[LAST])],
  [
    'an empty entry added',
    card + 1,
    (r) => void r.entries.splice(card, 0, { seat: 0, do: [], then: [], sum: r.entries[0].sum }),
  ],
  ['the end cut off', 0, (r) => void r.entries.pop()],
  [
    'the end cut off together with the result',
    0,
    (r) => {
      r.entries.pop();
      delete r.result;
    },
  ],
  ['a sum', card + 1, (r) => void (r.entries[card].sum = flip(r.entries[card].sum))],
  ['where a deal begins', 1, (r) => void delete r.entries[0].deal],
  ['a deal begun twice', card + 1, (r) => void (r.entries[card].deal = 0)],
  ['a salt of the first race', 1, (r) => void (r.deals[0].salts[1] = flip(r.deals[0].salts[1]))],
  ['a salt of the second race', secondDeal + 1, (r) => void (r.deals[1].salts[0] = '')],
  ['the order of salts', 1, (r) => turnRound(r.deals[0].salts)],
  ['a salt dropped', 1, (r) => void r.deals[0].salts.pop()],
  ['a hash', 1, (r) => void (r.deals[0].hashes = r.deals[0].hashes?.map(flip) ?? [])],
  ['a hash dropped', 1, (r) => void r.deals[0].hashes?.pop()],
  ['all hashes dropped', 0, (r) => void delete r.deals[0].hashes],
  ['the first secret', 1, (r) => void (r.deals[0].secret = flip(String(r.deals[0].secret)))],
  ['the second secret', secondDeal + 1, (r) => void (r.deals[1].secret = flip(String(r.deals[1].secret)))],
  ['a commitment', secondDeal + 1, (r) => void (r.deals[1].commitment = flip(r.deals[1].commitment))],
  ['a secret taken back', secondDeal + 1, (r) => void delete r.deals[1].secret],
  ['the order of deals', 1, (r) => turnRound(r.deals)],
  ['a deal dropped', secondDeal + 1, (r) => void r.deals.pop()],
  ['a deal added', 0, (r) => void r.deals.push(r.deals[0])],
  ['the match', 1, (r) => void (r.match = `${r.match}x`)],
  ['the game', 0, (r) => void (r.game = 'chess')],
  ['the rulings', 0, (r) => void (r.rulings = 2)],
  ['the number of races', 1, (r) => void (r.options['races'] = 3)],
  ['the cards taken out', 1, (r) => void (r.options['removed'] = 6)],
  [
    'how teams are shared',
    1,
    (r) =>
      void (r.options['teams'] = [
        ['red', 'blue'],
        ['green', 'yellow'],
        ['orange', 'purple'],
      ]),
  ],
  ['the championship', 1, (r) => void (r.options['championship'] = 'drivers')],
  ['the drivers', 1, (r) => void (r.options['drivers'] = 'abcdefghijkl'.split(''))],
  ['an option that is none', 0, (r) => void (r.options['laps'] = 3)],
  ['an option out of range', 0, (r) => void (r.options['races'] = 18)],
  ['an option left out', 1, (r) => void delete r.options['drivers']],
  ['who is a bot', 1, (r) => void (r.seats[0].bot = 'club')],
  ['the bot of a seat', 1, (r) => void delete r.seats[0].bot],
  ['the name of one seat dropped', 0, (r) => void r.names?.pop()],
  ['a seat dropped', 0, (r) => void r.seats.pop()],
  ['a seat dropped with its name', 1, (r) => void [r.seats.pop(), r.names?.pop()]],
  ['seats for too many', 0, (r) => void r.seats.push(...Array.from({ length: 4 }, () => ({})))],
  ['the points of the result', 0, (r) => void (standingsOf(r)[0].score += 1)],
  ['the winner', 0, (r) => swap(standingsOf(r), 0, 1)],
  ['a side dropped from the result', 0, (r) => void standingsOf(r).pop()],
  ['the result dropped', 0, (r) => void delete r.result],
  ['the digest', 0, (r) => void (r.digest = flip(String(r.digest)))],
  ['the format', 0, (r) => void (r.paddock = 1)],
  ['the format, to a newer one', 0, (r) => void ((r as { paddock: number }).paddock = 3)],
  ['the digest dropped', 0, (r) => void delete r.digest],
];

function standingsOf(record: Draft) {
  return record.result?.standings ?? [];
}

function turnRound(list: unknown[]): void {
  list.splice(0, list.length, ...list.toReversed());
}

function swap(list: unknown[], a: number, b: number): void {
  [list[a], list[b]] = [list[b], list[a]];
}

describe('an altered record', () => {
  const folder = new Folder();
  let lines: string[] = [];
  let ran: Ran | undefined;

  beforeAll(async () => {
    const records = ALTERATIONS.map(([, , change]) => altered(change));
    const file = folder.put('altered.jsonl', jsonLines(records));
    ran = await paddock(['verify', file]);
    lines = ran.err.trimEnd().split('\n');
  });
  afterAll(() => folder.remove());

  it('is distinguished from the original', () => {
    expect(verdictOf(ORIGINAL)).toMatchObject({ ok: true, proof: { dealsProved: 2, finished: true } });
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(lines).toHaveLength(ALTERATIONS.length);
  });

  it.each(ALTERATIONS.map(([name, entry], index) => ({ name, entry, index })))(
    'is refused, and the entry named: $name',
    ({ entry, index }) => {
      const [, told = ''] = lines[index].split(`, game ${index + 1}: `);
      if (entry === 0) expect(told).toMatch(/^(?:The record: |This ).+[.)]$/u);
      else expect(told).toMatch(new RegExp(`^Step ${entry}: .+[.)]$`, 'u'));
    },
  );

  it('is refused for any change to any action, at that entry or at the next draw', () => {
    for (const [number, entry] of ORIGINAL.entries.entries()) {
      for (const part of ['do', 'then'] as const) {
        for (const at of entry[part].keys()) {
          const verdict = verdictOf(altered(textAt(part, number, at, another)));
          expect(verdict).toMatchObject({ ok: false, problem: { entry: number } });
        }
      }
    }
  });

  it('is refused if one legal choice replaces another: at its entry or, if rechained, by a draw or the digest', () => {
    let alternatives = 0;
    for (const [number, texts] of legalAlternatives()) {
      const swapped = altered((record) => void (record.entries[number].do = [...texts]));
      expect(verdictOf(swapped)).toMatchObject({ ok: false, problem: { entry: number } });
      const verdict = verdictOf(rechained(swapped, number));
      if (verdict.ok) throw new Error(`entry ${number + 1} passed`);
      const { code, entry = Infinity } = verdict.problem;
      expect(entry).toBeGreaterThanOrEqual(number);
      expect(code).toMatch(
        /^(?:illegal|table-missing|table-extra|other-draw|other-result|other-digest|result-missing|result-early|after-the-end)$/,
      );
      alternatives++;
    }
    expect(alternatives).toBeGreaterThan(60);
  });

  it('is refused if a die or a draw was changed and everything rechained: the secret gives another', () => {
    for (const number of [0, card, die, secondDeal]) {
      const changed = altered((record) =>
        textAt('then', number, record.entries[number].then.length - 1, another)(record),
      );
      expect(verdictOf(rechained(changed, number))).toMatchObject({
        ok: false,
        problem: { code: 'other-draw', entry: number },
      });
    }
  });

  it('is refused if only who is a bot changed and everything was rechained: the digest binds it', () => {
    const renamed = altered((record) => void (record.seats[0].bot = 'club'));
    expect(verdictOf(rechained(renamed, 0))).toMatchObject({ ok: false, problem: { code: 'other-digest' } });
  });
});

/** For every entry with an alternative, that alternative as a whole command. */
function* legalAlternatives(): Generator<readonly [entry: number, texts: readonly string[]]> {
  const options = game?.resolve(3, ORIGINAL.options);
  const state = formula.start({ players: 3, options: options as never });
  for (const [number, entry] of ORIGINAL.entries.entries()) {
    const texts = entry.seat === undefined ? undefined : otherCommand(state, entry.seat, entry.do[0]);
    if (texts !== undefined) yield [number, texts];
    for (const text of entry.do) apply(state, entry.seat ?? TABLE, text);
    for (const text of entry.then) apply(state, TABLE, text);
  }
}

type State = ReturnType<typeof formula.start>;

function otherCommand(before: State, seat: number, first: string): string[] | undefined {
  const state = formula.copy(before);
  const out: number[] = [];
  const count = formula.legal(state, seat, out);
  const start = out.slice(0, count).find((action) => formula.write(action) !== first);
  if (start === undefined) return undefined;
  const texts: string[] = [];
  for (let action = start; ;) {
    texts.push(formula.write(action));
    formula.apply(state, seat, action);
    if (formula.toAct(state) !== 1 << seat) return texts;
    formula.legal(state, seat, out);
    action = out[0];
  }
}

function apply(state: State, who: number, text: string): void {
  const action = formula.read(text);
  if (isRefusal(action)) throw new Error(text);
  formula.apply(state, who, action);
}
