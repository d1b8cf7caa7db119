import { LIMITS, STEP, type Section, type TrackFile } from '@paddock/downforce';
import { GIVE, placeRoad } from '@paddock/downforce/editing';
import { bent, leastRadius } from '../edit/cells.ts';
import { hundredths } from '../edit/draft.ts';
import { gridRows, gridSection } from '../edit/grid.ts';

const ROUNDS = 40;
/** Closer than this a ring closes without showing it. */
const GOOD = GIVE * 0.6;

/** A ring that ends where it began: angles, then rows and radii, changed as little as that takes. Others are left alone. */
export function closedUp(file: TrackFile): TrackFile {
  if (file.shape !== 'ring') return file;
  let [best, worst] = [turnedOnce(file), Infinity];
  let next = best;
  for (let round = 0; round < ROUNDS; round++) {
    const { closing } = placeRoad(next);
    if (closing === undefined || !Number.isFinite(closing.factor)) break;
    const miss = Math.abs(closing.factor - 1);
    if (miss < worst) [best, worst] = [next, miss];
    if (miss <= GOOD) break;
    const after = stretched(next, closing.lengths);
    if (isSame(after, next)) break;
    next = after;
  }
  return best;
}

function isSame(a: TrackFile, b: TrackFile): boolean {
  return JSON.stringify(a.sections) === JSON.stringify(b.sections);
}

/** 360° to the inside in all: what is missing is shared by the curves, the larger ones first. */
function turnedOnce(file: TrackFile): TrackFile {
  const inward = file.direction === 'clockwise' ? 'right' : 'left';
  let sections = file.sections;
  for (let round = 0; round < ROUNDS * 10; round++) {
    const turned = sections.reduce(
      (sum, section) =>
        sum + (section.kind === 'curve' ? (section.turn === inward ? section.angle : -section.angle) : 0),
      0,
    );
    const missing = 360 - turned;
    if (missing === 0) break;
    const at = curveFor(sections, inward, missing, round);
    const curve = sections[at];
    if (curve?.kind !== 'curve') break;
    const by = Math.sign(missing) * Math.min(5, Math.abs(missing)) * (curve.turn === inward ? 1 : -1);
    sections = sections.with(at, bent(curve, { angle: curve.angle + by }, file.direction));
  }
  return sections === file.sections ? file : { ...file, sections };
}

/** Curves take turns; those that turn in give first. */
function curveFor(sections: readonly Section[], inward: string, missing: number, round: number): number {
  const fits = (section: Section, towards: boolean): boolean => {
    if (section.kind !== 'curve' || (section.turn === inward) !== towards) return false;
    const grows = missing > 0 === towards;
    return grows ? section.angle + 5 <= LIMITS.maxAngle : section.angle - 5 >= LIMITS.minAngle;
  };
  const found = [true, false]
    .map((towards) => sections.flatMap((section, at) => (fits(section, towards) ? [at] : [])))
    .find((all) => all.length > 0);
  return found?.[round % found.length] ?? -1;
}

/** Whole rows and sensible radii next to the lengths that would close it. */
function stretched(file: TrackFile, lengths: readonly number[]): TrackFile {
  const grid = gridSection(file);
  const sections = file.sections.map((section, at): Section => {
    const long = (lengths[at] ?? 0) / STEP;
    if (section.kind === 'straight') {
      const least = at === grid ? gridRows(file) : 1;
      return { ...section, rows: Math.min(LIMITS.rows, Math.max(least, Math.round(long))) };
    }
    if (section.kind !== 'curve') return section;
    const least = leastRadius(section.cells.length);
    const radius = long / ((section.angle * Math.PI) / 180);
    return bent(section, { radius: hundredths(Math.max(least, radius)) }, file.direction);
  });
  return { ...file, sections };
}
