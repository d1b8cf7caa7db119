import type { JSX } from 'preact';
import { lazily, named } from '../app/lazy.tsx';

export interface Message {
  readonly text: string;
  /** Where the rules page explains it. */
  readonly link?: { readonly href: string; readonly rule: string } | undefined;
  /** About a key that does nothing now: no use over the results. */
  readonly isHint?: boolean;
}

export interface ToastProps {
  readonly message: Message | null;
  readonly onGone: () => void;
}

/** Fetched with the first thing that is not allowed. */
const ShownToast = lazily(
  named(() => import('./over/shown-toast.tsx'), 'ShownToast'),
  () => null,
);

/** A polite word about something that cannot be done, in place of the prompt; it goes away by itself, later while it is looked at. */
export function Toast({ message, onGone }: ToastProps): JSX.Element {
  return (
    <div class="toasts" role="status">
      {message !== null && <ShownToast key={message} message={message} onGone={onGone} />}
    </div>
  );
}
