import { LIMITS, type TrackFile } from '@paddock/downforce';
import { DIRECTIONS, SHAPES } from '@paddock/downforce/editing';
import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';
import { gridFor, gridRows, gridSection } from '../edit/grid.ts';
import { withLines } from '../edit/lines.ts';
import { Stepper } from './stepper.tsx';

/** What holds for the whole circuit. */
export function AboutPanel({ bench: { editor } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { file } = editor.draft.value;
  const put = (changes: Partial<TrackFile>, name: string) =>
    editor.edit((old) => ({ ...old, ...changes }), name);
  return (
    <div class="ce-form">
      <label class="field">
        {texts.name}
        <input
          class="input"
          maxLength={LIMITS.name}
          value={file.name}
          onInput={(event) => put({ name: event.currentTarget.value }, 'name')}
        />
      </label>
      <label class="field">
        {texts.author}
        <input
          class="input"
          maxLength={LIMITS.author}
          value={file.author ?? ''}
          onInput={(event) => {
            const author = event.currentTarget.value;
            editor.edit((old) => withAuthor(old, author), 'author');
          }}
        />
      </label>
      <label class="field">
        {texts.note}
        <textarea
          class="input"
          rows={3}
          maxLength={LIMITS.note}
          value={file.note}
          onInput={(event) => put({ note: event.currentTarget.value.replaceAll('\n', ' ') }, 'note')}
        />
        <span class="hint">{texts.noteHint}</span>
      </label>
      <Choice
        label={texts.shape}
        items={SHAPES.map((value) => ({ value, label: texts.shapes[value] }))}
        value={file.shape}
        choose={(shape) => put({ shape }, 'shape')}
      />
      <Choice
        label={texts.direction}
        items={DIRECTIONS.map((value) => ({ value, label: texts.directions[value] }))}
        value={file.direction}
        choose={(direction) => editor.edit((old) => turnedRound(old, direction), 'direction')}
      />
      <Stepper
        label={texts.heading}
        value={file.heading}
        least={0}
        most={359}
        step={15}
        set={(heading) => put({ heading }, 'heading')}
      />
      <Grid bench={{ editor }} />
      <Lines bench={{ editor }} />
    </div>
  );
}

/** A file says nothing about an author it has not got. */
function withAuthor(file: TrackFile, author: string): TrackFile {
  const next = { ...file, author };
  if (author.trim() === '') Reflect.deleteProperty(next, 'author');
  return next;
}

/** The same road the other way round: every bend turns to the other side, and its lanes keep their spaces. */
function turnedRound(file: TrackFile, direction: TrackFile['direction']): TrackFile {
  if (direction === file.direction) return file;
  return {
    ...file,
    direction,
    sections: file.sections.map((section) =>
      section.kind === 'curve' ? { ...section, turn: section.turn === 'left' ? 'right' : 'left' } : section,
    ),
  };
}

function Grid({ bench: { editor } }: { readonly bench: Pick<Bench, 'editor'> }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { file } = editor.draft.value;
  const straight = file.sections[gridSection(file)];
  const lanes = straight?.kind === 'straight' ? straight.lanes : LIMITS.lanes;
  const rows = Math.max(gridRows(file), Math.min(8, straight?.kind === 'straight' ? straight.rows : 8));
  const numbers = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
  return (
    <fieldset class="ce-grid">
      <legend class="legend">{texts.grid}</legend>
      <p class="hint">{texts.gridHint}</p>
      {file.grid.map((box, place) => (
        <div class="ce-grid-row" key={place}>
          <span>{texts.gridPlace(place + 1)}</span>
          {(['row', 'lane'] as const).map((side) => (
            <select
              key={side}
              class="select"
              aria-label={`${texts.gridPlace(place + 1)}: ${texts[side]}`}
              value={box[side]}
              onChange={(event) => {
                const next = { ...box, [side]: Number(event.currentTarget.value) };
                editor.edit((old) => ({ ...old, grid: old.grid.with(place, next) }));
              }}
            >
              {numbers(side === 'row' ? rows : lanes).map((number) => (
                <option key={number} value={number}>{`${texts[side]} ${number}`}</option>
              ))}
            </select>
          ))}
        </div>
      ))}
      <button
        type="button"
        class="button small"
        onClick={() => editor.edit((old) => ({ ...old, grid: gridFor(lanes) }))}
      >
        {texts.newGrid}
      </button>
    </fieldset>
  );
}

function Lines({ bench: { editor } }: { readonly bench: Pick<Bench, 'editor'> }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { file } = editor.draft.value;
  return (
    <fieldset class="ce-grid">
      <legend class="legend">{texts.lines}</legend>
      <p class="hint">{texts.linesHint}</p>
      {file.lines.map((line, i) => (
        <Stepper
          key={i}
          label={texts.line(i + 1)}
          value={line}
          least={2}
          most={file.sections.length}
          set={(section) =>
            editor.edit((old) => ({ ...old, lines: old.lines.with(i, section) }), `line ${i}`)
          }
        />
      ))}
      <button type="button" class="button small" onClick={() => editor.edit(withLines)}>
        {texts.newLines}
      </button>
    </fieldset>
  );
}
