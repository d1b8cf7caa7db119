import type { HubNews } from '@paddock/protocol';
import type { JSX } from 'preact';
import { href } from '../../app/router.ts';
import { tries } from '../../daily/kept.ts';
import { titleOf } from '../../game/find-game.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { FinishedCard } from './finished-games.tsx';
import { news } from './news.ts';

/** What is worth a look even when nobody is at a table. */
export function Features(): JSX.Element | null {
  const { top } = useTexts('hub');
  if (news.value === null) return null;
  const { daily, topGame } = news.value;
  return (
    <>
      <DailyFeature daily={daily} />
      {topGame !== null && (
        <section class="panel hub-feature" aria-labelledby="hub-top">
          <h2 id="hub-top">{top.label}</h2>
          <p class="hint">{top.text}</p>
          <FinishedCard game={topGame} />
        </section>
      )}
    </>
  );
}

function DailyFeature({ daily }: Pick<HubNews, 'daily'>): JSX.Element {
  const texts = useTexts('hub').daily;
  const own = tries.value.find(({ day }) => day === daily.day);
  const isDone = own?.score !== undefined;
  const state = [
    ...(isDone ? [texts.done] : []),
    texts.raced(daily.total),
    ...(daily.best === null ? [] : [texts.best(daily.best.name)]),
  ];
  return (
    <section class="panel hub-feature" aria-labelledby="hub-daily">
      <h2 id="hub-daily">{texts.title}</h2>
      <p>
        <strong>{titleOf(daily.game)}</strong>
      </p>
      <p class="quiet">{state.join(' ')}</p>
      <a class="button" href={href({ at: 'daily' })}>
        {isDone ? texts.results : texts.go}
      </a>
    </section>
  );
}
