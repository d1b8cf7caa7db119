import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import type { Reading } from '../chat/reading.ts';

interface Props {
  readonly reading: Reading;
  readonly isChatOpen: boolean;
  readonly onChat: () => void;
  readonly onMenu: () => void;
}

/** Chat and table, over the corner of the board. */
export function TableTools({ reading, isChatOpen, onChat, onMenu }: Props): JSX.Element {
  const online = useTexts('online');
  const shared = useTexts('shared');
  const { chat, play } = online;
  const unread = isChatOpen ? 0 : reading.unread.value;
  const label = unread > 0 ? shared.labelled(chat.title, chat.unread(unread)) : chat.title;
  return (
    <>
      <button
        type="button"
        class="button tool icon tool-menu"
        aria-label={play.menu}
        title={play.menu}
        onClick={onMenu}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="9" cy="8" r="3.500" class="stroke" />
          <path
            d="M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 5a3.500 3.500 0 0 1 0 6.500M18.500 14.500c2 .8 3 2.700 3 5.500"
            class="stroke"
          />
        </svg>
      </button>
      <button
        type="button"
        class="button tool icon tool-chat"
        aria-expanded={isChatOpen}
        aria-label={label}
        title={chat.title}
        onClick={onChat}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 5h16v11h-9l-5 4v-4H4z" class="stroke" />
        </svg>
        {unread > 0 && (
          <b class="badge numbers" aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </b>
        )}
      </button>
    </>
  );
}
