import type { VariantForm } from './catalogue.ts';

/** D-V3 to D-V10 in the form. */
export const variants: VariantForm = {
  rules: {
    'D-V3': 'Long distance race',
    'D-V4': 'World tour',
    'D-V5': 'Timely betting',
    'D-V6': 'War of Whispers',
    'D-V7': 'Dice auction',
    'D-V8': 'Rubber-band A.I.',
    'D-V9': 'Other bets',
    'D-V10': 'More powers',
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
    longDistance: {
      label: 'Long distance',
      text: 'The finish line is ignored, and the cars go round until all cards are played.',
      allowed: 'true, false or money',
      values: {
        false: { label: 'one lap', text: 'A car that crosses the finish line is home.' },
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
    worldTour: {
      label: 'World tour',
      text: 'Several whole games in a row, one on each track named; the totals are added.',
      allowed: 'two to six tracks',
      values: { none: { label: 'no tour', text: 'One game, on the track named for it.' } },
    },
    automas: {
      label: 'Automas',
      text: 'How many of the last seats are played by cards alone.',
      allowed: 'a whole number from 0 to 5',
      values: {},
    },
    automaLevel: {
      label: 'Level of the automas',
      text: 'How they play their Speed-8 cards.',
      allowed: 'normal or hard',
      values: {
        normal: { label: 'normal', text: 'Speed-8 cards are played when the deck is empty.' },
        hard: { label: 'hard', text: 'Speed-8 cards are in the deck, and come again where they did little.' },
      },
    },
  },
  conflicts: {
    'no-bets-to-time': 'without bets there is nothing to time.',
    'bets-are-not-asked': 'in this way to play nobody is asked for bets.',
    'whispers-sells-no-cars': 'in the War of Whispers no car is sold.',
    'whispers-has-no-powers': 'in the War of Whispers there are no powers.',
    'timely-has-its-own-hand': 'timely betting has a drawn hand of its own.',
    'whispers-deals-all-cards': 'in the War of Whispers all cards are dealt and held.',
    'automas-play-from-decks':
      'an automa plays from its own deck, which a common pile would leave without cards.',
    'no-finish-to-be-first-at': 'over a long distance no car comes home, so none can be the first.',
    'points-or-money': 'the War of Whispers is won by points, and this race for money.',
    'no-total-to-add': 'a tour adds up totals, and here there are none.',
    'no-total-to-compare': 'an automa wins by its money, and here money does not count.',
    'bids-would-cost-nothing': 'where prices do not count, everybody would bid six.',
    'automa-needs-a-finish': 'an automa steers by its way to the finish, and here there is none.',
    'penalty-has-one-table': 'the penalties fit the printed payouts only.',
    'a-person-must-play': 'at least one seat must be for a person.',
    'no-automa-to-level': 'there is no automa whose level could be set.',
    'tour-names-the-tracks': 'the tour names the tracks already.',
    'no-lap-to-drive': 'this track is no ring: there is no second lap to drive.',
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
    'world-tour': { label: 'World tour', text: 'A whole game on each track, and the totals are added.' },
    timely: {
      label: 'Timely betting',
      text: 'One bet each, at the line you choose; hands are drawn, and Speed-8 cards lie face up.',
    },
    whispers: {
      label: 'War of Whispers',
      text: 'Nobody owns a car: you predict the whole finishing order, and may put it right twice.',
    },
    dice: { label: 'Dice auction', text: 'Bids are secret numbers from 1 to 6 instead of cards.' },
    odds: {
      label: 'Bets at odds',
      text: 'A bet pays more, the further back the car was when you bet on it.',
    },
    widespread: {
      label: 'Widespread bets',
      text: 'At each line you name the first three; each car that comes in exactly there pays.',
    },
    penalty: { label: 'Penalty bets', text: 'Bets on cars that come in fourth or later cost money.' },
    'rubber-band': {
      label: 'Rubber-band A.I.',
      text: 'The last seat is an automa, played by cards alone, that gains when you jam its cars.',
    },
    pack: { label: 'More powers', text: 'Six powers drawn from twelve: the printed six and six of our own.' },
  },
};
