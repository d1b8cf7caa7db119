import type { Seat } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useTexts } from '../../i18n/loaded.tsx';
import { sitterName } from '../seat-text.ts';
import type { AtTable } from '../session/at-table.ts';
import './reactions.css';
import { ReactionIcon } from './reaction-icon.tsx';
import { hidesReactions } from './reactions.ts';
import type { Reading } from './reading.ts';

interface Props {
  readonly table: AtTable;
  readonly reading: Reading;
}

/** Over the sender's seat; null: in the corner, for a spectator. Nothing moves aside for it. */
export function SeatReaction({
  table,
  reading,
  seat,
}: Props & { readonly seat: Seat | null }): JSX.Element | null {
  const { reactions } = useTexts('moderation');
  const reaction = reading.isHidden(seat) ? undefined : table.reactions.at(seat);
  if (reaction === undefined) return null;
  return (
    <span class={seat === null ? 'reaction watcher' : 'reaction'} aria-hidden="true">
      <ReactionIcon reaction={reaction} />
      {reactions.names[reaction]}
    </span>
  );
}

/** For screen readers: a few at a time, when nothing else is said. */
export function ToldReactions({ table, reading }: Props): JSX.Element {
  const online = useTexts('online');
  const { reactions } = useTexts('moderation');
  const told = hidesReactions.value ? [] : table.reactions.told.value;
  const sentences = told
    .filter(({ seat }) => seat !== table.viewer.value && !reading.isHidden(seat))
    .map(({ seat, reaction }) => {
      const name =
        seat === null ? reactions.watcher : sitterName(online, table.info.value?.seats[seat], seat);
      return reactions.said(name, reactions.names[reaction]);
    });
  return (
    <>
      <SeatReaction table={table} reading={reading} seat={null} />
      <p class="unseen" role="status">
        {sentences.join('. ')}
      </p>
    </>
  );
}
