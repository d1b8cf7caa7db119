import '../../testing/browser.ts';
import {
  factsFor,
  fastChance,
  isRefusal,
  resolveOptions,
  type FastChance,
  type Refusal,
  type Seat,
} from '@paddock/kernel';
import {
  CARS,
  downforce,
  PRESETS,
  PRINTED_CONTENT,
  stepsFrom,
  type CarName,
  type DownforceFact,
  type DownforceOptions,
  type DownforceState,
  type DownforceView,
} from '@paddock/downforce';
import { Table, type NextTable } from '@paddock/table';
import { expect, it } from 'vitest';
import { loadTexts } from '../../i18n/texts.ts';
import { Turn } from '../race/turn.ts';
import { LOADED } from '../testing/loaded.ts';
import { trackOf } from '../track/track-of.ts';
import { announced } from './announced.ts';

const PLANS = 2000;
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dora', 'Eva', 'Finn'];

const { downforcePlans: plans, variants: words } = await loadTexts('downforcePlans', 'variants');

type DownforceTable = Table<DownforceOptions, DownforceState, DownforceView, DownforceFact>;
type Played = NextTable<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

/** What a card does to one car. */
interface Tally {
  moved: number;
  /** By powers. */
  more: number;
  lost: number;
  blockers: string[];
}
type Tallies = Readonly<Record<CarName, Tally>>;

function noTallies(): Tallies {
  const none = CARS.map((car): [CarName, Tally] => [car, { moved: 0, more: 0, lost: 0, blockers: [] }]);
  return Object.fromEntries(none) as Record<CarName, Tally>;
}

const CLAUSES = [
  /^(?<car>\w+) \+(?<moved>\d+)(?: \+(?<more>\d+) \([\w ,]+\))?(?:, finishing \d\w\w|, then (?<lost>\d+) lost behind (?<by>.+))?$/,
  /^(?<car>\w+) blocked by (?<by>.+): (?<lost>\d+) lost$/,
  /^(?<car>\w+): (?<lost>\d+) lost behind (?<by>.+)$/,
  /^\w+ \d (?:does nothing(?:: \w+ has finished)?|ignored \(Strategic\)|unused \(Thrifty\))$/,
  /^\w+ \d: 3 fewer \(Obstructive\)$/,
];

/** What a player reads before confirming. */
function read(clauses: readonly string[]): Tallies {
  const tallies = noTallies();
  for (const clause of clauses.map((text) => text.replace(/[;.]$/, ''))) {
    const groups = CLAUSES.map((pattern) => pattern.exec(clause)).find((found) => found !== null)?.groups;
    if (groups === undefined && !CLAUSES.some((pattern) => pattern.test(clause)))
      throw new Error(`nobody can read «${clause}»`);
    const tally = tallies[(groups?.['car']?.toLowerCase() ?? 'black') as CarName];
    tally.moved += Number(groups?.['moved'] ?? 0) + Number(groups?.['more'] ?? 0);
    tally.more += Number(groups?.['more'] ?? 0);
    tally.lost += Number(groups?.['lost'] ?? 0);
    tally.blockers.push(...(groups?.['by']?.split(/, | and /) ?? []));
  }
  return tallies;
}

/** What has happened at the table. Who blocks is found on the track itself. */
function happened({ before, steps }: Played, count: number): Tallies {
  const tallies = noTallies();
  const { cars, track } = downforce.view(before, 'public').public;
  const spaces = new Map(CARS.map((car, index) => [car, cars[index]?.space ?? null]));
  let isOn: CarName | null = null;
  let more = 0;
  for (const fact of steps.slice(0, count).flatMap(({ facts }) => factsFor(facts, 'all'))) {
    // A plan that begins with them has no line that they are added to: they are all that moves.
    if (fact.kind === 'goes-on') {
      isOn = tallies[fact.car].moved > 0 ? fact.car : null;
      more = fact.spaces;
    } else if (fact.kind !== 'stepped' && fact.kind !== 'stays') isOn = null;
    if (fact.kind === 'stepped') {
      spaces.set(fact.car, fact.to);
      tallies[fact.car].moved++;
      if (isOn === fact.car && more-- > 0) tallies[fact.car].more++;
    }
    const lost = lostBy(fact);
    if (lost === undefined) continue;
    const ahead = stepsFrom(trackOf(PRINTED_CONTENT, track ?? ''), spaces.get(lost.car) ?? 0);
    tallies[lost.car].lost += lost.spaces;
    tallies[lost.car].blockers.push(...CARS.filter((car) => ahead.includes(spaces.get(car) ?? -1)));
  }
  return tallies;
}

function lostBy(fact: DownforceFact): { readonly car: CarName; readonly spaces: number } | undefined {
  if (fact.kind === 'jammed') return { car: fact.car, spaces: fact.lost };
  if (fact.kind !== 'line-idle' || fact.why !== 'blocked' || fact.car === undefined) return undefined;
  return { car: fact.car, spaces: Number(fact.line.slice(1)) };
}

function newTable(game: number): DownforceTable {
  const players = 2 + (game % 5);
  const presets = Object.values(PRESETS);
  const given: Partial<DownforceOptions> = {
    powers: game % 2 === 0 ? 'pack' : 'six',
    ...presets[game % presets.length],
  };
  const options =
    resolved(players, given) ??
    resolved(players, presets[game % presets.length] ?? {}) ??
    resolved(players, {});
  if (options === undefined) throw new Error('the printed game is for any number');
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  let secret = game * 1000;
  const table = Table.make(downforce, { match: `t-${game}`, options, seats }, () =>
    (++secret).toString(16).padStart(64, '5'),
  );
  return accepted(dealt(table).start()).table;
}

function resolved(players: number, given: Partial<DownforceOptions>): DownforceOptions | undefined {
  const options = resolveOptions(downforce.options, players, given);
  return isRefusal(options) ? undefined : options;
}

function dealt(table: DownforceTable): DownforceTable {
  return table.isDealOpen ? accepted(table.withOwnSalts(table.seats.map(() => ''))) : table;
}

function accepted<Answer>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

/** A whole plan, chosen at random. */
function planned(view: DownforceView, seat: Seat, chance: FastChance): Turn {
  const turn = new Turn(LOADED, view, seat);
  for (let step = 0; step < 200 && !turn.isComplete; step++) {
    const { legal } = turn;
    if (turn.choose(legal[chance.below(legal.length)] ?? '') !== undefined) break;
  }
  return turn;
}

it(`what the prompt announces is what happens, for ${PLANS} plans at tables with every variant`, () => {
  const chance = fastChance('announced');
  const seen = { plans: 0, jams: 0, blocked: 0, powers: 0 };
  for (let game = 0; seen.plans < PLANS; game++) {
    let table = newTable(game);
    while (!table.isOver && seen.plans < PLANS) {
      table = dealt(table);
      const [seat = 0] = table.toAct;
      const turn = planned(table.view(seat), seat, chance);
      const { texts } = turn;
      const answer = accepted(
        table.command({ seat, id: `c-${table.length}`, asked: table.asked(seat), do: texts }),
      );
      if (!('table' in answer)) throw new Error('played twice');
      table = answer.table;
      if (turn.isUnseen) continue;
      const clauses = announced(turn, { plans, words }, { names: NAMES }).map(({ text }) => text);
      expect(read(clauses), `game ${game}: ${texts.join(', ')}`).toEqual(happened(answer, texts.length));
      seen.plans++;
      if (clauses.some((text) => text.includes(', then '))) seen.jams++;
      if (clauses.some((text) => text.includes(' blocked by '))) seen.blocked++;
      if (clauses.some((text) => / \+\d \+\d \(/.test(text))) seen.powers++;
    }
  }
  // None of them is rare.
  expect(Math.min(seen.jams, seen.blocked, seen.powers)).toBeGreaterThan(PLANS / 100);
});
