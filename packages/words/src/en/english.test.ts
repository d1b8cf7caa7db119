import { refuse } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { expectHeard } from '../downforce/listening.ts';
import {
  ana,
  blocked,
  drive,
  ended,
  idle,
  level,
  out,
  over,
  shown,
  sold,
  table,
  taken,
  taking,
  tooFew,
} from '../testing/downforce-sentences.ts';
import { en as all } from './all.ts';
import { plural, words } from './common/shared.ts';

const named: Context = { names: ['Ana', 'Bo'], drivers: ['Inês', 'Alain'] };

/** Sentences that grammar could spoil: person, agreement, elision, contraction, no-break spaces. */
describe('English sentences as a native speaker would say them', () => {
  it('of Downforce', () => {
    const { fact, refusal, card, money, story } = all.downforce;
    expect(card('r6y4k2b1')).toBe('red 6, yellow 4, black 2, blue 1');
    expect(card('w5k2')).toBe('wild 5, black 2');
    expect(card('r8')).toBe('Speed-8 (red)');
    expect([6, 0, -3].map(money)).toEqual(['$6M', '$0', '−$3M']);
    expect(fact(sold, table)).toBe('Ana buys orange for $5M, with Cunning.');
    expect(fact(sold, ana)).toBe('You buy orange for $5M, with Cunning.');
    expect(fact(shown, ana)).toBe(
      'Bids on green: you pass with red 6; Bo bids $6M with green 6, black 4; Cleo declares a bid of $4M with orange 4, holding no green and no wild.',
    );
    expect(fact(taken, ana)).toBe(
      'You are the last without a car and must take orange, for the lowest orange number in hand: orange 2, black 1.',
    );
    expect(fact(blocked, table)).toBe('Orange is blocked by red and blue and cannot move: 6 spaces lost.');
    expect(fact(idle, table)).toBe('Wild 2 does nothing: orange has finished.');
    expect(fact(out, ana)).toBe('All of your cars have finished. You discard 1 card and play no more.');
    expect(fact(over, table)).toBe(
      'The race is over: 1st blue, 2nd yellow. Still on the track, in this order: red, black, green, orange.',
    );
    expect(fact(ended, ana)).toBe(
      'The game is over: you win with $15M. You: prizes $11M (green $2M, yellow $9M) plus bets $13M (yellow $6M, yellow $4M, blue $3M) minus paid $9M (green $4M, yellow $5M) makes $15M. Places: 1st you, $15M.',
    );
    expect(story(drive, ana).at(-1)?.text).toBe(
      'You steer orange, which moves 1 space (9 from the finish), then is jammed behind red: 5 lost.',
    );
    expect(refusal(taking, ana)).toBe('Orange cannot go to space 41: another car is there. (Moving, D-R5)');
    expect(refusal(level, ana)).toBe(
      'Yellow cannot step to space 41: the next space must touch and lie ahead, never level or behind. (Moving, D-R5)',
    );
    expect(refusal(tooFew, ana)).toBe(
      'This deck has too few cards for that many players: everybody needs at least six. (The cards, D-C2)',
    );
  });

  it('of Formula', () => {
    const { fact, refusal, card } = all.formula;
    expect(fact({ kind: 'nothing', why: 'no-pit-trouble', car: 'purple-2', place: 10 }, table)).toBe(
      'Purple 2 does not pit and stays 10th.',
    );
    expect(card('pit-orange').text).toMatch(/^Choose an orange car and roll/);
    expect(card('pit-red').text).toMatch(/^Choose a red car and roll/);
    expect(fact({ kind: 'played', seat: 0, card: 'overtake-3-red' }, ana)).toBe(
      'You play Overtake +3 (red).',
    );
    expect(fact({ kind: 'played', seat: 0, card: 'overtake-3-red' }, table)).toBe(
      'Ana plays Overtake +3 (red).',
    );
    expect(fact({ kind: 'moved', car: 'orange-1', from: 3, to: 1, cause: 'overtake' }, table)).toBe(
      'Orange 1 moves up from 3rd to 1st.',
    );
    expect(fact({ kind: 'retired', car: 'blue-2', from: 11, cause: 'engine' }, named)).toBe(
      'Alain (blue 2) blows its engine and retires from 11th place.',
    );
    expect(refusal(refuse('car-retired', 'F-K1', { car: 'red-2', card: 'overtake-2-red' }), ana)).toBe(
      'Red 2 cannot be chosen: it has retired. (Overtake +2, F-K1)',
    );
  });
});

describe('numbers and lists in English', () => {
  it('has its ordinals', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(words.place)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '111th',
    ]);
    expect([1, 2].map(words.carPlace)).toEqual(['1st', '2nd']);
  });

  it('counts zero, one and written numbers', () => {
    expect([0, 1].map(words.points)).toEqual(['0 points', '1 point']);
    expect([plural('1', 'game', 'games'), plural('1,000', 'game', 'games')]).toEqual([
      '1 game',
      '1,000 games',
    ]);
  });

  it('sets its colon, its «and» and its «or»', () => {
    expect(words.labelled('Total', '3')).toBe('Total: 3');
    expect(words.and(['a', 'b', 'c'])).toBe('a, b and c');
    expect(words.and(['a'])).toBe('a');
    expect(words.and([])).toBe('');
  });
});

/** A sum with its parts: «$11M (yellow $9M, green $2M)». */
const SUM = String.raw`([^\s(]+)(?: \(([^)]*)\))?`;
const PATTERNS = {
  sold: /(\w+) buys (\w+) for (\$\w+)/g,
  finish: /over the finish line: (\w+) is (\d)/g,
  sheet: new RegExp(String.raw`(\w+): prizes ${SUM} plus bets ${SUM} minus paid ${SUM} makes (\S+)\. `, 'g'),
};

it.each([2, 3, 4, 5, 6])(
  'English alone gives owners, prices, places and score sheets to %i players',
  (players) => {
    expectHeard(all.downforce, PATTERNS, players);
  },
);
