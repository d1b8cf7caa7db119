import { useTexts } from '../i18n/loaded.tsx';
import { formatText } from '@paddock/words';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import type { Texts } from '../i18n/texts.ts';
import { keepRecord, readRecordFile, type FileProblem } from './records.ts';

function fileProblemText(
  { more, shared, records }: Texts<'more' | 'shared' | 'records'>,
  problem: FileProblem,
): string {
  switch (problem.code) {
    case 'too-big':
      return more.games.tooBig;
    case 'not-read':
      return more.games.notRead;
    case 'not-a-record':
    case 'newer-format':
    case 'malformed':
      return formatText({ ...shared, ...records }, problem);
  }
}

/** A record from a file, chosen or dropped anywhere on the page. */
export function ImportRecord({ onKept }: { readonly onKept: () => Promise<void> }): JSX.Element {
  const more = useTexts('more');
  const shared = useTexts('shared');
  const records = useTexts('records');
  const texts = more.games;
  const [problem, setProblem] = useState<string>();
  const [kept, setKept] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback(
    async (file: File) => {
      setProblem(undefined);
      setKept(0);
      const found = await readRecordFile(file);
      if ('code' in found) {
        setProblem(shared.labelled(file.name, fileProblemText({ more, shared, records }, found)));
        return;
      }
      try {
        const ids: string[] = [];
        for (const record of found) ids.push(await keepRecord(record, Date.now()));
        const [only = '', another] = ids;
        if (another === undefined) return goTo({ at: 'replay', id: only, moment: null });
        setKept(ids.length);
        await onKept();
      } catch {
        setProblem(ui().play.noStorageText);
      }
    },
    [more, shared, records],
  );
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
  }, [take]);
  return (
    <section class="import">
      <h2>{texts.importTitle}</h2>
      <p class="hint">{texts.importText}</p>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept="application/json,.json,.jsonl"
        tabIndex={-1}
        aria-label={texts.choose}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {texts.choose}
      </button>
      {kept > 0 && <p role="status">{texts.imported(kept)}</p>}
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
