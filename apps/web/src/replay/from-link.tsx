import { formatText } from '@paddock/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { Texts } from '../i18n/texts.ts';
import { keepRecord } from '../my-games/records.ts';
import type { LinkProblem } from '../share/unpack-record.ts';
import type { AnyReplay } from './replay-session.ts';

/** A game that came by a link: whether it is right, and a way to keep it here. */
export function FromLink({ timeline }: Pick<AnyReplay, 'timeline'>): JSX.Element {
  const { link } = useTexts('ending');
  const [state, setState] = useState<'still' | 'kept' | 'failed'>('still');
  const { verdict, record } = timeline;
  const keep = () =>
    keepRecord(record, Date.now()).then(
      () => setState('kept'),
      () => setState('failed'),
    );
  return (
    <div class="from-link">
      <p class={verdict.ok ? 'good' : 'bad'}>{verdict.ok ? `✓ ${link.fromLink}` : `✗ ${link.altered}`}</p>
      {state === 'still' && (
        <button type="button" class="button small" onClick={() => void keep()}>
          {link.keep}
        </button>
      )}
      <span role="status">
        {state === 'kept' && link.kept}
        {state === 'failed' && ui().play.noStorageText}
      </span>
    </div>
  );
}

export function linkProblemText(
  { ending, shared, records }: Texts<'ending' | 'shared' | 'records'>,
  problem: LinkProblem,
): string {
  switch (problem.code) {
    case 'broken':
      return ending.link.broken;
    case 'too-big':
      return ending.link.tooBig;
    case 'old-browser':
      return ending.link.oldBrowser;
    case 'not-a-record':
    case 'newer-format':
    case 'malformed':
      return formatText({ ...shared, ...records }, problem);
  }
}
