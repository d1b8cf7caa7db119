import { REACTIONS, type Reaction } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import { problemText } from '../problem-text.ts';
import { Problem } from '../problem.tsx';
import type { AtTable } from '../session/at-table.ts';
import { ReactionIcon } from './reaction-icon.tsx';

interface Props {
  readonly table: AtTable;
  /** It is on its way: the table shows it. */
  readonly onReacted?: (() => void) | undefined;
}

/** Six that say without writing. */
export function ReactionBar({ table, onReacted }: Props): JSX.Element {
  const online = useTexts('online');
  const { reactions } = useTexts('moderation');
  const [problem, setProblem] = useState<string>();
  const react = async (reaction: Reaction) => {
    const refusal = await table.react(reaction);
    setProblem(refusal && problemText(online, refusal));
    if (refusal === undefined) onReacted?.();
  };
  return (
    <div>
      <ul class="reaction-bar" aria-label={reactions.title}>
        {REACTIONS.map((reaction) => (
          <li key={reaction}>
            <button type="button" class="button bare" onClick={() => void react(reaction)}>
              <ReactionIcon reaction={reaction} />
              <span>{reactions.names[reaction]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </div>
  );
}
