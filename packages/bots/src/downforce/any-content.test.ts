import { downforce, downforceWith, PRINTED_CONTENT, readContent, type Content } from '@paddock/downforce';
import { randomDeck, randomTrack } from '@paddock/downforce/testing/random-content';
import {
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  verify,
  type OwnContent,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { recordGame } from '../review/record-game.ts';
import { DOWNFORCE_BOTS } from './bots.ts';
import { figuresOf, hopeOf } from './deck-figures.ts';
import { easeOfPassing, roomOn } from './track-figures.ts';

type Cards = readonly (readonly [kind: string, count: number])[];

function deckOf(...cards: Cards): OwnContent[string] {
  const list = cards.map(([kind, count]) => ({ kind, count }));
  return { format: 1, id: 'mine', name: 'Mine', note: 'For tests.', cards: list };
}

/** A straight road: its grid, then rows in four parts with the betting lines between them. */
function roadOf(lanes: number, ...rows: readonly number[]): OwnContent[string] {
  const straight = (count: number) => ({ kind: 'straight', rows: count, lanes });
  const boxes = Array.from({ length: 8 * lanes }, (_, i) => ({
    row: 1 + Math.floor(i / lanes),
    lane: 1 + (i % lanes),
  }));
  return {
    format: 1,
    id: 'road',
    name: 'Road',
    note: 'For tests.',
    shape: 'open',
    direction: 'clockwise',
    heading: 0,
    sections: [8, ...rows].map(straight),
    lines: [3, 4, 5],
    grid: boxes.slice(0, 6),
    scenery: [],
  };
}

const ROAD = roadOf(3, 15, 14, 14, 10);
const ONE_LANE = roadOf(1, 15, 14, 14, 10);
const POOR = deckOf(['o1', 12]);

function contentOf(own: OwnContent): Content {
  const content = readContent(own);
  if (isRefusal(content)) throw new Error(JSON.stringify(content));
  return content;
}

describe('bots of every level', () => {
  const random = Array.from({ length: 6 }, (_, i): [string, OwnContent] => {
    const chance = fastChance(`any content ${i}`);
    const track = { ...randomTrack(chance), id: 'road' };
    return [`random ${i}`, { deck: { ...randomDeck(chance) }, track }];
  });

  it.each<[string, OwnContent]>([
    ...random,
    ['twelve cards of one colour', { deck: POOR, track: ROAD }],
    ['no wilds', { deck: deckOf(['r6y4', 10], ['k6b4g2', 10], ['o3', 10]), track: ROAD }],
    ['only wilds', { deck: deckOf(['w6w5w4w3w2w1', 20]), track: ROAD }],
    ['a single lane', { track: ONE_LANE }],
    ['300 spaces', { deck: deckOf(['w6k1', 30], ['r6w6', 30]), track: roadOf(4, 30, 17, 10, 10) }],
    ['a road of twelve rows', { track: roadOf(2, 1, 1, 1, 1) }],
  ])('plays by the rules with %s', (name, content) => {
    for (const levels of [
      ['club', 'champion'],
      ['pro', 'rookie'],
    ]) {
      const game = { levels, options: { track: 'road' }, seed: name, iterations: 6, content };
      expect(verify(downforce, recordGame(DOWNFORCE_BOTS, game)).ok).toBe(true);
    }
  });
});

describe('a deck', () => {
  it('promises what was measured with ours', () => {
    const { inHand, surplus, aCard, carries } = figuresOf(PRINTED_CONTENT.deck);
    expect(inHand).toEqual([20, 20, 20, 20, 20, 20, 17]);
    expect(surplus).toEqual([0, 0, 0, 0, 0, 0]);
    expect(aCard).toBe(1.5);
    for (const { grid, toFinishTwice } of PRINTED_CONTENT.tracks)
      for (const space of grid) expect(hopeOf(carries[0] ?? 0, toFinishTwice[space] ?? 0)).toBe(1);
  });

  it('promises more for a colour that it has more of, and nothing where no car comes home', () => {
    const { carries, surplus } = figuresOf(contentOf({ deck: POOR }).deck);
    expect(surplus[4]).toBe(10);
    expect(carries.map((spaces) => hopeOf(spaces, 56))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(hopeOf(carries[4] ?? 0, 20)).toBeGreaterThan(hopeOf(carries[0] ?? 0, 20));
  });
});

describe('a track', () => {
  it('leaves room to pass, or none', () => {
    for (const track of PRINTED_CONTENT.tracks) expect(roomOn(track)).toBe(1);
    const track = contentOf({ track: ONE_LANE }).tracks.at(-1);
    expect(track && [roomOn(track), easeOfPassing(track)]).toEqual([0, 0.05]);
  });
});

/** What a club says to the first bid, with what it thinks of each card. */
function firstBids(own: OwnContent): { readonly car: string; readonly offer: unknown }[] {
  const rules = downforceWith(contentOf(own));
  const bots = DOWNFORCE_BOTS.withContent?.(own);
  if (bots === undefined || isRefusal(bots)) throw new Error('the content is refused');
  return Array.from({ length: 12 }, (_, game) => {
    const options = resolveOptions(rules.options, 2, own['track'] === undefined ? {} : { track: 'road' });
    if (isRefusal(options)) throw new Error(options.code);
    const state = rules.start({ players: 2, options });
    const chance = fastChance(`bids ${game}`);
    while (rules.toAct(state) === TABLE_ALONE) rules.apply(state, TABLE, rules.roll(state, chance));
    const [seat = 0] = seatsIn(rules.toAct(state));
    const view = rules.view(state, seat);
    const said = bots.answer('club', JSON.stringify(view), 'bid', { iterations: 100 });
    if (isRefusal(said)) throw new Error(said.code);
    const { forSale } = view.public.auction;
    return {
      car:
        view.public.standing[0] === forSale ? 'pole' : view.public.standing[5] === forSale ? 'last' : 'other',
      offer: said.reasons.params['offer'] ?? 0,
    };
  });
}

describe('a club’s bids', () => {
  it('are nothing where no car can come home', () => {
    const poor = deckOf(['r1y1', 10], ['k1b1', 10], ['g1o1', 10]);
    expect(new Set(firstBids({ deck: poor }).map(({ offer }) => offer))).toEqual(new Set([0]));
  });

  it('are high for the pole on a single lane, and nothing for the last car', () => {
    const bids = firstBids({ track: ONE_LANE });
    const of = (wanted: string) => bids.filter(({ car }) => car === wanted).map(({ offer }) => Number(offer));
    expect(of('pole').length * of('last').length).toBeGreaterThan(0);
    expect(Math.min(...of('pole'))).toBeGreaterThan(3);
    expect(Math.max(...of('last'))).toBe(0);
  });
});
