import { TEAMS } from '@paddock/formula';
import type { Seat, Standing } from '@paddock/kernel';
import type { EndingTexts, Person } from '@paddock/words';
import type { Result, ResultCar } from '../../ending/result.ts';
import type { Desk } from '../desk.ts';
import { numberOf, teamOf } from '../race/places.ts';
import { capital, carOfSide, teamsOfSide } from '../sides.tsx';
import { whatDecided } from './decided.ts';

/** `you`: who is spoken to; null: everybody goes by name. */
export function resultOf(desk: Desk, texts: EndingTexts, you: Seat | null): Result {
  const open = desk.now.value;
  const standings = open.outcome?.standings ?? [];
  const winners = standings.filter(({ place }) => place === 1);
  const context = { ...desk.context.value, you: -1 };
  return {
    game: desk.session.game,
    title: desk.words.title,
    headline: texts.wins(winners.map((standing) => person(desk, standing, you))),
    decided: decidedText(desk, texts, you),
    rows: standings.map((standing) => ({
      key: standing.side,
      place: standing.place,
      name: capital(desk.words.side(standing, context)),
      score: desk.shared.points(standing.score),
      cars: carsOf(desk, standing),
    })),
  };
}

function carsOf(desk: Desk, standing: Standing): ResultCar[] {
  const car = carOfSide(standing);
  if (car !== undefined) return [{ livery: teamOf(car), label: numberOf(car) }];
  return teamsOfSide(desk.now.value, standing).flatMap((team) =>
    ([`${team}-1`, `${team}-2`] as const).map((name) => ({ livery: team, label: numberOf(name) })),
  );
}

/** A player, a team that nobody plays, or in the Drivers' Championship a car. */
function person(desk: Desk, standing: Standing, you: Seat | null): Person {
  const { side, seat } = standing;
  const car = carOfSide(standing);
  if (car !== undefined) {
    const { drivers } = desk.now.value.options;
    return { name: desk.words.car(car, { drivers }), isYou: false, isThing: true };
  }
  const team = TEAMS.find((name) => name === side);
  if (seat === undefined && team !== undefined)
    return { name: desk.words.team(team), isYou: false, isThing: true };
  return { name: desk.session.seats.value[seat ?? 0]?.name ?? '', isYou: seat === you };
}

function decidedText(desk: Desk, texts: EndingTexts, you: Seat | null): string {
  const { points } = desk.shared;
  const decided = whatDecided(desk.now.value);
  if (decided === null) return '';
  const first = person(desk, decided.first, you);
  const second = person(desk, decided.second, you);
  if (decided.kind === 'level') return texts.level(first, second, points(decided.score), true);
  const { why } = decided;
  const told =
    why.kind === 'race'
      ? texts.reasons.race(why.race, points(why.more))
      : texts.reasons.places(why.first, why.second);
  return texts.ahead(first, second, points(decided.by), told);
}
