import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import './drawer.css';

interface Props {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** At the side of the window, over everything; on a phone a sheet of its full height. The focus goes back when it closes. */
export function Drawer({ title, closeLabel, onClose, class: name = '', children }: Props): JSX.Element {
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
      class={`drawer ${name}`}
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
      <div class="drawer-body">{children}</div>
    </dialog>
  );
}
