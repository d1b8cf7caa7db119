import { draw, type Picture } from '../automas/testing.ts';
import { CARS, type CarName } from '../../state/cars.ts';
import type { DownforceFact } from '../../state/facts.ts';
import type { PowerName } from '../../powers/names.ts';
import { factsOf, type Scene, type TestTable } from '../../testing/scenes.ts';

export const PACK = { powers: 'pack', bets: 'none' } as const;
export const OPEN = ['k.........', '..........', 'y.........'];

/** Seat 0 is on turn, has the power and owns black; the other cars are seat 1's. */
export function withPower(
  power: PowerName,
  card: string,
  picture: Picture = OPEN,
  scene: Partial<Scene> = {},
): TestTable {
  const owners = Object.fromEntries(CARS.map((car) => [car, car === 'black' ? 0 : 1]));
  const usual = {
    players: 3,
    owners,
    hands: [`${card} o5`, 'g5', ''],
    powers: { [power]: 0 },
    options: PACK,
  };
  return draw(picture, { ...usual, ...scene }).table;
}

/** Steps to the inside until something else is asked. */
export function steer(table: TestTable): DownforceFact[] {
  const told: DownforceFact[] = [];
  while (table.public.phase === 'stepping') told.push(...table.act(table.legal()[0] ?? ''));
  return told;
}

export function stepsOf(told: readonly DownforceFact[], car: CarName): number {
  return factsOf(told, 'stepped').filter((fact) => fact.car === car).length;
}
