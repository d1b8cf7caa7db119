import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';

const LANES = [1, 2, 3, 4] as const;

/** The road follows what is clicked along it. */
export function TracePanel({ bench: { editor, tools, view } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { trace } = editor.shown.value;
  const trouble = tools.trouble.value;
  return (
    <div class="ce-form">
      <p class="hint">{texts.traceHint}</p>
      {trace.length === 0 && <p class="hint">{texts.traceReplaces}</p>}
      <Choice
        label={texts.lanes}
        text={texts.traceLanes}
        items={LANES.map((value) => ({ value, label: String(value) }))}
        value={LANES.find((lanes) => lanes === tools.lanes.value)}
        choose={(lanes) => {
          tools.lanes.value = lanes;
          if (trace.length > 0) tools.retrace(trace);
        }}
      />
      <p role="status">
        <strong>{texts.traceCount(trace.length)}.</strong>{' '}
        {trace.length > 0 && (trouble === null ? texts.traceFits : texts.traceProblems[trouble])}
      </p>
      <div class="ce-moves">
        <button
          type="button"
          class="button small"
          onClick={() => {
            const { width, height } = view.size.peek();
            const { x, y } = view.toGround({ x: width / 2, y: height / 2 });
            tools.addPoint([x, y]);
          }}
        >
          {texts.addMiddle}
        </button>
        <button
          type="button"
          class="button small"
          disabled={trace.length === 0}
          onClick={() => tools.retrace(trace.slice(0, -1))}
        >
          {texts.removeLast}
        </button>
        <button
          type="button"
          class="button small"
          disabled={trace.length === 0}
          onClick={() => tools.retrace([])}
        >
          {texts.clearTrace}
        </button>
      </div>
    </div>
  );
}
