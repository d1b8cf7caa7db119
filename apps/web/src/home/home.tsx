import { LANGUAGES } from '@paddock/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { goTo, href } from '../app/router.ts';
import { LANGUAGE_NAMES, Pick } from '../app/pick.tsx';
import { lang, theme, THEMES } from '../app/settings.ts';
import { Car } from '../design/car.tsx';
import { gameWordsReady } from '../i18n/games.ts';
import { ui } from '../i18n/index.ts';
import { store, type GameSummary } from '../session/store.ts';
import './home.css';

const CARS = ['red', 'blue', 'yellow', 'green', 'orange', 'purple'] as const;

export function Home(): JSX.Element {
  const { home, nav, settings } = ui();
  return (
    <Page title="Paddock" class="home">
      <div class="hero">
        <div class="hero-words">
          <h1>
            {home.claim.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p class="lead">{home.lead}</p>
          <RaceNow />
        </div>
        <GridPicture />
      </div>
      <div class="home-body">
        <CarryOn />
        <ul class="doors">
          <Door to={href({ at: 'new' })} title={home.ownRace} text={home.ownRaceText} />
          <Door
            to={href({ at: 'rules', game: 'formula', rule: null })}
            title={nav.rules}
            text={home.rulesText}
          />
          <Door to={href({ at: 'games' })} title={nav.games} text={home.gamesText} />
        </ul>
        <ul class="promises">
          {home.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <div class="home-settings">
          <Pick label={settings.language} values={LANGUAGES} names={LANGUAGE_NAMES} setting={lang} />
          <Pick label={settings.theme} values={THEMES} names={settings.themes} setting={theme} />
        </div>
      </div>
    </Page>
  );
}

type Start = 'ready' | 'starting' | 'failed';

function RaceNow(): JSX.Element {
  const { home, play } = ui();
  const [start, setStart] = useState<Start>('ready');
  useEffect(() => {
    const idle = setTimeout(prepareRace, 300);
    return () => clearTimeout(idle);
  }, []);
  const race = async () => {
    if (start === 'starting') return;
    setStart('starting');
    try {
      const { raceNow } = await import('./quick.ts');
      goTo({ at: 'play', id: await raceNow() });
    } catch {
      setStart('failed');
    }
  };
  return (
    <div class="race-now">
      <span class="lights" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <button
        type="button"
        class="button lit big"
        aria-describedby="race-now-text"
        onClick={() => void race()}
      >
        {start === 'starting' ? home.starting : home.raceNow}
      </button>
      <p id="race-now-text" class="quiet">
        {home.raceNowText}
      </p>
      {start === 'failed' && (
        <p class="problem" role="alert">
          {play.noStorage}. {play.noStorageText}
        </p>
      )}
    </div>
  );
}

/** Fetched while the front page is read, so that the click finds everything there. */
function prepareRace(): void {
  Promise.all([import('./quick.ts'), import('../play/play.tsx'), gameWordsReady()]).catch(() => undefined);
}

function CarryOn(): JSX.Element | null {
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  useEffect(() => {
    store()
      .then((device) => device.games())
      .then(
        (all) => setGames(newestRunning(all)),
        () => undefined,
      );
  }, []);
  if (games.length === 0) return null;
  return (
    <section class="carry-on">
      <h2>{ui().home.carryOn}</h2>
      <ul class="carry-on-list">
        {games.map((game) => (
          <li key={game.id}>
            <a class="panel carry-on-game" href={href({ at: 'play', id: game.id })}>
              <strong>{ui().home.progress(game.racesRun, game.races)}</strong>
              <span class="quiet">{game.seats.map((seat) => seat.name).join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 3;

function newestRunning(games: readonly GameSummary[]): GameSummary[] {
  return games
    .filter((game) => game.result === undefined)
    .toSorted((a, b) => b.touched - a.touched)
    .slice(0, SHOWN);
}

interface DoorProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

function Door({ to, title, text }: DoorProps): JSX.Element {
  return (
    <li>
      <a class="panel door" href={to}>
        <strong>{title}</strong>
        <span class="quiet">{text}</span>
      </a>
    </li>
  );
}

function GridPicture(): JSX.Element {
  return (
    <div class="grid-picture" aria-hidden="true">
      {CARS.map((livery, place) => (
        <div class="grid-box" key={livery}>
          <i>{place + 1}</i>
          <Car livery={livery} label={String(place + 1)} />
        </div>
      ))}
    </div>
  );
}
