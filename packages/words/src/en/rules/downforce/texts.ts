import type { RuleTexts } from '../../../page/rules/downforce.ts';
import { help } from '../../help/downforce.ts';
import { words } from '../../common/shared.ts';
import { names } from '../../downforce/names.ts';
import { variants } from '../../downforce/variants/words.ts';

const { and } = words;
const tracks = Object.values(names.tracks);

export const texts: RuleTexts = {
  title: 'Downforce: the rules',
  intro:
    'Six cars, one lap. First you buy cars in an auction, bidding with the very cards you will race with. Then every card you play moves several cars, including other people’s. Three times along the way everybody bets in secret on the winner. Prizes and bets, minus what you paid, make your money: the richest player wins. The rest of this page is for looking things up.',
  help,
  sections: {
    aim: 'The aim',
    setup: 'Set-up',
    auction: 'The auction',
    race: 'The race',
    bets: 'The bets',
    powers: 'The powers',
    scoring: 'Scoring',
    variants: 'Other ways to play',
  },
  rules: {
    'D-C1': {
      name: 'Six cars',
      text: 'Black, blue, green, yellow, orange and red. Each has a driver plaque for its owner and a Speed-8 card.',
    },
    'D-C5': { name: 'Money', text: 'All sums are whole millions: “$6M”.' },
    'D-E3': {
      name: 'Winning',
      text: 'Your total is your race prizes plus what your bets pay, minus the prices you paid. The highest total wins. Ties go to the player whose best car is placed higher in the final standing, stalled cars included; a player without a car comes after one who has a car, and two without one share the place. Everybody is ranked that way.',
    },
    'D-C2': {
      name: 'The cards',
      text: '42 speed cards with one to six lines each. A line is a car’s colour, or wild, and a number from 1 to 6. No colour appears twice on a card. There is also one Speed-8 card per car: a single line of its colour, 8.',
      ruling:
        'We do not know the exact list of the printed cards. This deck is a reconstruction that fits everything that is known. A table may use another deck, such as the cards of your own box typed into the deck editor: each card has one to six lines, no colour twice, and numbers from 1 to 6; and everybody is dealt at least six cards.',
    },
    'D-C3': {
      name: 'The powers',
      text: 'Six cards: Aggressive, Cunning, Determined, Strategic, Tricky and Unpredictable.',
    },
    'D-C4': {
      name: 'The tracks',
      text: `${and(tracks)}.`,
      ruling:
        'We do not know the layout of the printed boards. These are original circuits that keep the known facts: one lap, six staggered grid spaces, narrow places, betting lines near a quarter, a half and three quarters of the lap.',
    },
    'D-C6': {
      name: 'The score sheet',
      text: 'Each player has one: for every car the price paid, and a mark for bet 1, 2 and 3; below, race prizes plus bets minus paid.',
    },
    'D-S1': {
      name: 'The deal',
      text: 'For two to six players. The 42 speed cards are dealt equally: 21, 14, 10, 8 or 7 each for 2, 3, 4, 5 or 6 players. With four or five players, two are left over and go to the box unseen.',
    },
    'D-S2': {
      name: 'The grid',
      text: 'The players choose the track, or it is drawn at random. Speed-8 cards and powers are shuffled into two piles. Before the auction, the six cars are placed on the six grid spaces at random, for all to see.',
    },
    'D-S3': {
      name: 'Open and secret',
      text: 'Open: owners, prices, powers, every card shown in the auction, how many cards each player holds, the discard pile, and who still has to choose. Secret: hands, the order of piles, cards put in the box unseen, bids until all are in, and bets until scoring. “Clockwise” is the order of the seats.',
    },
    'D-A1': {
      name: 'Six rounds',
      text: 'In each round the top Speed-8 card is flipped over: this car is up for bid. The top power is flipped over too and goes with the car.',
    },
    'D-A2': {
      name: 'Bidding',
      text: 'Everybody who may bid chooses one card from their hand and places it face down; then all are flipped over together. Everybody must place a card: to pass, place one without the colour. If all your cards have it, you must bid.',
      ruling: 'A Speed-8 card in your hand may be placed as a pass, never as a bid.',
    },
    'D-A3': {
      name: 'What a card bids',
      text: 'Your bid is the number on the card’s line of the car’s colour. A card without that colour is a pass, unless you declared it a bid.',
    },
    'D-A4': {
      name: 'The highest bid',
      text: 'The highest bid wins. If tied, the card with more lines wins, counting wilds; then the card without a wild.',
      ruling: 'If still tied, lots are drawn, with the same chance for every tied bid.',
    },
    'D-A5': {
      name: 'The purchase',
      text: 'The winner notes the price, takes the car, adds its Speed-8 card to their hand and places the power face up.',
    },
    'D-A6': {
      name: 'Cards come back',
      text: 'All bid cards return to their owners’ hands and may be used again. What everybody has seen remains known.',
    },
    'D-A7': {
      name: 'A car for everybody',
      text: 'Count the cars to come: the one up for bid and those still face down. As soon as there are no more of them than players without a car, only those players may bid.',
      ruling: 'Cars set aside do not count as cars to come.',
    },
    'D-A8': {
      name: 'The last car',
      text: 'When the last car comes up and exactly one player has none, there is no bidding. That player must take it, with its power, for the lowest number of that colour in hand, and shows the card: if there are several, the one with the fewest lines, then one without a wild, then the first in the deck’s list. With two or more players without a car, it is a normal round among them.',
      ruling: 'A player with no card of that colour pays the lowest bid they could declare.',
    },
    'D-A9': {
      name: 'Nobody bids',
      text: 'Then the car and its power are set aside. After the sixth round, as long as somebody has no car, the cars set aside come up again in the same order. Only players without a car bid, in the usual way; they may pass, and a lone bidder pays their own bid. A car that still finds no buyer has no owner: it races, is moved by cards and may be bet on. Its power and its Speed-8 card go to the box.',
    },
    'D-A10': {
      name: 'Declaring a bid',
      text: 'If you hold no card of the colour, you may still bid. With a wild in your hand: place a card with a wild and declare it, for its number. With no wild either: place any card and declare it, for its lowest number. The declaration is secret until the cards are flipped over. Undeclared, the card is a pass.',
      ruling: 'A card with two wilds bids the higher of them.',
    },
    'D-A11': {
      name: 'One power each',
      text: 'After the auction, players who won more than one power keep exactly one: all choose in secret and reveal together. They return the others to the box. Your power applies to all your cars. Without a car you have no power.',
    },
    'D-A12': {
      name: 'Without a car',
      text: 'You may end the auction without a car. You can still win by betting.',
      ruling:
        'A player without a car sets their hand aside unseen, takes no turns, and makes every bet. If nobody owns a car there is no race: everybody has $0 and shares the win.',
    },
    'D-R1': {
      name: 'Who begins',
      text: 'The owner of the car on grid space 1 begins; then the turns go clockwise.',
      ruling: 'If that car has no owner, the owner of the next car on the grid begins.',
    },
    'D-R2': {
      name: 'A turn',
      text: 'Play one card; there is no passing. Move every car on it, from the top line down, then discard it. A card that has been played is played to its last line, even if your last car finishes on it.',
    },
    'D-R3': {
      name: 'Who moves',
      text: 'The player of the card moves all the cars on it, no matter who owns them.',
    },
    'D-R4': {
      name: 'Wild lines',
      text: 'A wild moves a car of your choice whose colour is not on the card. Two wilds move two different cars. You choose when you reach the line, and may choose a car that has finished or is blocked, which wastes the move. A colour counts as on the card even if its line is ignored or its car has finished. If there is no colour to choose, the line does nothing.',
    },
    'D-R5': {
      name: 'A step',
      text: 'A step leads to a free space that touches the car’s space by an edge or a corner and lies forward: its front end is further along the track than the front end of the space you leave. Never sideways, never back.',
    },
    'D-R6': {
      name: 'No passing through',
      text: 'A car cannot pass through another. It may slip diagonally between two cars that touch only at a corner.',
    },
    'D-R7': {
      name: 'The full number',
      text: 'A car moves its full number, step by step, as long as there is a legal step. It stops early only if there is none, and the rest is lost. You may choose any legal step, even one into a jam.',
    },
    'D-R8': {
      name: 'Finishing',
      text: 'A car that crosses the finish line leaves the track at once and takes the next finishing place; how far beyond does not matter. Cars that finish on the same card finish in the order they were moved.',
    },
    'D-R9': { name: 'Cars that have finished', text: 'Lines of cars that have finished do nothing.' },
    'D-R10': {
      name: 'Going out',
      text: 'When a card is done, a player whose cars have all finished goes out: their hand, pile and unused Speed-8 cards go face up to the discard pile. They take no more turns, but make every bet. A player with a car on the track but no cards is skipped, and still bets.',
    },
    'D-R11': {
      name: 'The end of the race',
      text: 'After a whole card, the race ends when all six cars have finished, or when nobody with a car on the track has a card left. Cars still on the track have stalled: they win no prize, and bets on them pay nothing.',
    },
    'D-R12': {
      name: 'The standing',
      text: 'First the finishers in the order they finished; then the other cars by how far the front end of their space is along the track, those level by the inside lane first. There are never ties.',
    },
    'D-R13': {
      name: 'After a card',
      text: 'In this order: it goes to the discard pile; players go out; its player draws, where a pile is used; the race may end; bets are made, one line after the other; then the next player who can play takes a turn.',
    },
    'D-B1': {
      name: 'Three lines',
      text: 'Three yellow lines cross the track. When, after a whole card, a car has passed one for the first time, every player secretly bets on the car that will win, including players who are out or have no car. Everybody must bet, on any car: their own or not, owned or not, even one that has already finished, the same each time or another.',
    },
    'D-B2': {
      name: 'Two lines on one card',
      text: 'There are no more bets once the race is over.',
      ruling:
        'Two lines crossed for the first time on one card mean two bets: the second is made when all the first ones are in.',
    },
    'D-B3': { name: 'Secret bets', text: 'Bets stay secret until scoring.' },
    'D-P0': {
      name: 'Using a power',
      text: 'Using a power is always optional. Except for Cunning, a power works on cards you play yourself. “The top line” is the line printed at the top, whatever is ignored or moved first.',
    },
    'D-P1': {
      name: 'Aggressive',
      text: 'If the top line of a card you play is your own car in its printed colour, it may move one more space. You decide after moving the printed number, and the space counts as regular movement. It does not work when the top line is a wild; it does with a Speed-8 card.',
    },
    'D-P2': {
      name: 'Cunning',
      text: 'You choose every step of your cars on everybody’s turns. They must still move the full number. The player of the card decides how far, in which order, which line to ignore and which car a wild moves.',
      ruling: 'You are always asked when there is more than one way: nothing can be forgotten.',
    },
    'D-P3': {
      name: 'Determined',
      text: 'If a line of a card you play, even a wild, took your car through perfect rectangles only (at least one), the car may move two more spaces right away: two, as far as it can, or none. The space it came from and the two bonus spaces may have any shape. A car that has finished gets nothing.',
      ruling: 'It works on your own cards only.',
    },
    'D-P4': {
      name: 'Strategic',
      text: 'You may ignore one line of a card you play, even its only one. You decide when you reach the line.',
    },
    'D-P5': {
      name: 'Tricky',
      text: 'You may move the lines of a card you play from the bottom up; you say so before the first move. As an option, any order is allowed, choosing the next line each time.',
    },
    'D-P6': {
      name: 'Unpredictable',
      text: 'Your wilds may also move a colour that is printed on the card, so one car may move twice. Two wilds still move two different cars.',
    },
    'D-E1': {
      name: 'Race prizes',
      text: 'The owner of a car that finished gets $12M, $9M, $6M, $4M, $2M or nothing for first to sixth place.',
    },
    'D-E2': {
      name: 'Bets',
      text: 'For a car that came first, second or third, the first bet pays $9M, $6M or $3M, the second $6M, $4M or $2M, and the third $3M, $2M or $1M.',
    },
    'D-E4': {
      name: 'Smaller payouts',
      text: 'As an option: prizes of $6M, $4M and $2M for the first three; bets of $6M, $4M, $2M, then $4M, $2M, then $2M. Stalled cars earn nothing here either.',
    },
    'D-E5': {
      name: 'An example',
      text: 'The cars finish in this order: blue, yellow, red, black, green, orange. You own yellow and green: $9M + $2M = $11M. You paid $5M and $4M for them: $9M. You bet on yellow, yellow and blue: $6M + $4M + $3M = $13M. Your total is $11M + $13M − $9M = $15M.',
    },
    'D-V0': {
      name: 'Options',
      text: 'You can choose the track or a tour of several, laps, auction, powers, hands, bets and when they are made, payouts, goal, automas, and how Tricky and (with two players) Cunning work. Options that do not go together are refused, with the reason.',
    },
    'D-V1': {
      name: 'The beginner’s game',
      text: 'Five simplifications, which can also be chosen one by one. No auction: the cars are dealt at random, 3, 2, 1, 1 or 1 each for 2 to 6 players, nothing is paid, and the remaining cars race without an owner. No powers. A hand of three: all speed cards form one pile, each player holds three of them plus their Speed-8 cards, and draws one after every card while the pile lasts. No bets. First to finish: money does not count, and the game ends with the card on which the first owned car finishes; its owner wins.',
      ruling:
        'Without an auction but with powers, each player is dealt one at random (with two players never Cunning, unless it is kept). First to finish: cars without an owner do not count; if none finishes, the owner of the best-placed owned car wins; the others are ranked by their best car.',
    },
    'D-V2': {
      name: 'Two players',
      text: 'Speed-8 cards stay face up in front of their owner. After the auction each player shuffles their cards into a pile and draws seven. On your turn you play a card from your hand and draw while the pile lasts, or play one of your face-up Speed-8 cards without drawing; you must play while you have either. Cunning is left out: there are five powers, and the sixth car comes without one. As an option, its winner exchanges it, after the other player has chosen, for one of their own powers or one from the box; or it stays in the game. With a hand of three, that hand is used instead.',
    },
    ...variants.rulesPage,
  },
};
