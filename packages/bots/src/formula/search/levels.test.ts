import { formula, TEAMS, type FormulaState } from '@paddock/formula';
import {
  canonical,
  fastChance,
  isIn,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { Answer, Budget } from '../../bot.ts';
import { FORMULA_BOTS } from './levels.ts';
import { FORMULA_REASONS } from '../reasons.ts';
import { FORMULA_STARTERS, isSearching } from '../starters.ts';
import { aView } from '../testing.ts';

const { levels: LEVELS } = FORMULA_BOTS;
/** All plans of a level that does not search, and a short search for one that does. */
const ALL: Budget = { iterations: 64 };

function startOf(players: number, given: Readonly<Record<string, unknown>>): FormulaState {
  const options = resolveOptions(formula.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  return formula.start({ players, options });
}

function answerOf(level: string, view: string, seed: string, budget = ALL): Answer {
  const answer = FORMULA_BOTS.answer(level, view, seed, budget);
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

/** Plays on to the end; `each` sees every question before it is answered. */
function playOn(state: FormulaState, seed: string, each: (seat: number, view: string) => Answer): void {
  const chance = fastChance(seed);
  for (let acting = formula.toAct(state); acting !== 0; acting = formula.toAct(state)) {
    if (acting === TABLE_ALONE) {
      formula.apply(state, TABLE, formula.roll(state, chance));
      continue;
    }
    const seat = seatsIn(acting)[0];
    const race = formula.deal(state);
    const answer = each(seat, canonical(formula.view(state, seat)));
    // F-E3: being ready is always a command of its own.
    if (answer.do.includes('ready')) expect(answer.do).toEqual(['ready']);
    for (const text of answer.do) {
      const action = formula.read(text);
      expect(action).not.toHaveProperty('code');
      if (isRefusal(action)) return;
      expect(formula.refusal(state, seat, action)).toBeUndefined();
      formula.apply(state, seat, action);
    }
    expect(isIn(formula.toAct(state), seat) && formula.deal(state) === race).toBe(false);
  }
}

describe('every level answers with a whole legal command', () => {
  const games = [
    { players: 2, options: { races: 2, removed: 24 } },
    { players: 2, options: { races: 1, championship: 'drivers' } },
    { players: 3, options: { races: 2, removed: [0, 24] } },
    {
      players: 4,
      options: { races: 3, championship: 'drivers', drivers: TEAMS.flatMap((t) => [t, `${t} 2`]) },
    },
    { players: 4, options: { races: 1, teams: [['red'], ['blue'], ['green'], ['purple']] } },
    { players: 5, options: { races: 2, removed: 12 } },
    { players: 6, options: { races: 2, removed: 18 } },
  ] as const;
  for (const [number, { players, options }] of games.entries()) {
    it(`F-S1, F-O1, F-O2: ${players} players, ${JSON.stringify(options).slice(0, 60)}`, () => {
      for (let round = 0; round < 3; round++) {
        const state = startOf(players, options);
        playOn(state, `game ${number} ${round}`, (seat, view) => {
          const level = LEVELS[(seat + 2 * round) % LEVELS.length];
          const answer = answerOf(level, view, `${number} ${seat} ${view.length}`);
          expect(FORMULA_REASONS).toContain(answer.reasons.code);
          return answer;
        });
        expect(formula.outcome(state)?.standings.length).toBeGreaterThan(0);
      }
    });
  }
});

describe('a bot sees what its seat sees', () => {
  it('F-S6: identical views give identical decisions, regardless of the hidden cards', () => {
    let compared = 0;
    const real = startOf(4, { races: 2 });
    playOn(real, 'secrets', (seat, view) => {
      const other = formula.imagine(JSON.parse(view), fastChance(`world ${compared}`));
      const next = (seat + 1) % 4;
      const bytes = canonical(formula.view(other, seat));
      expect(bytes).toBe(view);
      if (canonical(formula.view(other, next)) !== canonical(formula.view(real, next))) compared++;
      // The levels that search take their time: every fourth question is enough.
      const asked = compared % 4 === 0 ? LEVELS : LEVELS.filter((level) => !isSearching(level));
      const answers = asked.map((level) => answerOf(level, view, 'seed'));
      expect(asked.map((level) => answerOf(level, bytes, 'seed'))).toEqual(answers);
      return answers[1];
    });
    expect(compared).toBeGreaterThan(60);
  });

  it('the order of the keys in the view makes no difference', () => {
    const state = startOf(4, {});
    const chance = fastChance('keys');
    while (formula.toAct(state) === TABLE_ALONE) formula.apply(state, TABLE, formula.roll(state, chance));
    const seat = seatsIn(formula.toAct(state))[0];
    const view = formula.view(state, seat);
    for (const level of LEVELS)
      expect(answerOf(level, JSON.stringify(view), 'seed')).toEqual(answerOf(level, canonical(view), 'seed'));
  });

  it('a rookie with another seed may decide differently, a club does not', () => {
    const answers = { rookie: new Set<string>(), club: new Set<string>() };
    const state = startOf(4, {});
    const chance = fastChance('moods');
    while (formula.toAct(state) === TABLE_ALONE) formula.apply(state, TABLE, formula.roll(state, chance));
    const seat = seatsIn(formula.toAct(state))[0];
    const view = canonical(formula.view(state, seat));
    for (let seed = 0; seed < 30; seed++) {
      answers.rookie.add(canonical(answerOf('rookie', view, `${seed}`).do));
      answers.club.add(canonical(answerOf('club', view, `${seed}`).do));
    }
    expect(answers.rookie.size).toBeGreaterThan(1);
    expect(answers.club.size).toBe(1);
  });
});

describe('starters', () => {
  it('are the levels, and answer as they do where they need no search', () => {
    expect(FORMULA_STARTERS.levels).toEqual(LEVELS);
    expect(LEVELS.filter((level) => !isSearching(level))).toEqual(['random', 'rookie', 'club']);
    const view = canonical(aView({ hand: ['turbo', 'crash'] }));
    for (const level of LEVELS.filter((each) => !isSearching(each)))
      expect(FORMULA_STARTERS.answer(level, view, 'seed', ALL)).toEqual(answerOf(level, view, 'seed'));
    // Without the search, club answers.
    expect(FORMULA_STARTERS.answer('champion', view, 'seed', ALL)).toEqual(answerOf('club', view, 'seed'));
    expect(answerOf('champion', view, 'seed')).not.toEqual(answerOf('club', view, 'seed'));
  });
});

describe('a budget', () => {
  const state = startOf(4, {});
  const chance = fastChance('budget');
  while (formula.toAct(state) === TABLE_ALONE) formula.apply(state, TABLE, formula.roll(state, chance));
  const seat = seatsIn(formula.toAct(state))[0];
  const view = canonical(formula.view(state, seat));

  it('of one iteration still yields a whole legal command', () => {
    for (const level of LEVELS) {
      const copy = formula.copy(state);
      for (const text of answerOf(level, view, 'seed', { iterations: 1 }).do) {
        const action = formula.read(text);
        if (isRefusal(action)) throw new Error(text);
        expect(formula.refusal(copy, seat, action)).toBeUndefined();
        formula.apply(copy, seat, action);
      }
      expect(isIn(formula.toAct(copy), seat)).toBe(false);
    }
  });

  it('ends when told to stop, as if it had that many iterations', () => {
    let asked = 0;
    const stopped = answerOf('club', view, 'seed', { ...ALL, shouldStop: () => ++asked === 3 });
    expect(asked).toBe(3);
    expect(stopped).toEqual(answerOf('club', view, 'seed', { iterations: 3 }));
    expect(stopped.reasons.alternatives.length).toBeLessThan(
      answerOf('club', view, 'seed').reasons.alternatives.length,
    );
  });
});
