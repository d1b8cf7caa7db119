import type { Family, FormulaPublic, Phase } from '@paddock/formula';
import type { FormulaMoment } from '@paddock/words/page/help/formula';
import { cardKind } from '../cards/card-kind.ts';

const MOMENT_AT = {
  giving: 'setup',
  gridding: 'setup',
  dealing: 'setup',
  playing: 'playing',
  choosing: 'overtake',
  rolling: 'rolling',
  deciding: 'charging',
  drawing: 'drawing',
  resting: 'resting',
  over: 'over',
} as const satisfies Record<Phase, FormulaMoment>;

/** What a card asks: which car; and after the die. */
const CHOOSING = {
  overtake: 'overtake',
  turbo: 'turbo',
  back: 'back',
  pit: 'pit',
  'charge-gears': 'charge',
  'charge-engine': 'charge',
  'spin-out': 'spin',
  'spin-last': 'spin',
  crash: 'crash',
} as const satisfies Record<Family, FormulaMoment>;

export function momentOf({
  phase,
  card,
  pile,
}: Pick<FormulaPublic, 'phase' | 'card' | 'pile'>): FormulaMoment {
  if (phase === 'playing' && pile === 0) return 'last-turn';
  if (card === null || (phase !== 'choosing' && phase !== 'deciding')) return MOMENT_AT[phase];
  const moment = CHOOSING[cardKind(card).family];
  return phase === 'deciding' && moment === 'charge' ? 'charging' : moment;
}
