import type { JSX } from 'preact';
import { ui } from '../i18n/index.ts';
import type { ShownForm } from './filled.ts';

/** Says what a form that has gone grey shows: another one is on its way. */
export function FormIsComing({ shown }: { readonly shown: ShownForm | undefined }): JSX.Element {
  return (
    <p class="unseen" aria-live="polite">
      {shown?.isComing === false ? '' : ui().loading}
    </p>
  );
}
