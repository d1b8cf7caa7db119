import type { Team } from '@paddock/formula';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { LIVERIES } from '../../design/livery.ts';
import { CardIcon } from '../cards/card-icon.tsx';
import { cardKind } from '../cards/card-kind.ts';
import { SCENES, type LineScene } from './scenes.ts';
import { Label } from '../../help/picture-label.tsx';

const SHOWN = 6;
const SLOT = 26;
/** The leader is at the right, as cars drive. */
const RIGHT = 196;
const ROWS = { before: 30, after: 76 } as const;
const TEAM_OF: Readonly<Record<string, Team>> = {
  B: 'blue',
  G: 'green',
  Y: 'yellow',
  O: 'orange',
  R: 'red',
  P: 'purple',
};

function xOf(slot: number): number {
  return RIGHT - (slot + 0.5) * SLOT;
}

/** One of the rules' pictures, by the same cars and cards as on the table. Decoration: what is around it says what it shows. */
export function RulePicture({ rule }: { readonly rule: string }): JSX.Element | null {
  const scene: LineScene | undefined = Object.entries(SCENES).find(([id]) => id === rule)?.[1];
  if (scene === undefined) return null;
  const from = (scene.from ?? 1) - 1;
  const before = scene.line.split(' ').slice(from, from + SHOWN);
  const after = scene.after?.split(' ').slice(from, from + SHOWN);
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true" focusable="false">
      <rect width="200" height="100" fill="#15241e" />
      <Row cars={before} y={after === undefined ? 44 : ROWS.before} from={from} />
      {after !== undefined && <Row cars={after} y={ROWS.after} from={from} />}
      {after !== undefined &&
        before.map((car, slot) => <Way key={car} slot={slot} to={after.indexOf(car)} />)}
      {scene.notes?.map((note, slot) => (
        <Label key={note} x={xOf(slot)} y={74} text={String(note)} size={13} />
      ))}
      {scene.card !== undefined && <CardSign card={scene.card} />}
      {scene.die !== undefined && <DieSign face={scene.die} />}
    </svg>
  );
}

interface RowProps {
  readonly cars: readonly string[];
  readonly y: number;
  readonly from: number;
}

function Row({ cars, y, from }: RowProps): JSX.Element {
  return (
    <>
      <rect
        x={RIGHT - SHOWN * SLOT - 2}
        y={y - 10}
        width={SHOWN * SLOT + 4}
        height="20"
        rx="3"
        fill="#3a3f49"
      />
      {cars.map((car, slot) => (
        <g key={car}>
          <svg x={xOf(slot) - 12} y={y - 7} width="24" height="14">
            <Car livery={TEAM_OF[car.charAt(0)] ?? 'blue'} label={car.slice(1)} />
          </svg>
          <Label x={xOf(slot)} y={y - 13} text={String(from + slot + 1)} size={8} />
        </g>
      ))}
    </>
  );
}

interface WayProps {
  readonly slot: number;
  readonly to: number;
}

/** From the upper line to the lower; a cross where the car is in it no more. */
function Way({ slot, to }: WayProps): JSX.Element | null {
  const x = xOf(slot);
  const top = ROWS.before + 9;
  if (to === -1)
    return (
      <path
        d={`m${x - 6} ${ROWS.before - 6} 12 12m0-12-12 12`}
        stroke="#ff8a94"
        stroke-width="3"
        fill="none"
      />
    );
  if (to === slot) return null;
  const end = xOf(to);
  const bottom = ROWS.after - 22;
  return (
    <path
      d={`M${x} ${top}C${x} ${top + 9} ${end} ${bottom - 9} ${end} ${bottom}m-3-4 3 4 3-4`}
      stroke={to < slot ? '#4fd6a4' : '#ffd166'}
      stroke-width={to < slot ? 1.6 : 1}
      stroke-linecap="round"
      fill="none"
    />
  );
}

function CardSign({ card }: { readonly card: NonNullable<LineScene['card']> }): JSX.Element {
  const { family, team, rolls, places: moves } = cardKind(card);
  const places = rolls ? 0 : moves;
  const hue = team === null ? '#f6f4ec' : LIVERIES[team].hue;
  const ink = team === null ? '#14161a' : LIVERIES[team].ink;
  return (
    <g>
      <rect x="5" y="8" width="29" height="42" rx="3" fill={hue} stroke="#f6f4ec" stroke-width="1.5" />
      {places !== 0 && (
        <Label x={19.5} y={24} text={places > 0 ? `+${places}` : `−${-places}`} size={13} ink={ink} />
      )}
      <svg
        x="8"
        y={places === 0 ? 20 : 28}
        width="23"
        height="16"
        style={{ color: ink, fill: 'currentcolor', stroke: 'none' }}
        class="picture-icon"
      >
        <CardIcon family={family} />
      </svg>
    </g>
  );
}

/** The twelve-sided die on one of its faces. */
function DieSign({ face }: { readonly face: number }): JSX.Element {
  return (
    <g transform="translate(19.5 76) scale(0.32)">
      <path d="M0-48 28-39 46-15 46 15 28 39 0 48-28 39-46 15-46-15-28-39z" fill="#d6d9df" />
      <path d="M0-31 29-10 18 25-18 25-29-10z" fill="#f6f4ec" stroke="#7d8491" stroke-width="2" />
      <Label x={0} y={14} text={String(face)} size={34} ink="#14161a" />
    </g>
  );
}
