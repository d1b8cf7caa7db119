import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** By line: what declining means. */
const DECLINING = [
  'If you bet now, it is your only bet; if you decline, you may bet at line 2 and at line 3.',
  'You may decline; either way, you may bet at line 3.',
  'You may decline.',
];

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
    mayDecline: (line) => DECLINING[line - 1] ?? '',
    mayDeclineOnce: 'You bet only once, and may decline.',
  },
  refusals: {
    'bet-or-decline-now': () => 'Bet now, or decline.',
    'has-bet': () => 'You have already bet: no more bets are asked of you in this race.',
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
      text: 'At the first line you bet or decline; if you decline, you may bet at the second and at the third. In the race you play from a drawn hand.',
      allowed: 'true or false',
      values: {
        true: {
          label: 'one bet at once, or two later',
          text: 'A bet at the first line pays most, but it is your only one.',
        },
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
      text: 'Bet at the first line, or decline and bet at the other two; hands are drawn, and Speed-8 cards stay face up.',
    },
  },
  moments: {
    'betting-timely': {
      todo: 'Bet now, or decline and wait for the next line.',
      rule: 'An early bet pays more, a late one knows more. If you decline, you are asked again at the next line.',
    },
  },
  rulesPage: {
    'D-V5': {
      name: 'Timely betting',
      text: 'At the first line you bet or decline. If you bet there, it is your only bet. If you decline, you may bet or decline at the second line, and again at the third: that makes two bets, but they pay less. After the auction the Speed-8 cards stay face up, and everybody plays from a drawn hand, as in the two-player game.',
      ruling:
        'The hand has 7, 6, 5, 4 or 4 cards for 2 to 6 players; with two it is the usual one. Everybody sees who has bet, but not on which car. Games begun before rulings 2 keep one bet in all, at any line.',
    },
  },
} satisfies VariantPart;
