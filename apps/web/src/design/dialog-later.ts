import { lazily } from '../app/lazy.tsx';

/** The dialog for what is on the way to the first decision: it is fetched when one is first opened. */
export const Dialog = lazily(
  async () => (await import('./dialog.tsx')).Dialog,
  () => null,
);
