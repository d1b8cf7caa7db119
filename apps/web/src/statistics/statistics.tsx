import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { store } from '../session/store.ts';
import { countGames, type Counting } from './count.ts';
import type { Figures } from './figures.ts';
import { DownforcePart, FormulaPart, Summary } from './parts.tsx';
import './statistics.css';

/** Your finished games on this device, game by game. */
export function StatisticsScreen(): JSX.Element {
  const texts = useTexts('statistics');
  const [counting, setCounting] = useState<Counting | 'failed'>();
  useEffect(() => {
    let isHere = true;
    store()
      .then((device) =>
        countGames(
          device,
          (told) => isHere && setCounting(told),
          () => isHere,
        ),
      )
      .catch(() => isHere && setCounting('failed'));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <Page title={texts.title}>
      <h1>{texts.title}</h1>
      {counting === 'failed' && (
        <p class="problem" role="alert">
          {ui().play.noStorage}. {ui().play.noStorageText}
        </p>
      )}
      {counting !== undefined && counting !== 'failed' && <Counted counting={counting} />}
    </Page>
  );
}

function Counted({ counting: { figures, done, of, unread } }: { readonly counting: Counting }): JSX.Element {
  const texts = useTexts('statistics');
  if (done < of) return <p role="status">{texts.counting(done, of)}</p>;
  return (
    <>
      {figures.length === 0 ? <Nothing /> : <p class="quiet">{texts.lead}</p>}
      {GAMES.map(({ name }) => (
        <OfGame key={name} name={name} figures={figures.filter(({ game }) => game === name)} />
      ))}
      {unread > 0 && <p class="hint">{texts.unread(unread)}</p>}
    </>
  );
}

function Nothing(): JSX.Element {
  const texts = useTexts('statistics');
  return (
    <section class="panel statistics-none">
      <h2>{texts.none}</h2>
      <p>{texts.noneText}</p>
      <div class="row">
        <a class="button lit" href={href({ at: 'home' })}>
          {texts.raceNow}
        </a>
        <a class="button" href={href({ at: 'daily' })}>
          {texts.daily}
        </a>
      </div>
    </section>
  );
}

interface OfGameProps {
  readonly name: string;
  readonly figures: readonly Figures[];
}

function OfGame({ name, figures }: OfGameProps): JSX.Element | null {
  if (figures.length === 0) return null;
  return (
    <section class="panel statistics-game" aria-labelledby={`statistics-${name}`}>
      <h2 id={`statistics-${name}`}>{titleOf(name)}</h2>
      <Summary figures={figures} />
      {name === 'downforce' && <DownforcePart figures={figures} />}
      {name === 'formula' && <FormulaPart figures={figures} />}
    </section>
  );
}
