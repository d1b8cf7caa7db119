import type { DownforceHelp } from '../../page/help/downforce.ts';
import { variants } from '../downforce/variants/words.ts';

export const help: DownforceHelp = {
  moments: {
    ...variants.moments,
    setup: {
      todo: 'Nothing yet: the table places the cars on the grid and deals the cards.',
      rule: 'The six cars start in a random order that everybody sees. The cards you are dealt are for bidding now and for racing later.',
    },
    sale: {
      todo: 'Watch: the bids are being revealed.',
      rule: 'The highest number in the colour of the car wins it. If bids are tied, the card with more lines wins.',
    },
    bidding: {
      todo: 'Choose one card. The number beside the colour of the car is your bid in millions; a card without that colour passes.',
      rule: 'The highest bidder pays that number and gets the car, its Speed-8 card and the power. Every card comes back to its owner’s hand, so a bid costs money but never a card. First place usually pays $12M, and your bets come on top: that is what a car can be worth.',
    },
    keeping: {
      todo: 'Choose the power you want to keep.',
      rule: 'You race with one power only, and it works for all your cars. The others go back to the box.',
    },
    drawing: {
      todo: 'Nothing: cards are drawn.',
      rule: 'In this game you play from a small hand and draw after every card. When the pile is empty you play what you have.',
    },
    playing: {
      todo: 'Choose one card. It moves every car on it, from the top line down, and you steer them all.',
      rule: 'You must play a card, and then it is gone. It moves other people’s cars too, so play it while they are stuck in a jam.',
    },
    ordering: {
      todo: 'Choose whether the lines move from the top down or from the bottom up.',
      rule: 'Tricky lets you reverse the order of a card. The car that moves first has a clear road.',
    },
    'choosing-line': {
      todo: 'Choose the line that moves next.',
      rule: 'Here Tricky may take the lines in any order. Every line still moves once.',
    },
    'deciding-line': {
      todo: 'Move this line, or leave it out.',
      rule: 'Your power changes one line of each card you play. A line that you leave out is lost.',
    },
    wild: {
      todo: 'Choose the car that the star moves.',
      rule: 'A wild moves any car whose colour is not printed on the card. A car that is blocked or has finished may be chosen: that wastes the move, which can be just what you want.',
    },
    stepping: {
      todo: 'Tap the space where the car should go, or let it take the inside line.',
      rule: 'A car moves its full number, always forward, and never through another car. If no space ahead is free it stops, and the rest is lost: with other people’s cars, that is the art.',
    },
    steering: {
      todo: 'Somebody else’s card moves your car: you choose its path.',
      rule: 'Cunning steers your cars on everybody’s turns. They must still move the full number.',
    },
    adding: {
      todo: 'Take the extra spaces, or stay where you are.',
      rule: 'Your power lets this car go further. You decide after its printed move.',
    },
    out: {
      todo: 'Nothing: a player whose cars have all finished shows their last cards.',
      rule: 'Without a car on the track you take no more turns. You still make every bet.',
    },
    betting: {
      todo: 'Choose the car that you think will win. Nobody sees your bet before the end.',
      rule: 'A bet pays if the car comes first, second or third, whoever owns it. Early bets pay most, usually $9M, $6M and $3M at the first line.',
    },
    scoring: {
      todo: 'Watch: the bets and score sheets are revealed.',
      rule: 'Your money is prizes plus bets, minus what you paid. Cars still on the track win nothing.',
    },
    over: {
      todo: 'The race is over. Look at the sheets, watch it again, or start another.',
      rule: 'The richest player wins: prizes plus bets, minus what was paid. In a tie, the better-placed car decides.',
    },
  },
  keys: {
    card: 'choose a card from your hand',
    along: 'the next card, space or car',
    across: 'between your hand and the track',
    choose: 'choose; then confirm',
    undo: 'undo the last choice',
    skip: 'skip the animation',
    side: 'log and score sheet',
    hint: 'what a strong bot would do',
    mute: 'sound on or off',
    help: 'this help',
    inside: 'take the inside line',
    zoom: 'zoom in, zoom out',
    whole: 'the whole track',
    pan: 'move around the track',
  },
  questions: {
    win: {
      ask: 'How do I win?',
      also: 'winner winning victory goal aim object richest money most total score',
    },
    bid: { ask: 'How do I bid?', also: 'bidding buy a car auction offer' },
    'cannot-bid': {
      ask: 'Why can’t I bid?',
      also: 'cannot not allowed may not bidding auction excluded wait buy',
    },
    pass: { ask: 'How do I pass in the auction?', also: 'skip no bid refuse grey dim card' },
    price: { ask: 'What do I pay for a car?', also: 'cost price bid money million buy expensive' },
    tie: { ask: 'Who wins a tie?', also: 'equal bids same number draw even' },
    'bid-card': {
      ask: 'Do I get my bid card back?',
      also: 'return lose keep used cards after auction hand',
    },
    'speed-8': { ask: 'What is the big 8?', also: 'speed-8 speed 8 eight card special' },
    'no-car': { ask: 'What if I have no car?', also: 'without car none own nothing' },
    'several-cars': { ask: 'Can I own several cars?', also: 'two cars more than one second many' },
    'others-cars': {
      ask: 'Why does my card move other people’s cars?',
      also: 'opponents other players rival cars who moves help them',
    },
    'cannot-move': {
      ask: 'Why can’t my car move?',
      also: 'blocked stuck jam jammed lost spaces stop traffic pass through overtake',
    },
    wild: { ask: 'What does the star do?', also: 'wild joker white line any colour' },
    'inside-line': { ask: 'What is the inside line?', also: 'inner lane shortest way route path curve' },
    'when-bet': { ask: 'When do I bet?', also: 'betting bets yellow line wager' },
    'bet-pays': { ask: 'What does a bet pay?', also: 'bets payout odds win money betting worth' },
    prizes: { ask: 'What is each place worth?', also: 'prize prizes first second third place money reward' },
    powers: {
      ask: 'What does my power do?',
      also: 'powers ability special driver aggressive cunning tricky',
    },
    finished: {
      ask: 'What happens when a car finishes?',
      also: 'finished finish line home crosses done all my cars arrived',
    },
    end: { ask: 'When does the race end?', also: 'over finish last ends game stops stalled out of cards' },
    secret: { ask: 'Can others see my cards?', also: 'secret hidden open hand see look bets' },
    begins: { ask: 'Who begins?', also: 'start first player starts turn order' },
    cards: { ask: 'How many cards do I get?', also: 'hand deal dealt deck number of cards' },
    simple: { ask: 'Is there a simpler game?', also: 'easy beginner beginners children learn first short' },
    two: { ask: 'Can two people play?', also: '2 players two-player number of players' },
    alone: { ask: 'Can I play alone?', also: 'solo automa automas one player single' },
    longer: { ask: 'Is there a longer race?', also: 'laps long distance tour endurance several races' },
  },
  pictures: {
    'D-A3':
      'The red car is up for bid. A card with the lines blue 6, red 4 and green 1 bids 4; a card without red passes.',
    'D-A4': 'Two cards bid 4 for red. The one with four lines wins against the one with three.',
    'D-R2': 'A card with red 5, wild 3 and blue 1: red moves first, then the wild, then blue.',
    'D-R4': 'A card with red 5 and wild 3: the star may move any of the other five cars, but not red.',
    'D-R5': 'A red car and the free spaces it can reach with one step.',
    'D-R6': 'A red car slips diagonally between two cars that touch only at a corner.',
    'D-R7':
      'A red car with four spaces to move gets only two: the cars ahead fill the road, and two spaces are lost.',
    'D-R8': 'A red car crosses the finish line and takes first place; the blue car is next.',
    'D-R12': 'Two cars are level: the one on the inside lane is placed higher.',
    'D-B1': 'A red car crosses a yellow betting line: when the card is done, everybody bets.',
    'D-P3': 'A car drives over plain rectangles only: Determined lets it go two spaces further.',
    'D-E2':
      'What bets pay: at the first line 9, 6 and 3 million, at the second 6, 4 and 2, at the third 3, 2 and 1.',
  },
};
