import { countsMoney, countsPoints } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { EndingTexts, Person } from '@paddock/words';
import { LIVERIES } from '../../design/livery.ts';
import type { Result } from '../../ending/result.ts';
import type { Desk } from '../desk.ts';
import { carsOf } from '../holdings.ts';
import { whatDecided, type Why } from './decided.ts';

/** `you`: who is spoken to; null: everybody goes by name. */
export function resultOf(desk: Desk, texts: EndingTexts, you: Seat | null): Result {
  const open = desk.open.value;
  const standings = open.outcome?.standings ?? [];
  const winners = standings.filter(({ place }) => place === 1);
  return {
    game: desk.session.game,
    title: desk.words.title,
    headline: texts.wins(winners.map(({ seat = 0 }) => person(desk, seat, you))),
    decided: decidedText(desk, texts, you),
    rows: standings.map(({ side, seat = 0, place, score }) => ({
      key: side,
      place,
      name: person(desk, seat, null).name,
      score: scoreText(desk, score),
      cars: carsOf(open, seat).map((car) => ({ livery: car, label: String(LIVERIES[car].number) })),
    })),
  };
}

function person({ session }: Desk, seat: Seat, you: Seat | null): Person {
  return { name: session.seats.value[seat]?.name ?? '', isYou: seat === you };
}

/** Empty where only places count. */
function scoreText({ open, words, shared }: Desk, score: number): string {
  const { options } = open.value;
  if (countsPoints(options)) return shared.points(score);
  return countsMoney(options) ? words.money(score) : '';
}

function decidedText(desk: Desk, texts: EndingTexts, you: Seat | null): string {
  const { words } = desk;
  const decided = whatDecided(desk.open.value);
  if (decided === null) return '';
  if (decided.kind === 'best-cars') {
    const { car, place, other, otherPlace } = decided;
    return texts.bestCars(words.car(car), place, words.car(other), otherPlace);
  }
  const first = person(desk, decided.first, you);
  const second = person(desk, decided.second, you);
  if (decided.kind === 'level')
    return texts.level(first, second, scoreText(desk, decided.score), decided.byCar);
  const why = decided.why && whyText(desk, texts, decided.why, second);
  return texts.ahead(first, second, scoreText(desk, decided.by), why);
}

function whyText({ words }: Desk, { reasons }: EndingTexts, why: Why, second: Person): string {
  switch (why.kind) {
    case 'bet': {
      const { bet, car, pays, other } = why;
      return reasons.bet(bet, words.car(car), words.money(pays), other === 0 ? null : words.money(other));
    }
    case 'bets':
    case 'prizes':
    case 'paid':
      return reasons[why.kind](words.money(why.amount));
    case 'overpaid':
      return reasons.overpaid(second, words.money(why.paid), words.money(why.won));
    case 'race':
      return reasons.race(why.race, words.money(why.more));
  }
}
