import { CAR_NAMES, formula, type FormulaFact } from '@paddock/formula';
import { WIDE } from '@paddock/formula/drawing';
import { verify, type GameRecord } from '@paddock/kernel';
import { CAR_BOX } from '@paddock/kernel/cars';
import { poseAt, posesOf, type CarPose } from '../../formula/board/motion.ts';
import { numberOf, placesIn, teamOf, type Places } from '../../formula/race/places.ts';
import { drivesBeat } from '../../formula/race/story.ts';
import type { Drive, Pose, Reel, Scene } from './reel.ts';

/** Enough for the eye: the page draws straight lines between them. */
const MOST_POSES = 7;

/** As board and animation of the table would show it. */
export function drawFormula(record: GameRecord): Reel {
  const moments = momentsIn(record);
  const [first] = moments;
  if (first === undefined) throw new Error('the stored race of Formula cannot be replayed');
  return {
    box: [0, 0, WIDE.width, WIDE.height],
    marks: '',
    carLength: CAR_BOX.width,
    cars: CAR_NAMES.map((car) => ({ livery: teamOf(car), label: numberOf(car) })),
    start: CAR_NAMES.map((car) => packed(poseAt(WIDE, first.places[car]))),
    scenes: moments.flatMap(({ places, facts }, at): Scene[] => {
      const drives = drivesTo(moments[at - 1]?.places ?? places, places, facts);
      return drives.length === 0 ? [] : [{ card: [], drives: [drives] }];
    }),
  };
}

interface Moment {
  readonly places: Places;
  /** Since the moment before. */
  readonly facts: readonly FormulaFact[];
}

/** From the full grid on. */
function momentsIn(record: GameRecord): Moment[] {
  const moments: Moment[] = [];
  let facts: FormulaFact[] = [];
  const verdict = verify(formula, record, {
    all: (fact) => facts.push(fact),
    only: (_seat, _secret, shadow) => facts.push(shadow),
    entry: (_number, _entry, state) => {
      const { public: open } = formula.view(state, 'public');
      const places = placesIn(open);
      const isGridFull = CAR_NAMES.every((car) => places[car].at !== 'nowhere');
      if (isGridFull) moments.push({ places, facts });
      facts = [];
    },
  });
  if (!verdict.ok) throw new Error('the stored race of Formula cannot be replayed');
  return moments;
}

function drivesTo(from: Places, to: Places, facts: readonly FormulaFact[]): Drive[] {
  return drivesBeat(from, to, facts).flatMap((beat) =>
    beat.kind === 'drives'
      ? beat.drives.map((drive) => ({
          car: CAR_NAMES.indexOf(drive.car),
          ms: beat.ms,
          way: some(posesOf(WIDE, drive)).map(packed),
        }))
      : [],
  );
}

/** Evenly spaced, with both ends. */
function some(poses: readonly CarPose[]): CarPose[] {
  const last = poses.length - 1;
  const count = Math.min(MOST_POSES, poses.length);
  return Array.from({ length: count }, (_, at) => poses[Math.round((at * last) / (count - 1))]).filter(
    (pose) => pose !== undefined,
  );
}

function packed({ x, y, angle, scale, opacity }: CarPose): Pose {
  return [Math.round(x), Math.round(y), Math.round(angle), Math.round(100 * scale * opacity)];
}
