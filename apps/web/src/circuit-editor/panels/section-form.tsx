import { LIMITS, type Section, type TrackFile } from '@paddock/downforce';
import { lanesAtStart, mean } from '@paddock/downforce/editing';
import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';
import { bent, leastRadius, naturalCells, radiusOf, type Curve } from '../edit/cells.ts';
import { hundredths } from '../edit/draft.ts';
import { regridded } from '../edit/grid.ts';
import { isTaper, mended, withLanes } from '../edit/lanes.ts';
import { lineHere } from '../edit/lines.ts';
import { addAfter, LEAST_SECTIONS, move, remove, replace, split } from '../edit/sections.ts';
import { Stepper } from './stepper.tsx';

interface Props {
  readonly bench: Pick<Bench, 'editor'>;
  readonly at: number;
  readonly section: Section;
}

const LANES = [1, 2, 3, 4] as const;

/** One section with all its numbers. */
export function SectionForm({ bench: { editor }, at, section }: Props): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { file } = editor.draft.value;
  const put = (next: Section, name: string) =>
    editor.edit((old) => regridded(replace(old, at, next)), `${name} ${at}`);
  if (isTaper(section))
    return (
      <div class="ce-form">
        <p class="hint">{texts.taperHint}</p>
        <Moves bench={{ editor }} at={at} section={section} />
      </div>
    );
  return (
    <div class="ce-form">
      <Choice
        label={texts.kind}
        items={(['straight', 'left', 'right'] as const).map((value) => ({
          value,
          label: texts.kinds[value],
        }))}
        value={section.kind === 'straight' ? 'straight' : section.turn}
        choose={(kind) => put(asKind(file, section, kind), 'kind')}
      />
      {section.kind === 'straight' ? (
        <Stepper
          label={texts.rows}
          value={section.rows}
          least={1}
          most={LIMITS.rows}
          set={(rows) => put({ ...section, rows }, 'rows')}
        />
      ) : (
        <CurveNumbers file={file} curve={section} put={put} />
      )}
      <Choice
        label={texts.lanes}
        items={LANES.map((value) => ({ value, label: String(value) }))}
        value={LANES.find((lanes) => lanes === lanesAtStart(section))}
        choose={(lanes) => {
          const before = file.sections.length;
          editor.edit((old) => withLanes(old, at, lanes));
          // Tapers before it have moved it.
          const now = editor.draft.peek().file.sections;
          const shift = now.slice(0, at + 3).findIndex((each, i) => i >= at && !isTaper(each)) - at;
          if (now.length !== before && shift > 0) editor.selected.value = at + shift;
        }}
      />
      <Moves bench={{ editor }} at={at} section={section} />
    </div>
  );
}

interface CurveProps {
  readonly file: TrackFile;
  readonly curve: Curve;
  readonly put: (next: Section, name: string) => void;
}

function CurveNumbers({ file, curve, put }: CurveProps): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { direction } = file;
  const radius = hundredths(radiusOf(curve));
  return (
    <>
      <Stepper
        label={texts.angle}
        unit=" (°)"
        value={curve.angle}
        least={LIMITS.minAngle}
        most={LIMITS.maxAngle}
        step={5}
        set={(angle) => put(bent(curve, { angle }, direction), 'angle')}
      />
      <Stepper
        label={texts.radius}
        value={radius}
        least={LIMITS.minRadius}
        most={LIMITS.maxRadius}
        step={0.1}
        set={(wide) => put(bent(curve, { radius: wide }, direction), 'radius')}
      />
      {curve.cells.map((count, lane) => (
        <Stepper
          key={lane}
          label={texts.cellsOf(lane + 1)}
          value={count}
          least={1}
          most={LIMITS.cells}
          set={(cells) => put({ ...curve, cells: curve.cells.with(lane, cells) }, `cells ${lane}`)}
        />
      ))}
      <button
        type="button"
        class="button small"
        onClick={() =>
          put({ ...curve, cells: naturalCells(curve, radius, curve.cells.length, direction) }, 'even')
        }
      >
        {texts.evenCells}
      </button>
    </>
  );
}

/** The same place of the road as another kind of section. */
function asKind({ direction }: TrackFile, section: Section, kind: 'straight' | 'left' | 'right'): Section {
  const lanes = lanesAtStart(section);
  if (kind === 'straight') {
    const rows = section.kind === 'curve' ? Math.max(1, Math.round(mean(section.cells))) : 1;
    return section.kind === 'straight' ? section : { kind, rows, lanes };
  }
  if (section.kind === 'curve') return bent(section, { turn: kind }, direction);
  const way = { turn: kind, angle: 45 } as const;
  const radius = Math.max(2, leastRadius(lanes));
  return { kind: 'curve', ...way, cells: naturalCells(way, radius, lanes, direction), radius };
}

function Moves({ bench: { editor }, at, section }: Props): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { file } = editor.draft.value;
  const last = file.sections.length - 1;
  const go = (to: number) => (editor.selected.value = to);
  return (
    <div class="ce-moves">
      <button
        type="button"
        class="button small"
        onClick={() => {
          editor.edit((old) => addAfter(old, at));
          go(at + 1);
        }}
      >
        {texts.add}
      </button>
      {section.kind === 'straight' && section.rows > 1 && (
        <button
          type="button"
          class="button small"
          onClick={() => editor.edit((old) => split(old, at, Math.ceil(section.rows / 2)))}
        >
          {texts.cut}
        </button>
      )}
      <button
        type="button"
        class="button small"
        disabled={at === 0}
        onClick={() => {
          editor.edit((old) => move(old, at, -1));
          go(at - 1);
        }}
      >
        {texts.back}
      </button>
      <button
        type="button"
        class="button small"
        disabled={at === last}
        onClick={() => {
          editor.edit((old) => move(old, at, 1));
          go(at + 1);
        }}
      >
        {texts.forward}
      </button>
      <button
        type="button"
        class="button small"
        disabled={at === 0 || file.lines.includes(at + 1)}
        onClick={() => editor.edit((old) => lineHere(old, at))}
      >
        {texts.lineHere}
      </button>
      <button
        type="button"
        class="button small"
        disabled={file.sections.length <= LEAST_SECTIONS}
        onClick={() => editor.edit((old) => tidied(remove(old, at), at))}
      >
        {texts.remove}
      </button>
    </div>
  );
}

/** The road beside what was removed meets again. */
function tidied(file: TrackFile, at: number): TrackFile {
  const beside = file.sections.findIndex(
    (section, index) => index >= Math.min(at, file.sections.length - 1) && !isTaper(section),
  );
  return regridded(mended(file, beside < 0 ? 0 : beside).file);
}
