import { lazily, named } from '../app/lazy.tsx';

/** The dialog for what is on the way to the first decision: it is fetched when one is first opened. */
export const Dialog = lazily(
  named(() => import('./panels/dialog.tsx'), 'Dialog'),
  () => null,
);
