import { CARS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { LiveryFill } from '../../design/livery-fill.tsx';
import { LIVERIES } from '../../design/livery.ts';
import { isSpeed8, linesOf, type CardLine } from '../cards/card-lines.ts';
import { Label } from '../../help/picture-label.tsx';
import type { CardScene, ShownCard } from './scenes.ts';

const WIDTH = 44;
const HEIGHT = 66;
const TOP = 8;

export function CardPicture({ scene: { cards, cars } }: { readonly scene: CardScene }): JSX.Element {
  const room = 200 / (cards.length + (cars === undefined ? 0 : 1));
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true" focusable="false">
      <rect width="200" height="100" fill="#15241e" />
      {cards.map((shown, index) => (
        <Card key={shown.card} shown={shown} x={(index + 0.5) * room - WIDTH / 2} />
      ))}
      {CARS.filter((car) => cars?.[car] !== undefined).map((car, index) => {
        const x = 112 + (index % 2) * 40;
        const y = 14 + Math.floor(index / 2) * 26;
        return (
          <g key={car}>
            <svg x={x} y={y} width="34" height="16">
              <Car livery={car} label={String(LIVERIES[car].number)} />
            </svg>
            {cars?.[car] === false && (
              <path d={`m${x + 9} ${y} 16 16m0-16-16 16`} stroke="#ff8a94" stroke-width="3" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Card({ shown, x }: { readonly shown: ShownCard; readonly x: number }): JSX.Element {
  const lines = linesOf(shown.card);
  const step = (HEIGHT - 4) / (isSpeed8(shown.card) ? 1 : Math.max(lines.length, 3));
  return (
    <g>
      <rect x={x} y={TOP} width={WIDTH} height={HEIGHT} rx="4" fill="#f6f4ec" stroke="#d6d0c0" />
      {lines.map((line, index) => (
        <Line
          key={index}
          line={line}
          x={x + 3}
          y={TOP + 3 + index * step}
          height={step - 2}
          isMeant={index === shown.line}
        />
      ))}
      {shown.isOrdered &&
        lines.map((_, index) => (
          <g key={index}>
            <circle cx={x + WIDTH + 12} cy={TOP + 3 + (index + 0.5) * step} r="7" fill="#fdfcf5" />
            <Label
              x={x + WIDTH + 12}
              y={TOP + 7 + (index + 0.5) * step}
              size={11}
              text={String(index + 1)}
              ink="#101216"
            />
          </g>
        ))}
      {shown.note !== undefined && <Label x={x + WIDTH / 2} y={93} size={16} text={shown.note} />}
    </g>
  );
}

interface LineProps {
  readonly line: CardLine;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isMeant: boolean;
}

function Line({ line: { car, number }, x, y, height, isMeant }: LineProps): JSX.Element {
  const width = WIDTH - 6;
  const { hue, ink } = car === null ? { hue: '#ffffff', ink: '#0b0c0f' } : LIVERIES[car];
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={hue} stroke={car === null ? '#0b0c0f' : 'none'} />
      {car !== null && (
        <svg x={x + 20} y={y} width={width - 20} height={height}>
          <LiveryFill livery={car} zoom={0.6} />
        </svg>
      )}
      <Label x={x + 10} y={y + height / 2 + 5} size={14} text={String(number)} ink={ink} />
      {car === null && <Label x={x + 28} y={y + height / 2 + 5} size={14} text="★" ink={ink} />}
      {isMeant && (
        <rect
          x={x - 5}
          y={y - 2}
          width={width + 10}
          height={height + 4}
          rx="3"
          fill="none"
          stroke="#ffd166"
          stroke-width="2.5"
        />
      )}
    </g>
  );
}
