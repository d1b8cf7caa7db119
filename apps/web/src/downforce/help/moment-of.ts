import type { DownforceOptions, DownforcePublic, Phase } from '@paddock/downforce';
import type { Moment } from '@paddock/words/page/downforce-variants';
import { MOMENTS, type DownforceMoment } from '@paddock/words/page/help/downforce';

/** Where a phase is not a moment by itself, nor part of the setup. */
const MOMENT_AT: Partial<Readonly<Record<Phase, DownforceMoment>>> = {
  selling: 'sale',
  'turning-power': 'sale',
  'turning-bids': 'sale',
  'revealing-bids': 'sale',
  'drawing-lots': 'sale',
  'revealing-powers': 'keeping',
  'drawing-hands': 'drawing',
  'choosing-wild': 'wild',
  'turning-card': 'automa',
  'revealing-hands': 'out',
  'revealing-bets': 'scoring',
  'revealing-slips': 'scoring',
};

interface Open extends Pick<DownforcePublic, 'phase' | 'turn' | 'actor'> {
  readonly options: Pick<DownforceOptions, 'auction' | 'bets' | 'timely'>;
}

/** What the help speaks of: a variant may ask something else in a phase of the printed game. */
export function momentOf({ phase, options, turn, actor }: Open): DownforceMoment {
  if (phase === 'bidding' && options.auction === 'dice') return 'dice';
  if (phase === 'stepping' && actor !== null && actor !== turn) return 'steering';
  if (phase !== 'betting') return isMoment(phase) ? phase : (MOMENT_AT[phase] ?? 'setup');
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

function isMoment(phase: Phase | DownforceMoment): phase is DownforceMoment {
  return phase in MOMENTS;
}

/** How the moment's question is answered: with a card of the hand, by a button beside it, or from the row of choices. */
export function answeredBy(moment: DownforceMoment): 'hand' | 'button' | 'row' {
  const known: Moment<string> = MOMENTS[moment];
  return known.by ?? 'row';
}
