import type { JSX } from 'preact';
import { ui } from '../i18n/index.ts';
import { route } from './router.ts';
import { update } from './update.ts';

/** Offered between games only: a race is not interrupted. */
export function UpdateNote(): JSX.Element | null {
  const take = update.value;
  const { at } = route.value;
  if (take === null || at === 'play' || at === 'table' || at === 'learn') return null;
  return (
    <div class="update" role="status">
      <p>{ui().update}</p>
      <button type="button" class="button lit small" onClick={take}>
        {ui().updateNow}
      </button>
    </div>
  );
}
