import { TEAMS, type CarName, type Team } from '@paddock/formula';
import type { JSX } from 'preact';
import { Car } from '../design/car.tsx';
import { LIVERIES, type LiveryName } from '../design/livery.ts';

/** The picture of a car, with its number. Decoration only. */
export function CarSign({
  livery,
  label,
}: {
  readonly livery: LiveryName;
  readonly label?: string;
}): JSX.Element {
  return (
    <span class="pad-car">
      <Car livery={livery} label={label ?? String(LIVERIES[livery].number)} />
    </span>
  );
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A car of Formula: `red-1` is the red team's car 1. */
export function signOf(car: CarName): { readonly livery: Team; readonly label: string } {
  const [team, number = ''] = car.split('-');
  return { livery: TEAMS.find((each) => each === team) ?? TEAMS[0], label: number };
}
