import { dailyRace, dayOf } from '@paddock/table';
import type { ComponentType, JSX } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { href } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { streakOf, tries } from './kept.ts';
import './panel.css';

/** The race of the day on the front page. Nothing is asked of a server for it. */
function Panel(): JSX.Element {
  const texts = useTexts('daily');
  const day = dayOf(Date.now());
  const streak = streakOf(tries.value, day);
  return (
    <section class="panel daily-panel" aria-labelledby="daily-panel">
      <div>
        <h2 id="daily-panel">{texts.title}</h2>
        <p>{texts.lead}</p>
        <p class="quiet">
          {titleOf(dailyRace(day).game)}
          {streak > 0 && <strong> · {texts.streak(streak)}</strong>}
        </p>
      </div>
      <a class="button big" href={href({ at: 'daily' })}>
        {texts.open}
      </a>
    </section>
  );
}

/** With its texts. */
export async function loadDailyPanel(): Promise<ComponentType> {
  return spoken(Panel, await loadTexts('daily'));
}
