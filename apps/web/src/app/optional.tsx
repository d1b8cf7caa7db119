import type { ComponentChildren, JSX } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { ui } from '../i18n/index.ts';

interface Props {
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Around what a screen can do without: offline it may be missing, and the screen stays as it is. */
export function Optional({ onClose, children }: Props): JSX.Element {
  const [error] = useErrorBoundary((problem: unknown) => console.error(problem));
  if (error === undefined) return <>{children}</>;
  return (
    <div class="trouble" role="alert">
      <p>{ui().play.notLoaded}</p>
      <button type="button" class="button" onClick={onClose}>
        {ui().close}
      </button>
    </div>
  );
}
