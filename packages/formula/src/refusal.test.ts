import { fastChance, TABLE, type Refusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { read } from './action.ts';
import type { FormulaRefusalCode } from './refusal.ts';
import { formula } from './rules.ts';
import type { FormulaState } from './state.ts';
import {
  act,
  actorOf,
  begin,
  firstTeams,
  legalTexts,
  playOn,
  raceWith,
  refused,
  rolls,
  SIX,
} from './testing.ts';

type Case = readonly [rule: string, params: Refusal['params'], given: () => unknown];

/** A race of six players after seat 0 has played its card and the actions that follow. */
function after(card: string, ...texts: readonly string[]): FormulaState {
  const race = raceWith({ line: SIX, hands: [card] });
  act(race, `play ${card}`, ...texts);
  return race;
}

function ended(races: number): FormulaState {
  const race = raceWith({ players: 2, options: { races }, hands: ['wrong-line'], lastTurns: 1 });
  act(race, 'play wrong-line', 'car blue-2');
  return race;
}

function dealing(): FormulaState {
  const race = begin(6, { teams: firstTeams(6) });
  act(race, 'grid red', 'grid orange', 'grid yellow', 'grid green', 'grid blue', 'grid purple');
  return race;
}

/** At least one for every code there is. */
const CASES = {
  unreadable: [['notation', { text: 'fly' }, () => read('fly')]],
  'no-such-action': [
    ['notation', {}, () => formula.refusal(raceWith(), 0, -1)],
    ['notation', {}, () => formula.refusal(raceWith(), TABLE, 63)],
    ['notation', {}, () => formula.refusal(raceWith(), 0, 0.5)],
  ],
  'game-over': [
    ['F-E4', {}, () => refused(ended(1), 0, 'play turbo')],
    ['F-E4', {}, () => refused(ended(1), 1, 'ready')],
    ['F-E4', {}, () => refused(ended(1), TABLE, 'die 1')],
  ],
  'between-races': [['F-E3', {}, () => refused(ended(2), 0, 'play turbo')]],
  'already-ready': [
    [
      'F-E3',
      {},
      () => {
        const race = ended(2);
        act(race, 'ready');
        return refused(race, 0, 'ready');
      },
    ],
  ],
  'not-resting': [
    ['F-E3', {}, () => refused(raceWith(), 0, 'ready')],
    ['F-E3', {}, () => refused(begin(4), 0, 'ready')],
  ],
  'not-your-turn': [
    ['F-S5', { turn: 0 }, () => refused(raceWith(), 1, 'play turbo')],
    ['F-S5', { turn: 0 }, () => refused(after('spin-out', rolls(1)), 1, 'accept')],
    ['F-S5', { turn: 0 }, () => refused(raceWith(), -1, 'play turbo')],
    ['F-S5', {}, () => refused(ended(2), 2, 'ready')],
    ['F-S5', {}, () => refused(ended(2), -1, 'ready')],
    ['F-T1', {}, () => refused(raceWith(), TABLE, 'die 1')],
    ['F-T1', {}, () => refused(ended(2), TABLE, 'ready')],
  ],
  'table-must-act': [
    ['F-T1', {}, () => refused(begin(4), 0, 'play turbo')],
    ['F-T1', {}, () => refused(begin(6, { teams: firstTeams(6) }), 0, 'play turbo')],
    ['F-T1', {}, () => refused(dealing(), 0, 'play turbo')],
    ['F-T1', {}, () => refused(after('crash'), 0, 'car blue-1')],
    ['F-T1', {}, () => refused(after('wrong-line', 'car blue-1'), 0, 'play turbo')],
    ['F-T1', {}, () => refused(after('crash'), TABLE, 'draw turbo')],
    ['F-T1', {}, () => refused(begin(4), TABLE, 'grid red')],
    ['F-T1', {}, () => refused(dealing(), TABLE, 'die 1')],
  ],
  'tables-part': [
    ['F-S3', {}, () => refused(raceWith(), 0, 'die 1')],
    ['F-S3', {}, () => refused(raceWith(), 0, 'give red')],
    ['F-S3', {}, () => refused(ended(2), 0, 'draw turbo')],
  ],
  'play-a-card-first': [
    ['F-T1', {}, () => refused(raceWith(), 0, 'car blue-1')],
    ['F-T1', {}, () => refused(raceWith(), 0, 'stop')],
  ],
  'choose-a-car-now': [['F-T2', { card: 'turbo' }, () => refused(after('turbo'), 0, 'play overtake-2-blue')]],
  'choose-the-neighbour': [['F-K12', {}, () => refused(after('crash', rolls(2)), 0, 'accept')]],
  'charge-again-or-stop': [
    ['F-K8', {}, () => refused(after('charge-gears', 'car blue-1', rolls(2)), 0, 'accept')],
    ['F-K8', {}, () => refused(after('charge-engine', 'car blue-1', rolls(2)), 0, 'car blue-1')],
  ],
  'accept-or-reject': [
    ['F-K10', {}, () => refused(after('spin-out', rolls(2)), 0, 'again')],
    ['F-K10', {}, () => refused(after('spin-last', rolls(2)), 0, 'stop')],
  ],
  'card-not-in-hand': [
    ['F-T1', { card: 'turbo' }, () => refused(raceWith({ hands: ['crash', 'turbo'] }), 0, 'play turbo')],
    [
      'F-T1',
      { card: 'overtake-2-blue' },
      () => refused(raceWith({ hands: ['turbo turbo turbo crash spin-out'] }), 0, 'play overtake-2-blue'),
    ],
  ],
  'wrong-colour': [
    [
      'F-K1',
      { car: 'red-1', card: 'overtake-2-blue', team: 'blue' },
      () => refused(after('overtake-2-blue'), 0, 'car red-1'),
    ],
    [
      'F-K6',
      { car: 'red-1', card: 'pit-blue', team: 'blue' },
      () => refused(after('pit-blue'), 0, 'car red-1'),
    ],
  ],
  'car-retired': [
    [
      'F-K1',
      { car: 'red-2', card: 'overtake-2-red' },
      () => refused(after('overtake-2-red'), 0, 'car red-2'),
    ],
    ['F-K4', { car: 'red-2', card: 'wrong-line' }, () => refused(after('wrong-line'), 0, 'car red-2')],
    ['F-K5', { car: 'red-2', card: 'turbo' }, () => refused(after('turbo'), 0, 'car red-2')],
    ['F-K6', { car: 'red-2', card: 'pit-red' }, () => refused(after('pit-red'), 0, 'car red-2')],
    ['F-K6', { car: 'red-2', card: 'pit-beige' }, () => refused(after('pit-beige'), 0, 'car red-2')],
    ['F-K7', { car: 'red-2', card: 'charge-gears' }, () => refused(after('charge-gears'), 0, 'car red-2')],
    ['F-K7', { car: 'red-2', card: 'charge-engine' }, () => refused(after('charge-engine'), 0, 'car red-2')],
  ],
  'not-a-tailender': [
    ['F-K5', { car: 'yellow-1', card: 'turbo', place: 3 }, () => refused(after('turbo'), 0, 'car yellow-1')],
  ],
  'not-a-neighbour': [
    ['F-K12', { car: 'green-1', place: 2 }, () => refused(after('crash', rolls(2)), 0, 'car green-1')],
    ['F-K12', { car: 'orange-1', place: 2 }, () => refused(after('crash', rolls(2)), 0, 'car orange-1')],
  ],
  'no-such-card-left': [
    ['F-C2', { card: 'crash' }, () => refused(after('crash', rolls(7)), TABLE, 'draw crash')],
    [
      'F-C2',
      { card: 'crash' },
      () => {
        const race = dealing();
        act(race, 'draw crash');
        return refused(race, TABLE, 'draw crash');
      },
    ],
  ],
  'team-already-drawn': [
    [
      'F-S3',
      { team: 'red' },
      () => {
        const race = begin(6, { teams: firstTeams(6) });
        act(race, 'grid red');
        return refused(race, TABLE, 'grid red');
      },
    ],
  ],
  'team-already-given': [
    [
      'F-S1',
      { team: 'red' },
      () => {
        const race = begin(4);
        act(race, 'give red');
        return refused(race, TABLE, 'give red');
      },
    ],
  ],
} satisfies Record<FormulaRefusalCode, readonly Case[]>;

const rows = Object.entries(CASES).flatMap(([code, cases]) =>
  (cases as readonly Case[]).map(([rule, params, given], nr) => ({ code, rule, params, given, nr })),
);

describe('refusals', () => {
  it.each(rows)('$rule: $code, case $nr', ({ code, rule, params, given }) => {
    expect(given()).toEqual({ code, rule, params });
  });

  it.each([2, 3, 6])(
    'with %i players legal actions are accepted, and every other number is refused',
    (players) => {
      const season = begin(players, { races: 2 });
      const chance = fastChance(`refusals ${players}`);
      let steps = 0;
      playOn(season, chance, {
        watch: () => {
          if (++steps % 17 !== 0) return;
          for (let seat = 0; seat < players; seat++) {
            const allowed: string[] = [];
            for (let action = -1; action < 12 * 64; action++)
              if (formula.refusal(season, seat, action) === undefined) allowed.push(formula.write(action));
            expect(legalTexts(season, seat).toSorted()).toEqual(allowed.toSorted());
          }
        },
      });
      expect(steps).toBeGreaterThan(100);
    },
  );

  it.each([2, 4])(
    'with %i players TABLE is refused nothing that it may draw, and everything when it is not to act',
    (players) => {
      const race = begin(players, { races: 1 });
      let refusals = 0;
      playOn(race, fastChance(`table ${players}`), {
        watch: () => {
          const drawn = formula.roll(race, fastChance('another'));
          const refusal = formula.refusal(race, TABLE, drawn);
          if (refusal !== undefined) refusals++;
          expect(refusal === undefined).toBe(actorOf(race) === TABLE);
        },
        until: () => formula.toAct(race) === 0,
      });
      expect(refusals).toBeGreaterThan(10);
    },
  );
});
