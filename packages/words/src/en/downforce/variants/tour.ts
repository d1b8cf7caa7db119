import { words as shared } from '../../common/shared.ts';
import { money } from '../grammar.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

const { points } = shared;

/** D-V4 */
export const tour = {
  facts: {
    'leg-over': ({ leg, legs, result, totals }, say) => {
      const amount = result.points === undefined ? money : points;
      const rows = totals.map((total, seat) => `${say.seat(seat)} ${amount(total)}`);
      return `Game ${leg} of ${legs} is over (${say.track(result.track)}). Tour totals: ${rows.join(', ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'is', 'are')} ready for the next game.`,
  },
  phases: {
    resting: 'Between two games',
  },
  asks: {
    resting: {
      ask: () => 'Say when you are ready for the next game.',
      wait: (names) => `Waiting for ${names} to be ready.`,
    },
  },
  refusals: {
    'ready-now': () => 'Between two games there is only one thing to do: say that you are ready.',
  },
  plain: {
    ready: 'Ready',
  },
  rules: {
    'D-V4': 'World tour',
  },
  options: {
    worldTour: {
      label: 'World tour',
      text: 'Several whole games in a row, one on each track you choose; the totals are added up.',
      allowed: 'two to six tracks',
      values: { none: { label: 'no tour', text: 'One game, on one track.' } },
    },
  },
  conflicts: {
    'no-total-to-add': 'a tour adds up totals, and here there are none.',
    'tour-names-the-tracks': 'the tour already names its tracks.',
  },
  presets: {
    'world-tour': { label: 'World tour', text: 'A whole game on each track; the totals are added up.' },
  },
  moments: {
    resting: {
      todo: 'Say that you are ready for the next game of the tour.',
      rule: 'The totals of all games are added up. The next game starts from a new deal.',
    },
  },
  rulesPage: {
    'D-V4': {
      name: 'World tour',
      text: 'Several whole games by the same players, one on each track chosen, from the deal to the score sheets; the totals are added up, and the highest wins. Between two games everybody says when they are ready.',
      ruling:
        'A tour may name two to six tracks, and one may come twice. A tie is broken by the last game: the player whose best car is placed higher wins.',
    },
  },
  page: {
    tour: 'World tour',
    tourDone: (over, legs) => `${over} of ${legs} games played`,
    leg: (leg) => `Game ${leg}`,
    nextLeg: (track) => `Next: ${track}`,
    player: 'Player',
    total: 'Total',
  },
} satisfies VariantPart;
