import {
  fastChance,
  resolveOptions,
  isRefusal,
  TABLE,
  TABLE_ALONE,
  type Action,
  type FastChance,
} from '@paddock/kernel';
import { downforce } from '../src/index.ts';
import type { DownforceState } from '../src/index.ts';

/** A random six-player game, every step through legal, apply and roll, against copies of 128 bytes. */
const GAMES = 20;
const COPIES = 40_000;
const ROUNDS = 1001;
const WARM_UP = 300;

const options = resolveOptions(downforce.options, 6, {});
if (isRefusal(options)) throw new Error(options.code);
const setup = { players: 6, options };
const out: Action[] = [];
let steps = 0;

const fresh = downforce.start(setup);
const state = downforce.copy(fresh);

function play(game: DownforceState, chance: FastChance): void {
  for (let asked = downforce.toAct(game); asked !== 0; asked = downforce.toAct(game)) {
    steps++;
    if (asked === TABLE_ALONE) {
      downforce.apply(game, TABLE, downforce.roll(game, chance));
      continue;
    }
    const seat = 31 - Math.clz32(asked);
    downforce.apply(game, seat, out[chance.below(downforce.legal(game, seat, out))]);
  }
}

const from = new Uint8Array(128);
const to = new Uint8Array(128);
const chance = fastChance('bench');

function gameTime(): number {
  const begin = performance.now();
  for (let game = 0; game < GAMES; game++) play(downforce.copy(fresh, state), chance);
  return (performance.now() - begin) / GAMES;
}

function copyTime(): number {
  const begin = performance.now();
  for (let copy = 0; copy < COPIES; copy++) to.set(from);
  return (performance.now() - begin) / COPIES;
}

for (let round = 0; round < WARM_UP; round++) {
  gameTime();
  copyTime();
}
steps = 0;
const rounds = Array.from({ length: ROUNDS }, () => ({ game: gameTime(), copy: copyTime() }));
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const ratio = median(rounds.map(({ game, copy }) => game / copy));
const micros = median(rounds.map(({ game }) => game)) * 1000;
console.log(
  `${Math.round(ratio)} × to.set(from) a game, ${micros.toFixed(1)} µs, ${Math.round(1e6 / micros)} games a second`,
);
console.log(`${Math.round(steps / (ROUNDS * GAMES))} actions a game`);
