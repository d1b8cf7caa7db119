import type { LessonTexts } from '../../page/lessons.ts';

export const formula: LessonTexts['steps']['formula'] = {
  places: {
    say: 'Twelve cars in one line. You run the yellow team, which starts first and last. Only the order counts, and the first six score points.',
  },
  slipstream: {
    say: 'On your turn you play one card and draw another. Overtake moves a car of the card’s colour forward, and the car right behind it is pulled along in its slipstream.',
    ask: 'Choose the orange Overtake +3.',
    then: {
      car: 'Choose the orange car right in front of your last one.',
      confirm: 'Your yellow car follows, three places up. Confirm.',
    },
  },
  pit: {
    say: 'Some cards need a roll of the twelve-sided die. Pit Stop: on 1 to 6 the car loses that many places, on 7 to 12 it keeps its place.',
    ask: 'Choose the red Pit Stop, for a rival.',
    then: { car: 'Choose the red car in front of your second one.', confirm: 'Let the die decide. Confirm.' },
  },
  hold: {
    say: 'Some cards hold a car back, any car. Everybody behind it moves up.',
    ask: 'Choose Off Circuit −2.',
    then: { car: 'Choose the blue car right in front of yours.' },
  },
  spin: {
    say: 'Spin Out is dangerous: the die names a place, and the car there retires. It may be one of yours!',
    ask: 'Choose Spin Out.',
    then: {
      confirm: 'Confirm, and the die rolls.',
      decision:
        'The third car, and it is not yours. You could reject one roll, but this one is good: accept.',
    },
  },
  own: {
    say: 'Your own colour at last: with an Overtake of your team you choose which of your two cars moves.',
    ask: 'Choose the yellow Overtake +2.',
    then: { car: 'Choose the one further back.' },
  },
  clock: {
    say: 'These are the turns left in the race, for all players together. When the pile is empty, everybody has one last turn. This is yours.',
  },
  charge: {
    say: 'Charge: on 1 to 9 the car moves up a place, and for your own car you may roll again. On 10 to 12 the engine blows.',
    ask: 'Choose Charge (engine blows).',
    then: {
      car: 'Choose your best car, in third place.',
      confirm: 'Nine chances in twelve. Confirm.',
      again: 'Second place! Nine chances in twelve once more: go for it.',
      stop: 'You lead, and there is nothing more to gain: stop.',
    },
  },
  points: {
    say: 'Places one to six score 10, 6, 4, 3, 2 and 1 points for their teams, and you have the winner. In a season, the points of all races add up.',
  },
};
