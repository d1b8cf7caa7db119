import { isRefusal } from '@paddock/kernel';
import type { OwnSanction } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { moderation } from './api.ts';

/** What the admins have decided about me: nobody has to find it out by being refused. */
export function OwnSanctions({ person }: { readonly person: string }): JSX.Element {
  const { mine } = useTexts('moderation');
  const [list, setList] = useState<readonly OwnSanction[]>([]);
  useEffect(() => {
    void moderation.mine().then((answer) => setList(isRefusal(answer) ? [] : answer.sanctions));
  }, [person]);
  return (
    <>
      {list.map(({ kind, until }) => (
        <p key={kind} class="own-sanction" role="status">
          {mine[kind](dateText(until, { dateStyle: 'medium', timeStyle: 'short' }))}
        </p>
      ))}
    </>
  );
}
