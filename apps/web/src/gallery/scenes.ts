import type { FormulaView } from '@paddock/formula';
import type { Script } from './random-session.ts';

const mine = (view: FormulaView) => view.public.turn === 0;
const isMyPlay = (view: FormulaView) => mine(view) && view.public.phase === 'playing';
const afterPlays = (count: number) => (view: FormulaView) => isMyPlay(view) && view.public.playsLeft <= count;
const holds = (view: FormulaView, family: string) =>
  view.own?.hand.some((card) => card.startsWith(family)) === true;

/** Every state of the table that looks different from the others. */
export const SCENES = {
  start: { seed: 'a', until: isMyPlay, isStill: false },
  grid: { seed: 'a', until: (view) => view.public.gridDrawn.length === 3 },
  middle: { seed: 'b', until: afterPlays(24) },
  pits: { seed: 'd', until: (view) => isMyPlay(view) && view.public.retired.length >= 3 },
  overtake: { seed: 'e', until: (view) => afterPlays(30)(view) && holds(view, 'overtake') },
  waiting: {
    seed: 'f',
    until: (view) => view.public.turn === 2 && view.public.phase === 'playing' && view.public.playsLeft < 20,
  },
  charge: {
    seed: 'g',
    until: (view) =>
      mine(view) && view.public.phase === 'deciding' && view.public.card?.startsWith('charge') === true,
  },
  spin: {
    seed: 'h',
    until: (view) =>
      mine(view) && view.public.phase === 'deciding' && view.public.card?.startsWith('spin') === true,
    options: { races: 17 },
  },
  crash: {
    seed: 'i',
    until: (view) => mine(view) && view.public.phase === 'deciding' && view.public.card === 'crash',
    options: { races: 17 },
  },
  last: { seed: 'j', until: (view) => isMyPlay(view) && view.public.pile === 0 },
  resting: { seed: 'k', until: (view) => view.public.phase === 'resting' && view.public.race === 1 },
  'resting-late': { seed: 'l', until: (view) => view.public.phase === 'resting' && view.public.race === 2 },
  over: { seed: 'm', until: (view) => view.public.phase === 'over' },
  drivers: {
    seed: 'n',
    options: { races: 3, championship: 'drivers' },
    until: (view) => view.public.phase === 'over',
  },
  three: { seed: 'o', players: 3, until: isMyPlay },
  six: { seed: 'p', players: 6, until: isMyPlay },
  handover: { seed: 'q', until: isMyPlay, handOverTo: 1 },
  replay: { seed: 'r', until: afterPlays(20), viewer: 'public' },
} as const satisfies Record<string, Script>;
export type SceneName = keyof typeof SCENES;
