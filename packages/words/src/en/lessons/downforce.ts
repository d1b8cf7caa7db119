import type { LessonTexts } from '../../page/lessons.ts';

export const downforce: LessonTexts['steps']['downforce'] = {
  cars: {
    say: 'First the six cars are auctioned, one after another. Red is up now. Whoever buys it also gets its Speed-8 card and this power.',
  },
  bid: {
    say: 'Your cards are your money. A card bids the number beside the car’s colour.',
    ask: 'Choose the red 5.',
    then: {
      confirm:
        'If nobody bids more, you owe $5M at the end of the game, red is yours, and the card comes back to your hand. Confirm.',
    },
  },
  pass: {
    say: 'Red is yours for $5M! Orange is next, and one car is enough for today. A card without the car’s colour is a pass.',
    ask: 'Choose your red Speed-8: there is no orange on it.',
    then: { confirm: 'A pass costs nothing, and the card stays yours. Confirm.' },
  },
  prizes: {
    say: 'All the cars are sold. This is what they race for: $12M for the first car home, less for each place behind it, and nothing for the last.',
  },
  wild: {
    say: 'On your turn you play one card. A wild, marked with a star, moves any car whose colour is not on the card.',
    ask: 'Choose a wild 5.',
    then: { wild: 'That can be yours: choose red.', step: 'Red moves 5. Tap the ring to drive there.' },
  },
  lines: {
    say: 'Every line of a card moves its car, from top to bottom, even when it belongs to somebody else. You choose the path for all of them.',
    ask: 'Choose the card with blue 6, orange 4, wild 2 and yellow 1.',
    then: { wild: 'The wild is for red again.', step: 'Drive this car to the ring.' },
  },
  bet: {
    say: 'A car has crossed a yellow line, so everybody bets in secret on the winner. This bet pays $9M if your car comes first, $6M for second, $3M for third. The next two bets pay less.',
    ask: 'Choose any car you like. Yours, perhaps?',
  },
  jam: {
    say: 'A little later. The track is narrow here, and a car cannot drive through another.',
    ask: 'Choose the card with two wilds, 4 and 2.',
    then: {
      'wild red': 'The 4 is for red again.',
      'wild yellow':
        'Yellow blocks the track: red moved only 3, and 1 space is lost. That is a jam. Two wilds move two different cars, so send yellow on.',
      step: 'Drive yellow to the ring, out of your way.',
    },
  },
  power: {
    say: 'A few turns later. Red is your car, and it is at the top of this card: now your power counts.',
    ask: 'Play your red Speed-8.',
    then: {
      step: 'All the way to the ring.',
      decision: 'Aggressive: because your own car is on the top line, it may move one more space. Take it.',
    },
  },
  finish: {
    say: 'The last bend. You have moved yellow and blue with this card, and red’s line comes next.',
    ask: 'Tap the finish line.',
  },
  score: {
    say: 'Prizes plus bets minus what you paid in the auction: the most money wins. A cheap car and good bets can beat the fastest car.',
  },
};
