import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export interface DialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** In place of the usual look. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Open as long as it is rendered. The browser keeps the focus inside; it goes back, also from one that was taken away open. */
export function Dialog(props: DialogProps): JSX.Element {
  const { title, closeLabel, onClose, class: name = 'dialog', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return (
    <dialog
      class={name}
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
