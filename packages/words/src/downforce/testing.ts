import {
  downforce,
  type DownforceFact,
  type DownforceOptions,
  type DownforcePublic,
  type DownforceState,
} from '@paddock/downforce';
import {
  fastChance,
  resolveOptions,
  isRefusal,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Seat,
} from '@paddock/kernel';
import { expect } from 'vitest';

/** A whole sentence, without placeholders. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\p{N}«“#].*[.?)]$/su);
  expect(text).not.toMatch(/undefined|\bnull\b|NaN|Infinity|\[object|\$\{| {2}|\( ?\)| [.,:;!?]/);
}

export function expectDistinct(texts: readonly string[]): void {
  expect(new Set(texts).size).toBe(texts.length);
}

interface Watcher {
  readonly listener: Seat | undefined;
  readonly fact?: (fact: DownforceFact) => void;
  readonly open?: (open: DownforcePublic) => void;
  readonly action?: (text: string) => void;
}

/** A whole random game, as one listener hears it. */
export function playRandomly(
  name: string,
  players: number,
  given: Partial<DownforceOptions>,
  { listener, fact, open, action }: Watcher,
): DownforceState {
  const chance = fastChance(name);
  const options = resolveOptions(downforce.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const state = downforce.start({ players, options });
  const tell = {
    all: (told: DownforceFact) => fact?.(told),
    only: (seat: Seat, secret: DownforceFact, shadow: DownforceFact) =>
      fact?.(seat === listener ? secret : shadow),
  };
  const out: number[] = [];
  for (let acting = downforce.toAct(state); acting !== 0; acting = downforce.toAct(state)) {
    open?.(downforce.view(state, 'public').public);
    if (acting === TABLE_ALONE) {
      const drawn = downforce.roll(state, chance);
      action?.(downforce.write(drawn));
      downforce.apply(state, TABLE, drawn, tell);
      continue;
    }
    const [seat = TABLE] = seatsIn(acting);
    const count = downforce.legal(state, seat, out);
    if (action !== undefined) for (const legal of out.slice(0, count)) action(downforce.write(legal));
    const chosen = out[chance.below(count)];
    if (chosen === undefined) throw new Error('nothing is legal');
    downforce.apply(state, seat, chosen, tell);
  }
  open?.(downforce.view(state, 'public').public);
  return state;
}
