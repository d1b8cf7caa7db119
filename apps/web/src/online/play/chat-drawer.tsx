import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { Dialog } from '../../design/panels/dialog.tsx';
import { ui } from '../../i18n/index.ts';
import { isWide } from '../../table/media.ts';
import { Chat } from '../chat/chat.tsx';
import type { Reading } from '../chat/reading.ts';
import type { AtTable } from '../session/at-table.ts';

interface Props {
  readonly table: AtTable;
  readonly reading: Reading;
  readonly onClose: () => void;
}

/** Beside the board if there is room, to talk while playing; a drawer on a phone. */
export function ChatDrawer({ table, reading, onClose }: Props): JSX.Element {
  const { chat } = useTexts('online');
  if (!isWide.value) {
    return (
      <Dialog title={chat.title} closeLabel={ui().close} onClose={onClose}>
        <Chat table={table} reading={reading} onReacted={onClose} />
      </Dialog>
    );
  }
  return (
    <aside class="chat-rail" aria-label={chat.title}>
      <div class="chat-head">
        <h2>{chat.title}</h2>
        <button type="button" class="button bare icon" aria-label={ui().close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <Chat table={table} reading={reading} />
    </aside>
  );
}
