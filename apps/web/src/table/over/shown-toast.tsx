import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Message, ToastProps } from '../toast.tsx';

const SHOWN_MS = 7000;
/** The longest it stays, even under a pointer: the words below it are needed again. */
const HELD_MS = 20_000;

/** One message. Whether it is being looked at is reset with each one, wherever the pointer is. */
export function ShownToast({
  message,
  onGone,
}: { readonly message: Message } & Pick<ToastProps, 'onGone'>): JSX.Element {
  const table = useTexts('table');
  const [isHeld, setHeld] = useState(false);
  // Browsers do not always fire a leave event for an element removed under the pointer or the focus.
  useEffect(() => setHeld(false), [message]);
  useEffect(() => {
    const timer = setTimeout(onGone, isHeld ? HELD_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      class="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <p>{message.text}</p>
      {message.link !== undefined && (
        <a class="button small" href={message.link.href}>
          {table.rule(message.link.rule)}
        </a>
      )}
      <button type="button" class="button bare icon" aria-label={table.close} onClick={onGone}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
