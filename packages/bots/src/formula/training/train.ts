import { fastChance } from '@paddock/kernel';
import type { Net } from '../trained/net.ts';
import { Examples } from './examples.ts';
import { Learner } from './learner.ts';
import { SelfPlay } from './self-play.ts';

export interface Training {
  readonly races: number;
  readonly seed: string;
}

/** How much of the training club plays, so that the first lessons are of sensible races. */
const AS_CLUB = 0.05;
const REPORTS = 20;

export interface Progress {
  readonly races: number;
  /** By layer: how far the chance to win was off, as mean squares; 0 while nothing is learnt. */
  readonly errors: readonly number[];
  /** As it is now. */
  readonly net: Net;
}

/** Plays races against itself and learns from how they end. The same races and seed give the same net on every machine. */
export function train({ races, seed }: Training, report: (progress: Progress) => void = () => {}): Net {
  const chance = fastChance(seed);
  const examples = new Examples(races);
  const learner = new Learner(chance);
  const selfPlay = new SelfPlay(learner.net, chance);
  let next = 1;
  for (let played = 0; played < races;) {
    const done = played / races;
    played += selfPlay.play(done < AS_CLUB, (example) => {
      const place = examples.placeFor(chance);
      if (place !== undefined) learner.learn(examples, place, done);
      examples.put(place, example);
    });
    if (played * REPORTS < next * races) continue;
    next = Math.floor((played * REPORTS) / races) + 1;
    report({ races: Math.min(played, races), errors: learner.report(), net: learner.net });
  }
  return learner.net;
}
