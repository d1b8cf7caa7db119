import { isRefusal } from '@paddock/kernel';
import type { Block } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { Page } from '../app/page.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { Problem } from '../online/problem.tsx';
import { Online } from '../online/reach.tsx';
import { moderation } from './api.ts';
import './moderation.css';
import { useAsking } from './use-asking.ts';

export function BlocksScreen(): JSX.Element {
  return <Online>{() => <Blocks />}</Online>;
}

/** Whom I have blocked, and the way back. */
function Blocks(): JSX.Element {
  const { blocks } = useTexts('moderation');
  const { problem, ask } = useAsking();
  const [list, setList] = useState<readonly Block[]>();
  const load = async () => {
    const answer = await moderation.blocks();
    // A guest without a name has blocked nobody.
    setList(isRefusal(answer) ? [] : answer.blocks);
  };
  useEffect(() => void load(), []);
  const unblock = async (id: string) => {
    await ask(() => moderation.unblock(id));
    await load();
  };
  return (
    <Page title={blocks.title}>
      <h1>{blocks.title}</h1>
      <p class="lead">{blocks.lead}</p>
      <Problem text={problem} />
      {list?.length === 0 && <p>{blocks.none}</p>}
      <ul class="moderation-list">
        {list?.map(({ id, name, at }) => (
          <li key={id} class="panel">
            <span>
              <b>{name}</b> <span class="quiet">{blocks.since(dateText(at, { dateStyle: 'medium' }))}</span>
            </span>
            <button type="button" class="button small" onClick={() => void unblock(id)}>
              {blocks.unblock}
              <span class="unseen"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
