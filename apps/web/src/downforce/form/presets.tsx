import type { JSX } from 'preact';
import { LIVERIES } from '../../design/livery.ts';
import type { Difficulty, Given, Measured } from '../../new-game/form.ts';
import { Flag, Picture, SmallCar } from '../../new-game/picture.tsx';

const { blue, green, yellow, orange, red } = LIVERIES;

/** A speed card: lines in the cars' colours. */
function Card({
  x,
  y,
  lines,
}: {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="18" height="26" rx="2.500" fill="var(--paper)" stroke-width="1.500" />
      {lines.map((hue, line) => (
        <rect
          key={hue}
          x="3"
          y={3.5 + line * 5}
          width={12 - line * 1.5}
          height="3.600"
          rx="1"
          fill={hue}
          stroke="none"
        />
      ))}
    </g>
  );
}

function Coin({
  x,
  y,
  sign = '$',
}: {
  readonly x: number;
  readonly y: number;
  readonly sign?: string;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="9" fill={yellow.hue} stroke={yellow.ink} stroke-width="1.500" />
      <text class="picture-text" y="4.600" fill={yellow.ink}>
        {sign}
      </text>
    </g>
  );
}

/** A betting slip with a word on it. */
function Slip({
  x,
  y,
  word,
}: {
  readonly x: number;
  readonly y: number;
  readonly word: string;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0h26v28l-3.250-3-3.250 3-3.250-3-3.250 3-3.250-3-3.250 3-3.250-3-3.250 3z"
        fill="var(--paper)"
        stroke-width="1.500"
      />
      <text class="picture-text" x="13" y="17" fill="var(--paper-ink)">
        {word}
      </text>
    </g>
  );
}

const LOOP = 'M20 8h30a12 12 0 0 1 0 24H20a12 12 0 0 1 0-24z';

const PICTURES: Readonly<Record<string, JSX.Element>> = {
  printed: (
    <>
      <Card x={4} y={7} lines={[red.hue, blue.hue, green.hue]} />
      <SmallCar x={27} y={26} hue={red.hue} />
      <Coin x={61} y={14} />
    </>
  ),
  beginners: (
    <>
      <SmallCar x={4} y={12} hue={green.hue} />
      <SmallCar x={16} y={28} hue={orange.hue} />
      <Flag x={52} y={9} />
    </>
  ),
  'long-distance': (
    <>
      <path d={LOOP} stroke-width="7" opacity="0.350" />
      <path d="M29 20a7 7 0 1 1 3 6m-4-1 4 1 1-4.500" />
      <SmallCar x={44} y={32} hue={blue.hue} />
    </>
  ),
  endurance: (
    <>
      <path d={LOOP} stroke-width="7" opacity="0.350" />
      <SmallCar x={8} y={8} hue={orange.hue} />
      <Coin x={37} y={21} />
    </>
  ),
  'world-tour': (
    <>
      <circle cx="22" cy="20" r="15" />
      <path d="M7 20h30M22 5c-9 9-9 21 0 30 9-9 9-21 0-30" stroke-width="1.500" />
      <path d="M44 11h14m-4-4 4 4-4 4M44 28h14m-4-4 4 4-4 4" />
    </>
  ),
  timely: (
    <>
      <Slip x={8} y={6} word="1×" />
      <circle cx="53" cy="20" r="11" />
      <path d="M53 13v7l5 3" />
    </>
  ),
  whispers: (
    <>
      <path d="M6 5h36v20H24l-8 8v-8H6z" fill="var(--paper)" stroke-width="1.500" />
      {[red, yellow, blue, green].map(({ hue }, at) => (
        <rect
          key={hue}
          x={11 + at * 7}
          y={10 + at * 1.5}
          width="5"
          height="9"
          rx="1"
          fill={hue}
          stroke="none"
        />
      ))}
      <SmallCar x={45} y={28} hue={orange.hue} />
    </>
  ),
  dice: (
    <>
      <rect x="8" y="6" width="27" height="27" rx="5" fill="var(--paper)" />
      {[14.5, 21.5, 28.5].map((at) => (
        <circle key={at} cx={at} cy={at - 2} r="2.400" fill="var(--paper-ink)" stroke="none" />
      ))}
      <SmallCar x={42} y={14} hue={yellow.hue} />
      <Coin x={54} y={29} />
    </>
  ),
  odds: (
    <>
      <Slip x={8} y={6} word="×6" />
      <path d="M42 32V24h7v8M52 32V17h7v15M62 32V9h6v23" />
    </>
  ),
  widespread: (
    <>
      <path d="M6 34V22h14V12h16v12h14v10z" fill="var(--paper)" />
      <text class="picture-text" x="28" y="28" fill="var(--paper-ink)">
        1
      </text>
      <text class="picture-text" x="13" y="32" fill="var(--paper-ink)">
        2
      </text>
      <text class="picture-text" x="43" y="33" fill="var(--paper-ink)">
        3
      </text>
      <SmallCar x={44} y={11} hue={blue.hue} />
    </>
  ),
  penalty: (
    <>
      <Slip x={8} y={6} word="−3" />
      <Coin x={54} y={20} sign="!" />
    </>
  ),
  'rubber-band': (
    <>
      <SmallCar x={4} y={20} hue={red.hue} />
      <path d="M31 17c4-4 6 6 10 0M31 23c4 4 6-6 10 0" stroke={orange.hue} />
      <rect x="45" y="9" width="20" height="17" rx="4" />
      <path d="M55 9V4M51 31h8M50 15v3m10-3v3M51 22h8" />
    </>
  ),
  pack: (
    <>
      <g transform="rotate(-12 16 34)">
        <Card x={6} y={7} lines={[orange.hue, blue.hue]} />
      </g>
      <g transform="rotate(8 28 34)">
        <Card x={20} y={8} lines={[red.hue, green.hue]} />
      </g>
      <path d="M57 5 46 22h8l-3 13 13-18h-9z" fill={yellow.hue} stroke={yellow.ink} stroke-width="1.500" />
    </>
  ),
};

export function presetPicture(preset: string): JSX.Element | null {
  const drawn = PICTURES[preset];
  return drawn === undefined ? null : <Picture>{drawn}</Picture>;
}

const DIFFICULTIES: Readonly<Record<string, Difficulty>> = {
  beginners: 'easy',
  whispers: 'hard',
  dice: 'hard',
  odds: 'hard',
  penalty: 'hard',
  pack: 'hard',
};

export function presetDifficulty(preset: string): Difficulty {
  return DIFFICULTIES[preset] ?? 'medium';
}

/** Means over bots' games with four players. The number of players hardly matters: all cards are dealt out. */
export function measured({ auction, bets, goal, hand, worldTour }: Given): Measured {
  const legs = Array.isArray(worldTour) ? Math.max(1, worldTour.length) : 1;
  const race = goal === 'whispers' ? WHISPERS : hand === 'three' ? THREE_CARDS : WHOLE;
  const saved = (auction === 'none' ? AUCTION : 0) + (bets === 'none' ? BETS : 0);
  const decisions = race === WHOLE ? WHOLE.decisions - saved : race.decisions;
  return { seconds: legs * race.seconds, decisions: legs * decisions };
}

const WHOLE: Measured = { seconds: 110, decisions: 85 };
const WHISPERS: Measured = { seconds: 90, decisions: 55 };
const THREE_CARDS: Measured = { seconds: 70, decisions: 33 };
/** Decisions of a whole game that are about these. */
const AUCTION = 25;
const BETS = 12;
