import { formatText } from '@paddock/words';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { sharedWords } from '../i18n/games.ts';
import { ui } from '../i18n/index.ts';
import { moreUi, recordWords } from '../i18n/more/index.ts';
import { keepRecord, readRecordFile, type FileProblem } from '../session/records.ts';

function fileProblemText(problem: FileProblem): string {
  switch (problem.code) {
    case 'too-big':
      return moreUi().games.tooBig;
    case 'not-read':
      return moreUi().games.notRead;
    case 'not-a-record':
    case 'newer-format':
    case 'malformed':
      return formatText({ ...sharedWords(), ...recordWords() }, problem);
  }
}

/** A record from a file, chosen or dropped anywhere on the page. */
export function ImportRecord(): JSX.Element {
  const texts = moreUi().games;
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback(async (file: File) => {
    const record = await readRecordFile(file);
    if ('code' in record) {
      setProblem(sharedWords().labelled(file.name, fileProblemText(record)));
      return;
    }
    try {
      goTo({ at: 'replay', id: await keepRecord(record, Date.now()), moment: null });
    } catch {
      setProblem(ui().play.noStorageText);
    }
  }, []);
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
        accept="application/json,.json"
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
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
