import { words as shared } from '../common/shared.ts';
import type { Team } from '@paddock/formula';

const { place } = shared;

export const COLOURS = {
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
  purple: 'purple',
};
export const fromTo = (from: number, to: number) => `from ${place(from)} to ${place(to)}`;
export const aCar = (team: Team) => `${team === 'orange' ? 'an' : 'a'} ${COLOURS[team]} car`;
export const placesWord = (count: number) => (count === 1 ? 'one place' : `${count} places`);
export const BREAKS = {
  gears: 'it loses its gears and drops to last',
  engine: 'its engine blows and it retires',
};
