import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V3 */
export const longDistance = {
  rules: {
    'D-V3': 'Long distance race',
  },
  options: {
    longDistance: {
      label: 'Long distance',
      text: 'The finish line is ignored, and the cars go round until all cards are played.',
      allowed: 'true, false or money',
      values: {
        false: { label: 'one lap', text: 'A car that crosses the finish line has finished.' },
        true: {
          label: 'the best car wins',
          text: 'The owner of the first owned car in the final order wins; no bets, no money.',
        },
        money: {
          label: 'for money',
          text: 'The final order pays prizes and bets as usual, and no car has stalled.',
        },
      },
    },
  },
  conflicts: {
    'no-finish-to-be-first-at': 'over a long distance no car finishes, so none can finish first.',
    'no-lap-to-drive': 'this track is not a ring: there is no second lap to drive.',
  },
  presets: {
    'long-distance': {
      label: 'Long distance race',
      text: 'The cars go round until all cards are played; the owner of the first owned car wins.',
    },
    endurance: {
      label: 'Endurance for money',
      text: 'A long distance race in which the final order pays prizes and bets.',
    },
  },
  rulesPage: {
    'D-V3': {
      name: 'Long distance race',
      text: 'The finish line is ignored: the cars go round, lap after lap, until all cards are played, so nobody goes out. A car that is a lap behind blocks like any other. The owner of the first owned car in the final order wins; prices do not count, and there are no bets. For money, an option of ours: the final order pays prizes and bets as usual, no car has stalled, and each line asks for its bet once, on the first lap.',
    },
  },
  page: {
    standing: 'The standing',
    lap: (lap) => `lap ${lap}`,
    lapShort: (lap) => `L${lap}`,
    onGrid: 'on the grid',
  },
} satisfies VariantPart;
