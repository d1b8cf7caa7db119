import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V5 */
export const timely = {
  facts: {
    'bet-declined': ({ seat, bet }, say) => `${say.does(seat, 'declines', 'decline')} to bet at line ${bet}.`,
    'slip-laid': ({ seat, bet }, say) => `${say.does(seat, 'has', 'have')} chosen at line ${bet}.`,
    'slips-shown': ({ bet, backers, declined }, say) => {
      const has = backers.length === 0 ? 'nobody' : say.names(backers);
      const not = declined.length === 0 ? '' : `; declined: ${say.names(declined)}`;
      return `Bets at line ${bet}: ${has}${not}.`;
    },
  },
  phases: {
    'revealing-slips': 'Who has bet is revealed',
  },
  table: {
    'revealing-slips': 'Who has bet and who has declined is being revealed.',
  },
  prompts: {
    mayDecline: 'You bet only once, and may decline.',
  },
  refusals: {
    'bet-or-decline-now': () => 'Bet now, or decline.',
    'has-bet': () => 'You have already bet: no bet is asked of you now.',
  },
  plain: {
    decline: 'Decline',
  },
  rules: {
    'D-V5': 'Timely betting',
  },
  options: {
    timely: {
      label: 'Timely betting',
      text: 'At each line you may bet or decline, but bet only once; in the race you play from a drawn hand.',
      allowed: 'true or false',
      values: {
        true: { label: 'one bet, at a line of your choice', text: 'The earlier you bet, the more it pays.' },
        false: { label: 'a bet at every line', text: 'Everybody bets at each of the three lines.' },
      },
    },
  },
  conflicts: {
    'no-bets-to-time': 'without bets there is nothing to time.',
    'timely-has-its-own-hand': 'timely betting has a drawn hand of its own.',
  },
  presets: {
    timely: {
      label: 'Timely betting',
      text: 'One bet each, at the line you choose; hands are drawn, and Speed-8 cards stay face up.',
    },
  },
  rulesPage: {
    'D-V5': {
      name: 'Timely betting',
      text: 'You bet once in the whole race. At the first line you bet or decline. If you have bet, you are not asked again; if you declined, you may bet or decline at the second line and at the third, where a bet pays less. After the auction the Speed-8 cards stay face up, and everybody plays from a drawn hand, as in the two-player game.',
      ruling:
        'The hand has 7, 6, 5, 4 or 4 cards for 2 to 6 players; with two it is the usual one. Everybody sees who has bet, but not on which car.',
    },
  },
} satisfies VariantPart;
