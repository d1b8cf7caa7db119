import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import type { Draft, DraftProblem } from './draft.ts';
import type { GameForm } from './form.ts';
import { problemText } from './problem-text.ts';

interface Props {
  readonly form: GameForm;
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
}

/** What keeps the game from beginning. */
export function FixFirst({ form, draft, problems }: Props): JSX.Element | null {
  const more = useTexts('more');
  const shared = useTexts('shared');
  if (problems.length === 0) return null;
  return (
    <div role="status" class="problem">
      <p>{more.form.fixFirst}</p>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>{problemText({ more, shared }, form, problem, draft)}</li>
        ))}
      </ul>
    </div>
  );
}
