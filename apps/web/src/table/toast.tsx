import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Message {
  readonly text: string;
  /** Where the rules page explains it. */
  readonly link?: { readonly href: string; readonly rule: string } | undefined;
  /** About a key that does nothing now: no use over the results. */
  readonly isHint?: boolean;
}

const SHOWN_MS = 7000;

/** A polite word about something that cannot be done; it goes away by itself, but not while it is looked at. */
export function Toast({
  message,
  onGone,
}: {
  readonly message: Message | null;
  readonly onGone: () => void;
}): JSX.Element {
  const table = useTexts('table');
  const [isHeld, setHeld] = useState(false);
  // What is taken away under a pointer or the focus is not always said to be left.
  useEffect(() => setHeld(false), [message]);
  useEffect(() => {
    if (message === null || isHeld) return undefined;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  return (
    <div
      class="toasts"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      {message !== null && (
        <div class="toast">
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
      )}
    </div>
  );
}
