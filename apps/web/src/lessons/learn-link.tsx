import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { stored } from '../app/stored.ts';
import type { PageGame } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { asLessonGame } from './as-lesson-game.ts';

/** Nobody has raced or learned on this device yet. */
export const isNewcomer = stored('newcomer', (value): value is boolean => typeof value === 'boolean', true);

/** Beside «Race now»: for a newcomer a button, later a link. */
export function LearnLink({ game }: { readonly game: PageGame }): JSX.Element | null {
  if (asLessonGame(game.name) === undefined) return null;
  return (
    <a
      class={isNewcomer.value ? 'button big' : 'learn-link'}
      href={href({ at: 'learn', game: game.name, isRace: false })}
    >
      {ui().home.learn}
      <span class="unseen"> ({game.texts(ui()).title})</span>
    </a>
  );
}
