import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export interface DialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Open as long as it is rendered. The browser keeps the focus inside, and gives it back. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          class="button bare icon"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
