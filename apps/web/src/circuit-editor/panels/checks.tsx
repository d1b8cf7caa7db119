import type { ProblemCode, TrackFile } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';
import { gridFor, gridSection } from '../edit/grid.ts';
import { withLines } from '../edit/lines.ts';
import { closedUp } from '../fit/close-up.ts';

/** What the editor itself can put right. */
const CURES = {
  'does-not-close': 'closeRing',
  'turns-wrong': 'closeRing',
  'lines-out-of-order': 'newLines',
  'grid-off-road': 'newGrid',
  'grid-doubled': 'newGrid',
  'grid-out-of-order': 'newGrid',
  'grid-away': 'newGrid',
} as const satisfies Partial<Record<ProblemCode, string>>;

type Cure = (typeof CURES)[keyof typeof CURES];

const STEPS: Readonly<Record<Cure, (file: TrackFile) => TrackFile>> = {
  closeRing: closedUp,
  newLines: withLines,
  newGrid: (file) => {
    const straight = file.sections[gridSection(file)];
    return straight?.kind === 'straight' ? { ...file, grid: gridFor(straight.lanes) } : file;
  },
};

function cureOf(code: ProblemCode): Cure | undefined {
  return Object.entries(CURES).find(([known]) => known === code)?.[1];
}

/** Whether it can be raced on, and if not, why: in words, on the drawing. */
export function Checks({ bench: { editor } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const words = useTexts('content');
  const check = editor.check.value;
  const problems = check.is === 'bad' ? check.problems : [];
  const cures = [...new Set(problems.flatMap(({ code }) => cureOf(code) ?? []))];
  return (
    <section class={`ce-checks ${check.is}`} aria-label={texts.checks}>
      <div role="status">
        {check.is === 'open' && <p>{texts.checking}</p>}
        {check.is === 'good' && (
          <p>{texts.good(check.road.spaces, check.road.shortestLap, check.road.longestLap)}</p>
        )}
        {check.is === 'bad' && <p>{texts.bad(problems.length)}</p>}
      </div>
      {problems.length > 0 && (
        <ul class="ce-problems">
          {problems.map((problem, i) => {
            const { section } = problem;
            const text = words.trackProblem(problem);
            return (
              <li key={i}>
                {section === undefined ? (
                  text
                ) : (
                  <button
                    type="button"
                    class="ce-problem"
                    onClick={() => {
                      editor.tab.value = 'road';
                      editor.selected.value = section - 1;
                    }}
                  >
                    {text}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {cures.map((cure) => (
        <button type="button" key={cure} class="button small" onClick={() => editor.edit(STEPS[cure])}>
          {texts[cure]}
        </button>
      ))}
    </section>
  );
}
