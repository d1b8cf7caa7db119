import { atStart, type EndingTexts, type Person } from '../../page/ending.ts';
import { words as shared } from '../common/shared.ts';

const { and, place } = shared;

const who = ({ name, isYou }: Person) => (isYou ? 'you' : name);
/** At the beginning, the reader first. */
const names = (people: readonly Person[]) =>
  and(
    people
      .toSorted((a, b) => Number(b.isYou) - Number(a.isYou))
      .map((person, at) => (at === 0 ? atStart(person, 'You') : person.name)),
  );

export const texts: EndingTexts = {
  wins: (winners) => {
    const [only] = winners;
    if (winners.length > 1) return `${names(winners)} share the win`;
    return only === undefined || only.isYou ? 'You win!' : `${atStart(only, '')} wins`;
  },
  ahead: (first, second, by, why) =>
    `${atStart(first, 'You')} ${first.isYou ? 'beat' : 'beats'} ${who(second)} by ${by}${why === null ? '' : `: ${why}`}.`,
  level: (first, second, score, byCar) =>
    `${names([first, second])} are level on ${score}${byCar ? '; the better-placed car decides' : ''}.`,
  bestCars: (car, at, other, otherAt) =>
    `The best cars decide: ${car} ${place(at)}, ${other} ${place(otherAt)}.`,
  reasons: {
    bet: (bet, car, pays, other) => `bet ${bet}, on ${car}, paid ${pays} against ${other ?? 'nothing'}`,
    bets: (more) => `the bets paid ${more} more`,
    prizes: (more) => `the cars won ${more} more in prizes`,
    paid: (less) => `the cars cost ${less} less at auction`,
    overpaid: (second, paid, won) => `${who(second)} paid ${paid} for cars that won ${won}`,
    race: (race, more) => `race ${race} alone was worth ${more} more`,
    places: (first, second) =>
      `${and(first.map(place))} place against ${second.length === 0 ? 'nothing in the points' : and(second.map(place))}`,
  },
  podium: 'Podium',
  raceOver: 'The race is over',
  again: 'Race again',
  starting: 'To the grid…',
  setUp: 'Change the set-up',
  daily: 'Compare with a hundred club bots',
  review: 'Review the game',
  hints: (count) => (count === 1 ? '1 hint taken' : `${count} hints taken`),
  watchReplay: 'Watch the replay',
  share: 'Share the result',
  sharing: {
    title: 'Share the result',
    making: 'Drawing the picture…',
    failed: 'This browser could not draw the picture.',
    send: 'Send the picture',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    link: 'Copy a link to the replay',
    linkText: 'The link holds the whole game: it opens on any device, and nothing is stored on a server.',
    linkPublic: 'Anyone may watch this game: the link opens the replay on any device.',
    copied: 'Link copied.',
    copyThis: 'Copy this link:',
    tooLong: 'This game is too long for a link: download the record instead.',
    record: 'Download the record',
  },
  link: {
    bad: 'This link does not work',
    broken: 'Part of it is missing, or it was changed on the way. Ask for it again, and copy the whole link.',
    tooBig: 'It holds more than any game can. Ask for it again, or for the record as a file.',
    oldBrowser: 'This browser is too old to open it. Ask for the record as a file, or use another browser.',
    fromLink: 'From a link: nothing altered, every move legal.',
    altered: 'From a link, and altered: it can only be watched up to the first error.',
    keep: 'Save to My games',
    kept: 'Saved to My games.',
  },
};
