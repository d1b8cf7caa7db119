import type { JSX } from 'preact';

interface Props {
  readonly label: string;
  /** A path on a square of 24. */
  readonly icon: string;
  readonly isOn?: boolean;
  readonly isLit?: boolean;
  readonly act: () => void;
}

/** Not `disabled` while it does nothing: the last press would lose the focus. */
export function IconButton({ label, icon, isOn = true, isLit = false, act }: Props): JSX.Element {
  return (
    <button
      type="button"
      class={isLit ? 'button small icon lit' : 'button small icon'}
      aria-label={label}
      title={label}
      aria-disabled={!isOn}
      onClick={act}
    >
      <Icon path={icon} />
    </button>
  );
}

export function Icon({ path }: { readonly path: string }): JSX.Element {
  return (
    <svg class="deck-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
