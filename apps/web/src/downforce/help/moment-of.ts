import type { DownforceOptions, DownforcePublic, Phase } from '@paddock/downforce';
import type { DownforceMoment } from '@paddock/words/page/help/downforce';

const MOMENT_AT = {
  'drawing-track': 'setup',
  gridding: 'setup',
  dealing: 'setup',
  'giving-cars': 'setup',
  'giving-powers': 'setup',
  'dealing-plaques': 'setup',
  'drawing-first': 'setup',
  selling: 'sale',
  'turning-power': 'sale',
  'turning-bids': 'sale',
  'revealing-bids': 'sale',
  'drawing-lots': 'sale',
  bidding: 'bidding',
  keeping: 'keeping',
  'revealing-powers': 'keeping',
  'drawing-hands': 'drawing',
  drawing: 'drawing',
  playing: 'playing',
  ordering: 'ordering',
  'choosing-line': 'choosing-line',
  numbering: 'numbering',
  'deciding-line': 'deciding-line',
  'choosing-wild': 'wild',
  stepping: 'stepping',
  adding: 'adding',
  'turning-card': 'automa',
  'revealing-hands': 'out',
  betting: 'betting',
  'revealing-bets': 'scoring',
  'revealing-slips': 'scoring',
  predicting: 'predicting',
  swapping: 'swapping',
  resting: 'resting',
  over: 'over',
} as const satisfies Record<Phase, DownforceMoment>;

interface Open extends Pick<DownforcePublic, 'phase' | 'turn' | 'actor'> {
  readonly options: Pick<DownforceOptions, 'auction' | 'bets' | 'timely'>;
}

/** What the help speaks of: a variant may ask something else in a phase of the printed game. */
export function momentOf({ phase, options, turn, actor }: Open): DownforceMoment {
  if (phase === 'bidding' && options.auction === 'dice') return 'dice';
  if (phase === 'stepping' && actor !== null && actor !== turn) return 'steering';
  if (phase !== 'betting') return MOMENT_AT[phase];
  if (options.timely) return 'betting-timely';
  switch (options.bets) {
    case 'odds':
      return 'betting-odds';
    case 'penalty':
      return 'betting-penalty';
    case 'widespread':
      return 'betting-podium';
    case 'printed':
    case 'none':
      return 'betting';
  }
}

/** Answered with a card of the hand. */
export const FROM_HAND: ReadonlySet<DownforceMoment> = new Set<DownforceMoment>(['bidding', 'playing']);

/** Answered by a button beside the question. */
export const BY_BUTTON: ReadonlySet<DownforceMoment> = new Set<DownforceMoment>([
  'ordering',
  'choosing-line',
  'numbering',
  'deciding-line',
  'adding',
  'resting',
]);
