import type { Scenery } from '@paddock/downforce';
import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';
import { BRUSHES, withoutItem } from '../edit/scenery.ts';

type CircuitEditorTexts = Parts['circuitEditor'];

/** Brushes for the eye: no rule reads any of it. */
export function SceneryPanel({ bench: { editor, tools, view } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { scenery } = editor.draft.value.file;
  const brush = tools.brush.value;
  return (
    <div class="ce-form">
      <p class="hint">{texts.brushHint}</p>
      <Choice
        label={texts.brush}
        items={BRUSHES.map((value) => ({ value, label: texts.brushes[value] }))}
        value={brush}
        choose={(value) => (tools.brush.value = value)}
      />
      {brush === 'label' && (
        <label class="field">
          {texts.labelText}
          <input
            class="input"
            maxLength={40}
            value={tools.label.value}
            onInput={(event) => (tools.label.value = event.currentTarget.value)}
          />
        </label>
      )}
      {brush !== 'erase' && brush !== 'tunnel' && brush !== 'stream' && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            const { width, height } = view.size.peek();
            tools.tap({ x: width / 2, y: height / 2 }, null);
          }}
        >
          {texts.paintHere}
        </button>
      )}
      <h2 class="ce-legend" id="ce-scenery">
        {texts.sceneryList}
      </h2>
      {scenery.length === 0 && <p class="hint">{texts.sceneryNone}</p>}
      <ul class="ce-scenery" aria-labelledby="ce-scenery">
        {scenery.map((item, index) => (
          <li key={index}>
            <span>{itemText(texts, item)}</span>
            <button
              type="button"
              class="button bare icon"
              aria-label={texts.removeItem(itemText(texts, item))}
              onClick={() => editor.edit((file) => withoutItem(file, index))}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function itemText({ brushes, section }: CircuitEditorTexts, item: Scenery): string {
  switch (item.kind) {
    case 'area':
    case 'block':
      return brushes[item.of];
    case 'scatter':
      return `${brushes[item.of]} (${item.at.length})`;
    case 'stream':
      return brushes.stream;
    case 'label':
      return `${brushes.label}: ${item.text}`;
    case 'tunnel':
      return `${brushes.tunnel}: ${section(item.from)}${item.to > item.from ? `–${item.to}` : ''}`;
  }
}
