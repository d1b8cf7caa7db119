import { bothGauges, rolloutGauge, type Gauge } from '@paddock/bots';
import type { Game } from '../game.ts';

/** What luck is measured with: the game's own gauge, with `rollouts` rollouts for every possible draw. */
export function gaugeFor({ bots, ladder: { gauge } }: Game, rollouts: number): Gauge | undefined {
  if (rollouts === 0) return gauge;
  const rolled = rolloutGauge(bots.game, bots.playOn, rollouts);
  return gauge === undefined ? rolled : bothGauges(gauge, rolled);
}
