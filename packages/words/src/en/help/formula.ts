import type { FormulaHelp } from '../../page/help/formula.ts';

export const help: FormulaHelp = {
  moments: {
    setup: {
      todo: 'Nothing yet: the grid is drawn and the cards are dealt.',
      rule: 'Twelve cars stand in one line, two for each team. Everybody gets five cards.',
    },
    playing: {
      todo: 'Choose one card. Before you confirm, arrows show what it does.',
      rule: 'You play one card and draw another, and you choose its cars, no matter whose they are. At the end the first six places score 10, 6, 4, 3, 2 and 1 points.',
    },
    'last-turn': {
      todo: 'Choose your last card. Once everybody has played theirs, the order is final.',
      rule: 'The pile is empty, so everybody plays once more without drawing. Four cards stay in your hand and do nothing.',
    },
    overtake: {
      todo: 'Choose which of the two cars of this colour moves forward.',
      rule: 'The car gains as many places as the card says, and the car right behind it comes along in its slipstream. Choose the one that pulls your own car along, or at least not a rival’s.',
    },
    turbo: {
      todo: 'Choose one of the last three cars.',
      rule: 'It gains three places, alone. Nobody is pulled along.',
    },
    back: {
      todo: 'Choose any car: it falls back.',
      rule: 'The cars behind it move up. Best used on a rival just ahead of your own car.',
    },
    pit: {
      todo: 'Choose the car that goes to the pits.',
      rule: 'The die decides: on 1 to 6 it loses that many places, on 7 to 12 it stays.',
    },
    charge: {
      todo: 'Choose the car that charges.',
      rule: 'On 1 to 9 it gains a place; on 10 to 12 it pays the price. With a car of your own you may roll again and again.',
    },
    rolling: {
      todo: 'Nothing: the die rolls.',
      rule: 'Every roll is made with one die of twelve sides. Nobody knows the number beforehand.',
    },
    charging: {
      todo: 'Roll again, or stop here.',
      rule: 'Every roll of 1 to 9 gains another place: nine chances in twelve. On 10 to 12 the car drops to last place or retires, as the card says.',
    },
    spin: {
      todo: 'Take this roll, or reject it and take the next one.',
      rule: 'The number is a place, and the car there spins, even your own. You may reject the first roll only.',
    },
    crash: {
      todo: 'Choose which neighbour crashes too: the car in front or the one behind.',
      rule: 'The car in the place rolled retires, and takes one neighbour with it. Retired cars score nothing.',
    },
    drawing: {
      todo: 'Nothing: a card is drawn.',
      rule: 'After every card you draw one, as long as there is a pile. Once the last card is drawn, everybody has one more turn.',
    },
    resting: {
      todo: 'Say that you are ready for the next race.',
      rule: 'Points are added up over the season. The next race starts in the order in which this one ended.',
    },
    over: {
      todo: 'It is over. Look at the result, watch it again, or start another.',
      rule: 'Most points wins. In a tie, the better car in the last race decides.',
    },
  },
  keys: {
    card: 'choose a card from your hand',
    along: 'the next card, or the next car in the line',
    across: 'between your hand and the line of cars',
    choose: 'choose; then confirm',
    undo: 'undo the last choice',
    skip: 'skip the animation',
    side: 'log and standings',
    hint: 'what a strong bot would do',
    mute: 'sound on or off',
    help: 'this help',
  },
  questions: {
    win: { ask: 'How do I win?', also: 'winner winning victory goal aim champion championship most points' },
    points: { ask: 'How many points does a place score?', also: 'score scoring worth first second place' },
    turn: { ask: 'What do I do on my turn?', also: 'play draw card must pass' },
    'others-cars': {
      ask: 'Can I move other people’s cars?',
      also: 'opponents rival whose cars choose other players',
    },
    end: { ask: 'When does the race end?', also: 'over last turn turns left pile empty finish how long' },
    slipstream: { ask: 'Why did another car move too?', also: 'slipstream follow follower pulled overtake' },
    back: { ask: 'How do I push a car back?', also: 'wrong line off circuit lose control fall behind minus' },
    turbo: { ask: 'Who may use the turbo?', also: 'tailender last three cars catch up' },
    pit: { ask: 'What does a pit stop do?', also: 'pits beige roll places fall' },
    charge: { ask: 'How does a charge work?', also: 'charging roll again gears engine blows risk' },
    spin: { ask: 'What do spins do?', also: 'spin out spin last roll reject die' },
    crash: { ask: 'How does the crash work?', also: 'accident two cars neighbour retire' },
    retired: { ask: 'What happens to retired cars?', also: 'out retire retiring gone garage twelfth box' },
    nothing: { ask: 'Why did nothing happen?', also: 'no effect stays wasted both retired nobody there' },
    begins: { ask: 'Who begins?', also: 'start first player pole position order' },
    grid: { ask: 'How is the grid made?', also: 'starting order start places drawn' },
    team: { ask: 'Which cars are mine?', also: 'team teams colour own cars players' },
    secret: { ask: 'Can others see my cards?', also: 'secret hidden open hand see look' },
    season: { ask: 'How many races are there?', also: 'season long length races championship evening' },
    shorter: { ask: 'Can a race be shorter?', also: 'short quick fewer cards length time' },
    deck: { ask: 'Which cards are in the deck?', also: 'how many cards kinds pile list' },
    die: { ask: 'Which die is used?', also: 'dice roll twelve sides number luck' },
    drivers: { ask: 'Is there a drivers’ championship?', also: 'driver single car names title' },
    two: { ask: 'Can two people play?', also: '2 players two-player number of players' },
    alone: { ask: 'Can I play alone?', also: 'solo bots bot one player single computer' },
  },
  pictures: {
    'F-E1': 'The first six cars of the line with their points: 10, 6, 4, 3, 2 and 1.',
    'F-T6': 'A car from third place retires: it leaves the line, and those behind it move up a place.',
    'F-K1':
      'Overtake +2: red moves from fifth to third place, and yellow, right behind it, comes along to fourth.',
    'F-K2': 'Overtake +3 from second place: red stops at first place, with its follower second.',
    'F-K4': 'Off Circuit −2: blue falls from second to fourth place, and the two cars behind it move up.',
    'F-K5': 'Tailender Turbo: one of the last three cars moves forward three places, alone.',
    'F-K6': 'Pit Stop with a 2 on the die: green falls back two places.',
    'F-K7': 'Charge with a 5 on the die: red moves forward one place, alone.',
    'F-K10': 'Spin Out with a 3 on the die: the car in third place retires.',
    'F-K12': 'Crash with a 3 on the die: the car in third place retires, and the one behind it too.',
  },
};
