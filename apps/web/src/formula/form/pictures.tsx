import type { JSX } from 'preact';
import { LIVERIES } from '../../design/livery.ts';
import { Flag, Picture, SmallCar } from '../../new-game/picture.tsx';

const { blue, green, purple, red, yellow } = LIVERIES;

const PICTURES: Readonly<Record<string, JSX.Element>> = {
  'one-race': (
    <>
      <SmallCar x={3} y={26} hue={red.hue} />
      <SmallCar x={22} y={13} hue={purple.hue} />
      <Flag x={53} y={9} />
    </>
  ),
  evening: (
    <>
      <Flag x={6} y={9} />
      <Flag x={29} y={9} />
      <Flag x={52} y={9} />
    </>
  ),
  tournament: (
    <>
      <path
        d="M14 6h18v8a9 9 0 0 1-18 0zM23 23v6m-7 5h14M14 9H7c0 7 3 9 8 9m17-9h7c0 7-3 9-8 9"
        fill={yellow.hue}
      />
      <SmallCar x={43} y={13} hue={green.hue} />
      <SmallCar x={43} y={28} hue={blue.hue} />
    </>
  ),
  'full-season': (
    <>
      <rect x="10" y="8" width="30" height="26" rx="3" fill="var(--paper)" />
      <path d="M10 15h30M18 5v6m14-6v6" />
      <text class="picture-text" x="25" y="30" fill="var(--paper-ink)">
        17
      </text>
      <Flag x={50} y={9} />
    </>
  ),
};

export function presetPicture(preset: string): JSX.Element | null {
  const drawn = PICTURES[preset];
  return drawn === undefined ? null : <Picture>{drawn}</Picture>;
}
