import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';
import { gridSection } from '../edit/grid.ts';
import { SectionForm } from './section-form.tsx';
import { sectionText } from './section-text.ts';

/** The road as a list: everything that hands can do on the drawing can be done here by keys. */
export function RoadPanel({ bench: { editor } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const { file } = editor.draft.value;
  const selected = editor.selected.value;
  const check = editor.check.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Chosen on the drawing: the list shows it, and the page stays where it is.
    const row = list.current?.children[selected];
    const panel = list.current?.closest('.ce-panel');
    if (!(row instanceof HTMLElement) || !(panel instanceof HTMLElement)) return;
    const [top, height] = [row.offsetTop - panel.offsetTop, 44];
    if (top < panel.scrollTop || top + height > panel.scrollTop + panel.clientHeight)
      panel.scrollTop = top - 60;
  }, [selected]);
  const isWrong = (at: number): boolean =>
    check.is === 'bad' && check.problems.some(({ section }) => section === at + 1);
  const signs = (at: number): string => {
    const line = file.lines.indexOf(at + 1);
    return [
      ...(line < 0 ? [] : [texts.lineBegins(line + 1)]),
      ...(at === gridSection(file) ? [texts.gridIsHere] : []),
    ].join(', ');
  };
  return (
    <>
      <p class="hint">{texts.sectionsHint}</p>
      <h2 id="ce-sections" class="ce-legend">
        {texts.sections}
      </h2>
      <ol class="ce-sections" ref={list} aria-labelledby="ce-sections">
        {file.sections.map((section, at) => (
          <li key={at} class={`ce-section ${section.kind}${isWrong(at) ? ' wrong' : ''}`}>
            <button
              type="button"
              class="ce-section-head"
              aria-expanded={at === selected}
              onClick={() => (editor.selected.value = at)}
            >
              <span class="ce-number numbers">{at + 1}</span>
              <span>{sectionText(texts, section)}</span>
              {signs(at) !== '' && <span class="ce-sign">{signs(at)}</span>}
            </button>
            {at === selected && <SectionForm bench={{ editor }} at={at} section={section} />}
          </li>
        ))}
      </ol>
    </>
  );
}
