import type { ComponentChildren, JSX } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { ui } from '../i18n/index.ts';
import { Notice } from './notice.tsx';

/** A broken screen says so; nothing that was played is lost with it. */
export function Boundary({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const [error] = useErrorBoundary((problem: unknown) => console.error(problem));
  if (error === undefined) return <>{children}</>;
  return (
    <Notice title={ui().play.broken} text={ui().play.brokenText}>
      <button type="button" class="button lit" onClick={() => location.reload()}>
        {ui().play.reload}
      </button>
      <a class="button" href="#/">
        {ui().nav.home}
      </a>
    </Notice>
  );
}

interface OptionalProps {
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Around what a screen can do without: offline it may be missing, and the screen stays as it is. */
export function Optional({ onClose, children }: OptionalProps): JSX.Element {
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
