import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { ui } from '../i18n/index.ts';
import { textIn } from './about-thing.tsx';
import { keepThing } from './keep-thing.ts';
import { readThing } from './read-file.ts';

type News = { readonly kept: string } | { readonly problem: string };

/** A deck or circuit from a file, chosen or dropped anywhere on the page. */
export function ImportThing({ onKept }: { readonly onKept: () => Promise<void> }): JSX.Element {
  const texts = useTexts('shelf');
  const shared = useTexts('shared');
  const [news, setNews] = useState<News>();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    setNews(undefined);
    const found = await readThing(file);
    if ('code' in found)
      return setNews({ problem: shared.labelled(file.name, texts.fileProblems[found.code]) });
    try {
      await keepThing(found);
      await onKept();
      return setNews({ kept: texts.imported(textIn(found.value, 'name') || texts.unnamed) });
    } catch {
      return setNews({ problem: ui().play.noStorageText });
    }
  };
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void take(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, [texts, onKept]);
  return (
    <section class="stack-s">
      <h2>{texts.importTitle}</h2>
      <p class="hint">{texts.importText}</p>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-label={texts.choose}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      <div class="row">
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {texts.choose}
        </button>
      </div>
      <p role="status">{news !== undefined && 'kept' in news && news.kept}</p>
      {news !== undefined && 'problem' in news && (
        <p class="problem" role="alert">
          {news.problem}
        </p>
      )}
    </section>
  );
}
