import { pairOf } from './meetings.ts';

/** Meetings of players that have been given other numbers: player `order[i]` is now called `i`. */
export interface Renamed {
  /** The meetings of each pair, as characters: equal texts are equal up to the players' names. */
  readonly text: string;
  readonly order: readonly number[];
}

/**
 * Names the players by what their meetings look like, so that most states that differ in names alone become one. Where
 * meetings tell nothing apart, the first is taken: two texts may then stand for the same state, which costs time and loses
 * nothing, since every text is a true state under other names.
 */
export function renamed(players: number, met: Uint8Array): Renamed {
  let kinds = new Uint8Array(players);
  for (;;) {
    kinds = refined(players, met, kinds);
    const shared = firstShared(kinds);
    if (shared === undefined) break;
    kinds = kinds.map((kind, player) => 2 * kind + (player === shared ? 0 : 1));
  }
  const order = Array.from({ length: players }, (_, kind) => kinds.indexOf(kind));
  return { text: textOf(renumbered(players, met, order)), order };
}

/**
 * A player's kind, and how often they met each other kind, until that says nothing new. Kinds count from 0. Two signs that
 * are equal by chance leave two kinds one, which again only costs time.
 */
function refined(players: number, met: Uint8Array, kinds: Uint8Array): Uint8Array<ArrayBuffer> {
  const now = new Uint8Array(kinds);
  const signs = new Float64Array(players);
  for (let count = new Set(now).size; ;) {
    for (let player = 0; player < players; player++) {
      let sign = 0;
      for (let other = 0; other < players; other++) {
        if (other === player) continue;
        sign = (sign + mixed((now[other] ?? 0) * 256 + (met[pairOf(player, other)] ?? 0))) | 0;
      }
      signs[player] = (now[player] ?? 0) * 2 ** 32 + (sign >>> 0);
    }
    const sorted = signs.toSorted();
    let distinct = 0;
    for (let index = 0; index < players; index++) {
      if (index > 0 && sorted[index] === sorted[index - 1]) continue;
      for (let player = 0; player < players; player++) {
        if (signs[player] === sorted[index]) now[player] = distinct;
      }
      distinct++;
    }
    if (distinct === count) return now;
    count = distinct;
  }
}

function mixed(number: number): number {
  const word = Math.imul(number + 1, 0x9e3779b1);
  return Math.imul(word ^ (word >>> 15), 0x85ebca6b);
}

/** A player of the first kind that more than one has. */
function firstShared(kinds: Uint8Array): number | undefined {
  const shared = kinds.filter((kind, player) => kinds.indexOf(kind) !== player);
  return shared.length === 0 ? undefined : kinds.indexOf(Math.min(...shared));
}

function renumbered(players: number, met: Uint8Array, order: readonly number[]): Uint8Array {
  const out = new Uint8Array(met.length);
  for (let one = 1; one < players; one++) {
    for (let other = 0; other < one; other++) {
      out[pairOf(one, other)] = met[pairOf(order[one] ?? 0, order[other] ?? 0)] ?? 0;
    }
  }
  return out;
}

function textOf(met: Uint8Array): string {
  return String.fromCharCode(...met.map((times) => times + 48));
}

export function metOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) - 48);
}
