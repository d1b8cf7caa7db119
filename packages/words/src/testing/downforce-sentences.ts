import type { DownforceFact, Sheet } from '@paddock/downforce';
import { refuse, type Refusal } from '@paddock/kernel';
import type { Context } from '../context.ts';

export const table: Context = { names: ['Ana', 'Bo', 'Cleo'] };
export const ana: Context = { ...table, you: 0 };

export const sold: DownforceFact = { kind: 'sold', seat: 0, car: 'orange', power: 'cunning', price: 5 };
export const shown: DownforceFact = {
  kind: 'bids-shown',
  car: 'green',
  bids: [
    { seat: 0, card: 'r6', declared: false, bid: 0 },
    { seat: 1, card: 'g6k4', declared: false, bid: 6 },
    { seat: 2, card: 'o4', declared: true, bid: 4 },
  ],
};
export const taken: DownforceFact = { kind: 'must-take', seat: 0, car: 'orange', card: 'o2k1' };
export const blocked: DownforceFact = {
  kind: 'line-idle',
  line: 'o6',
  why: 'blocked',
  car: 'orange',
  by: ['red', 'blue'],
};
export const idle: DownforceFact = { kind: 'line-idle', line: 'w2', why: 'finished', car: 'orange' };
export const out: DownforceFact = { kind: 'went-out', seat: 0, cards: ['r8'] };
export const over: DownforceFact = {
  kind: 'race-over',
  standing: ['blue', 'yellow', 'red', 'black', 'green', 'orange'],
  finished: 2,
};

/** D-E5's score sheet. */
const SHEET: Sheet = {
  seat: 0,
  cars: [
    { car: 'green', paid: 4, prize: 2 },
    { car: 'yellow', paid: 5, prize: 9 },
  ],
  bets: [
    { car: 'yellow', pays: 6 },
    { car: 'yellow', pays: 4 },
    { car: 'blue', pays: 3 },
  ],
  prizes: 11,
  winnings: 13,
  paid: 9,
  total: 15,
};
export const ended: DownforceFact = {
  kind: 'game-over',
  outcome: { standings: [{ side: 'seat-0', seat: 0, place: 1, score: 15 }] },
  sheets: [SHEET],
};
export const drive: readonly DownforceFact[] = [
  { kind: 'played', seat: 1, card: 'o6' },
  { kind: 'stepped', seat: 0, car: 'orange', from: 40, to: 41, toGo: 9 },
  { kind: 'jammed', car: 'orange', lost: 5, by: ['red'] },
];
export const taking: Refusal = refuse('space-taken', 'D-R5', { car: 'orange', space: 41 });
export const level: Refusal = refuse('not-a-step', 'D-R5', { car: 'yellow', from: 40, space: 41 });
export const tooFew: Refusal = refuse('option-conflict', 'D-C2', {
  conflict: 'deck-too-small',
  options: '',
  players: 6,
});
