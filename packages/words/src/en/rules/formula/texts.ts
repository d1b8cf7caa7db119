import type { RuleTexts } from '../../../page/rules/formula.ts';
import { help } from '../../help/formula.ts';

export const texts: RuleTexts = {
  title: 'Formula Motor Racing: the rules',
  intro:
    'Twelve cars stand in one line. On your turn you play one card, which moves cars up or down that line, and draw another. When the cards run out, the line is the result. That is the whole game; the rest of this page is for looking things up.',
  help,
  sections: {
    aim: 'The aim',
    turn: 'A turn',
    cards: 'The cards',
    setup: 'Set-up',
    season: 'The season',
    options: 'Options',
  },
  rules: {
    'F-C1': {
      name: 'Twelve cars, six teams',
      text: 'There are two cars each of blue, green, yellow, orange, red and purple. The two cars of a colour are a team.',
    },
    'F-E1': {
      name: 'Points',
      text: 'When the race ends, places one to six score 10, 6, 4, 3, 2 and 1 points. You score with all your cars.',
    },
    'F-E4': {
      name: 'Winning the championship',
      text: 'After the last race, the player or team with the most points wins the Constructors’ Championship. Ties go to the side whose best car finished higher in the last race. Everybody is ranked that way, teams without a player included.',
    },
    'F-T1': {
      name: 'Play one, draw one',
      text: 'On your turn you must play exactly one card, face up onto the discard pile, do what it says, and then draw a card. You must play even if none of your cars is still running.',
    },
    'F-T2': {
      name: 'Who chooses',
      text: 'The player of a card makes all its choices, no matter who owns the cars.',
    },
    'F-T3': {
      name: 'How the race ends',
      text: 'When somebody draws the last card of the pile, every player, including that one, has one more turn without drawing. So everybody ends the race with four cards in hand, and with four players a race takes 38 turns.',
    },
    'F-T4': {
      name: 'Places',
      text: 'A car’s place is its rank among the cars that are still running. There are no gaps: when a car leaves the line, those behind it move up at once.',
    },
    'F-T5': {
      name: 'Ends of the line',
      text: 'A car that would move beyond first place stops at first; one that would fall beyond last place stops at last. The rest of the move is lost.',
    },
    'F-T6': {
      name: 'Retiring',
      text: 'A car that retires leaves the line for good and is placed in front of the cars that retired before it. The final order is the running cars and then the retired ones, the latest first: the first car to retire is twelfth.',
    },
    'F-C2': {
      name: 'The deck',
      text: '54 cards: per team one Overtake +2, two Overtake +3, one Overtake +4 and one Pit Stop; two beige Pit Stops for any car; four Tailender Turbos; three Charges (lose gears) and three Charges (engine blows); three each of Wrong Line −1, Off Circuit −2 and Lose Control −3; one Spin Out, one Spin Last and one Crash.',
      ruling:
        'The rulebook says how many cards there are of each kind, not how they are split among the colours. An even split is the only one that treats all teams alike.',
    },
    'F-K1': {
      name: 'Overtake +2, +3, +4',
      text: 'Choose a running car of the card’s colour. It moves forward that many places, and the car directly behind it, of whatever team, is pulled along in its slipstream and stays directly behind it. The car in last place moves alone. If one car of the colour has retired, you must take the other.',
    },
    'F-K2': {
      name: 'Overtaking up to the front',
      text: 'The car stops at first place, with its follower second. You may choose the car that is already first: nothing moves.',
    },
    'F-K3': {
      name: 'Overtake without a car',
      text: 'If both cars of the colour have retired, you may still play the card. Nothing happens.',
    },
    'F-K4': {
      name: 'Wrong Line −1, Off Circuit −2, Lose Control −3',
      text: 'Choose any running car: it falls back one, two or three places. You may choose the car in last place; it stays where it is.',
    },
    'F-K5': {
      name: 'Tailender Turbo',
      text: 'Choose one of the last three running cars: it moves forward three places, alone.',
    },
    'F-K6': {
      name: 'Pit Stop',
      text: 'Choose a running car of the card’s colour, or any running car if the card is beige, and roll. On 1–6 it falls back that many places; on 7–12 it stays. If both cars of the colour have retired, nothing is rolled and nothing happens.',
    },
    'F-K7': {
      name: 'Charge',
      text: 'Choose any running car and roll. On 1–9 it moves forward one place, alone. On 10–12 it pays the price: with Lose Gears it drops to last place, with Engine Blows it retires.',
    },
    'F-K8': {
      name: 'Charging on',
      text: 'If the charging car belongs to one of your teams, you may roll again for it as often as you dare, deciding after each roll; 10–12 ends the charge. Any other car gets a single roll.',
    },
    'F-K9': {
      name: 'Charging in first place',
      text: 'A charging car that is already first stays first on 1–9.',
      ruling: 'Its owner may still roll again: nothing forbids it.',
    },
    'F-K10': {
      name: 'Spin Out, Spin Last',
      text: 'Roll: the number is a place. You may reject the first roll and must accept the second. The car in that place retires (Spin Out) or drops to last place (Spin Last). Your own cars are not spared.',
    },
    'F-K11': {
      name: 'A spin that hits nobody',
      text: 'If no running car is in the place rolled, nothing happens. You may reject such a first roll too.',
    },
    'F-K12': {
      name: 'Crash',
      text: 'Roll: the car in that place retires, and a neighbour with it: the car directly in front or directly behind, as you choose after the roll. For first place it is the one behind, for last place the one in front. If no car is in that place, nothing happens. There is no second roll.',
    },
    'F-K13': {
      name: 'The order of a crash',
      text: 'The two cars go to the front of the retired in the order they had on the track.',
    },
    'F-K14': {
      name: 'Six always run',
      text: 'At most six cars can retire in a race: three engines, one spin, two in the crash. So at least six are always running, every card finds a car, and all points go to running cars.',
    },
    'F-C3': { name: 'The die', text: 'All rolls are made with one twelve-sided die.' },
    'F-C4': {
      name: 'Teams and scores',
      text: 'Six pit crew cards, one per team, are drawn for the grid and show who plays which team. A score sheet holds the points of every car and side, race by race.',
    },
    'F-S1': {
      name: 'Players and teams',
      text: 'With four, five or six players, each takes one team; with three, each takes two. The teams are dealt at random at the start, or picked when the game is set up. You keep yours for the season.',
    },
    'F-S2': {
      name: 'Teams without a player',
      text: 'All twelve cars always race. Teams that nobody plays score like the others, and can win the championship.',
    },
    'F-S3': {
      name: 'The first grid',
      text: 'The teams are drawn at random. The first starts 1st and 12th, the second 2nd and 11th, and so on to the sixth, which starts 6th and 7th.',
      ruling: 'A team’s car 1 takes the better of its two places.',
    },
    'F-S4': {
      name: 'The deal',
      text: 'The cards are shuffled, each player gets five, and the rest form the draw pile.',
    },
    'F-S5': {
      name: 'Who begins',
      text: 'The player with the car in pole position begins; then the turns go round in seat order.',
      ruling: 'If a team without a player has the pole, the player with the best-placed car begins.',
    },
    'F-S6': {
      name: 'Open and secret',
      text: 'Everybody may see the line, the retired cars, the discard pile, how many cards are left to draw, and how many turns remain. Hands, the order of the pile and cards taken out are secret.',
    },
    'F-E2': {
      name: 'The championship table',
      text: 'Points are added up over the season, for every player and for every team without one.',
    },
    'F-E3': {
      name: 'From race to race',
      text: 'A season has 1 to 17 races, agreed beforehand; three unless you choose otherwise. The next race starts in the finishing order of the last, retired cars included. All 54 cards are shuffled and dealt again, and the player with the first-placed car begins.',
    },
    'F-O1': {
      name: 'Shorter races',
      text: 'Before a race, 6, 12, 18 or 24 cards are taken out of the shuffled deck unseen, which makes the race that many turns shorter. You may set a number per race, like tracks of different lengths. At least six cards per player must stay in. The cards come back for the next race.',
    },
    'F-O2': {
      name: 'Drivers’ Championship',
      text: 'It is played as well as the Constructors’ Championship: every car has its driver, and its points are also kept for itself over the season. The driver with the most points wins the title; ties go to the one placed higher in the last race. Both tables are shown, and both champions are named. An option says which of the two decides the game: the Constructors’ Championship unless you choose otherwise.',
    },
    'F-O3': {
      name: 'The complete season',
      text: 'Seventeen races, over as many sittings as you like: the season is saved after every move and can be continued days later.',
    },
    'F-O4': { name: 'Bots', text: 'Any seat may be a bot, so you can race a whole season alone.' },
    'F-O5': {
      name: 'Two players',
      text: 'Each takes three teams; everything else is as with three players.',
      ruling:
        'The printed game is for three or more players. With two, 44 cards are in the pile and a race takes 46 turns.',
    },
    'F-O6': {
      name: 'Lengths of a game',
      text: 'One race; an evening of three; a tournament of six; the full season of seventeen.',
    },
  },
};
