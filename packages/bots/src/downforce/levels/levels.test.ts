import { downforce, PRESETS, type DownforceState } from '@paddock/downforce';
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
import { DOWNFORCE_BOTS } from '../bots.ts';
import { DOWNFORCE_REASONS } from '../reasons.ts';
import { WHISPER_REASONS } from '../variants/whispers/whispered.ts';

const REASONS: readonly string[] = [...DOWNFORCE_REASONS, ...WHISPER_REASONS];

const { levels: LEVELS } = DOWNFORCE_BOTS;
const ALL: Budget = { iterations: 100_000 };
/** For levels that search: enough to go through every part of it. */
const SHORT: Budget = { iterations: 8 };

function budgetOf(level: string): Budget {
  return level === 'pro' || level === 'champion' ? SHORT : ALL;
}

function startOf(players: number, given: Readonly<Record<string, unknown>>): DownforceState {
  const options = resolveOptions(downforce.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  return downforce.start({ players, options });
}

function answerOf(level: string, view: string, seed: string, budget = budgetOf(level)): Answer {
  const answer = DOWNFORCE_BOTS.answer(level, view, seed, budget);
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

function follow(state: DownforceState, seat: number, { do: texts }: Answer): void {
  for (const text of texts) {
    const action = downforce.read(text);
    if (isRefusal(action)) throw new Error(text);
    expect(downforce.refusal(state, seat, action)).toBeUndefined();
    downforce.apply(state, seat, action);
  }
  expect(isIn(downforce.toAct(state), seat)).toBe(false);
}

/** Plays on to the end; `each` sees every question before it is answered. */
function playOn(state: DownforceState, seed: string, each: (seat: number, view: string) => Answer): void {
  const chance = fastChance(seed);
  for (let acting = downforce.toAct(state); acting !== 0; acting = downforce.toAct(state)) {
    if (acting === TABLE_ALONE) {
      downforce.apply(state, TABLE, downforce.roll(state, chance));
      continue;
    }
    const [seat = 0] = seatsIn(acting);
    follow(state, seat, each(seat, canonical(downforce.view(state, seat))));
  }
}

describe('every level answers with a whole legal command', () => {
  const games = [
    { players: 2, options: {} },
    { players: 2, options: { twoPlayerCunning: 'replace', hand: 'drawn', track: 'river-station' } },
    { players: 2, options: { twoPlayerCunning: 'keep', tricky: 'any' } },
    { players: 2, options: PRESETS.beginners },
    { players: 3, options: { track: 'random', tricky: 'any' } },
    { players: 3, options: { auction: 'none' } },
    { players: 4, options: PRESETS.printed },
    { players: 4, options: { payouts: 'manual', track: 'river-station' } },
    { players: 4, options: PRESETS.beginners },
    { players: 5, options: { hand: 'three', bets: 'none' } },
    { players: 5, options: { powers: 'none', goal: 'firstHome' } },
    { players: 6, options: { track: 'random' } },
    { players: 6, options: PRESETS.beginners },
    { players: 5, options: { longDistance: 'money', bets: 'odds', timely: true } },
    { players: 4, options: { ...PRESETS['world-tour'], goal: 'whispers' } },
    { players: 5, options: { timely: true, bets: 'penalty' } },
    { players: 6, options: { timely: true, bets: 'widespread', payouts: 'manual' } },
    { players: 4, options: { auction: 'dice', hand: 'three' } },
    { players: 4, options: { automas: 2, automaLevel: 'hard', powers: 'pack', auction: 'dice' } },
    { players: 6, options: { automas: 5, timely: true } },
  ] as const;
  for (const [number, { players, options }] of games.entries()) {
    it(`D-S1, D-V0: ${players} players, ${JSON.stringify(options).slice(0, 80)}`, () => {
      // With few players, every level plays in one of several rounds.
      for (let round = 0; round * players < LEVELS.length; round++) {
        const state = startOf(players, options);
        playOn(state, `game ${number} ${round}`, (seat, view) => {
          const level = LEVELS[(seat + round * players) % LEVELS.length] ?? 'random';
          const answer = answerOf(level, view, `${number} ${seat} ${view.length}`);
          expect(REASONS).toContain(answer.reasons.code);
          return answer;
        });
        expect(downforce.outcome(state)?.standings.length).toBe(players);
      }
    });
  }
});

describe('every preset is played to its end by a champion, a rookie and others', () => {
  const presets = Object.entries(PRESETS).filter(([name]) => name !== 'printed' && name !== 'beginners');
  for (const [name, options] of presets)
    it(`D-V0, D-S1: ${name}, two to six players`, () => {
      for (let players = 2; players <= 6; players++) {
        const state = startOf(players, options);
        playOn(state, `${name} ${players}`, (seat, view) => {
          const level = ['champion', 'rookie'][seat] ?? 'random';
          const answer = answerOf(level, view, `${seat} ${view.length}`);
          expect(REASONS).toContain(answer.reasons.code);
          return answer;
        });
        expect(downforce.outcome(state)?.standings.length).toBe(players);
      }
    });
});

describe('a bot sees what its seat sees', () => {
  it('D-S3: identical views give identical decisions, regardless of what is hidden', () => {
    let compared = 0;
    let questions = 0;
    const real = startOf(4, {});
    playOn(real, 'secrets', (seat, view) => {
      const other = downforce.imagine(JSON.parse(view), fastChance(`world ${compared}`));
      const next = (seat + 1) % 4;
      const bytes = canonical(downforce.view(other, seat));
      expect(bytes).toBe(view);
      if (canonical(downforce.view(other, next)) !== canonical(downforce.view(real, next))) compared++;
      // A search takes its time: it is asked now and then.
      const asked = LEVELS.filter((level) => budgetOf(level) === ALL || questions % 4 === 0);
      questions++;
      const answers = asked.map((level) => answerOf(level, view, 'seed'));
      expect(asked.map((level) => answerOf(level, bytes, 'seed'))).toEqual(answers);
      return answerOf(seat % 2 === 0 ? 'rookie' : 'club', view, 'seed');
    });
    expect(compared).toBeGreaterThan(40);
  });

  it('the order of the keys in the view makes no difference, nor, for a club, does the seed', () => {
    const { state, seat, view } = firstQuestion();
    for (const level of LEVELS)
      expect(answerOf(level, JSON.stringify(downforce.view(state, seat)), 'seed')).toEqual(
        answerOf(level, view, 'seed'),
      );
    expect(answerOf('club', view, 'one')).toEqual(answerOf('club', view, 'another'));
  });
});

describe('a budget', () => {
  it('of one iteration still yields a whole legal command, in every phase', () => {
    for (const level of LEVELS) {
      const state = startOf(3, {});
      playOn(state, 'hurry', (_, view) => answerOf(level, view, 'seed', { iterations: 1 }));
      expect(downforce.outcome(state)?.standings).toHaveLength(3);
    }
  });

  it('ends when told to stop, with the best plan so far', () => {
    const state = startOf(4, { auction: 'none' });
    const chance = fastChance('stop');
    while (downforce.toAct(state) === TABLE_ALONE)
      downforce.apply(state, TABLE, downforce.roll(state, chance));
    const [seat = 0] = seatsIn(downforce.toAct(state));
    const view = canonical(downforce.view(state, seat));
    let asked = 0;
    const stopped = answerOf('club', view, 'seed', { ...ALL, shouldStop: () => ++asked === 3 });
    expect(asked).toBe(3);
    expect(stopped.reasons.alternatives).toHaveLength(3);
    expect(answerOf('club', view, 'seed').reasons.alternatives.length).toBeGreaterThan(3);
  });
});

function firstQuestion(): { state: DownforceState; seat: number; view: string } {
  const state = startOf(4, {});
  const chance = fastChance('keys');
  while (downforce.toAct(state) === TABLE_ALONE) downforce.apply(state, TABLE, downforce.roll(state, chance));
  const [seat = 0] = seatsIn(downforce.toAct(state));
  return { state, seat, view: canonical(downforce.view(state, seat)) };
}
