import { CARS, downforce, LETTERS, lineMarks, writeMarks, type DownforceFact } from '@paddock/downforce';
import { verify, type GameRecord } from '@paddock/kernel';
import { LIVERIES } from '../../design/livery.ts';
import { poseAt, posesAlong, type CarPose } from '../../downforce/board/motion.ts';
import { pictureFor } from '../../downforce/board/picture-for.ts';
import { spotsIn, type CarSpots } from '../../downforce/race/spots.ts';
import { beatsOf } from '../../downforce/race/story.ts';
import { trackOf } from '../../downforce/track/track-of.ts';
import { lineTexts } from '../../downforce/board/bet-table.ts';
import type { Line, Pose, Reel, Scene } from './reel.ts';

/** A little longer than a space: the picture is small. */
const CAR_LENGTH = 44;

/** As board and animation of the table would show it. */
export function drawDownforce(record: GameRecord): Reel {
  const { facts, start, track, payouts } = raceIn(record);
  const picture = pictureFor(trackOf(downforce.content, track));
  const { x, y, width, height } = picture.viewBox;
  const scenes: { card: readonly Line[]; drives: Scene['drives'][number][] }[] = [];
  for (const beat of beatsOf(facts)) {
    if (beat.kind === 'card') scenes.push({ card: linesOf(beat.card), drives: [] });
    if (beat.kind !== 'drive') continue;
    const way = posesAlong(picture, beat.goals).map(packed);
    scenes.at(-1)?.drives.push([{ car: CARS.indexOf(beat.car), ms: beat.ms, way }]);
  }
  return {
    box: [x, y, width, height],
    marks: writeMarks(lineMarks(picture, payouts)),
    carLength: CAR_LENGTH,
    cars: CARS.map((car) => ({ livery: car, label: String(LIVERIES[car].number) })),
    start: CARS.map((car) => packed(poseAt(picture, start[car]))),
    scenes: scenes.filter(({ drives }) => drives.length > 0),
  };
}

interface Race {
  readonly facts: readonly DownforceFact[];
  /** Where the cars stand when the first card is played. */
  readonly start: CarSpots;
  readonly track: string;
  /** Beside each betting line. */
  readonly payouts: readonly string[];
}

function raceIn(record: GameRecord): Race {
  const facts: DownforceFact[] = [];
  let race: Omit<Race, 'facts'> | undefined;
  const verdict = verify(downforce, record, {
    all: (fact) => facts.push(fact),
    only: (_seat, _secret, shadow) => facts.push(shadow),
    entry: (_number, _entry, state) => {
      const { public: open } = downforce.view(state, 'public');
      if (race === undefined && open.phase === 'playing' && open.track !== null)
        race = { start: spotsIn(open), track: open.track, payouts: lineTexts(open) };
    },
  });
  if (!verdict.ok || race === undefined) throw new Error('the stored race of Downforce cannot be replayed');
  return { facts, ...race };
}

/** «r6k4»: red 6, then black 4. */
function linesOf(card: string): Line[] {
  return Array.from(card.matchAll(/([a-z])(\d)/g), ([, letter = '', spaces]): Line => {
    const car = CARS.find((_, at) => LETTERS[at] === letter);
    return [car ?? 'wild', Number(spaces)];
  });
}

function packed({ x, y, angle, opacity }: CarPose): Pose {
  return [Math.round(x), Math.round(y), Math.round(angle), 100 * opacity];
}
