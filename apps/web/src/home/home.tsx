import { LANGUAGES } from '@paddock/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { onlineScreen } from '../app/online-screen.ts';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { soon } from '../app/soon.ts';
import { LANGUAGE_NAMES, Pick } from '../app/pick.tsx';
import { lang } from '../app/settings.ts';
import type { PageGame } from '../game/page-game.ts';
import { titleOf } from '../game/find-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { store, type GameSummary } from '../session/store.ts';
import { lazily } from '../app/lazy.tsx';
import { wasOnline } from '../online/server/been-here.ts';
import { RaceNow } from './race-now.tsx';
import { RacePicture } from './race-picture.tsx';
import './home.css';

const WaitingTables = lazily(
  () => onlineScreen((screens) => screens.WaitingTables),
  () => null,
);

export function Home(): JSX.Element {
  const [leading] = GAMES;
  const { claim, lead } = leading.texts(ui());
  const running = useRunning();
  return (
    <Page title="Paddock" class="home">
      <div class="hero">
        <div class="hero-inner">
          <div class="hero-words">
            <h1>
              {claim.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p class="lead">{lead}</p>
            <RaceNow game={leading} isLeading />
          </div>
          <RacePicture game={leading} />
        </div>
      </div>
      <div class="home-body">{running !== undefined && <Below running={running} />}</div>
    </Page>
  );
}

/** What is below the leading game; drawn once, when it is known which games are under way, so that nothing on it moves. */
function Below({ running }: { readonly running: readonly GameSummary[] }): JSX.Element {
  const { home, nav, settings } = ui();
  const [leading, ...others] = GAMES;
  return (
    <>
      <CarryOn games={running} />
      {wasOnline.value && <WaitingTables />}
      <ul class="doors">
        <Door to={href({ at: 'daily' })} title={home.daily} text={home.dailyText} />
      </ul>
      {others.map((game) => (
        <OtherGame key={game.name} game={game} />
      ))}
      <ul class="doors">
        <Door to={href({ at: 'online' })} title={home.friends} text={home.friendsText} />
        <Door to={href({ at: 'new', game: leading.name })} title={home.ownRace} text={home.ownRaceText} />
        <Door
          to={href({ at: 'rules', game: leading.name, rule: null })}
          title={nav.rules}
          text={home.rulesText}
        />
        <Door to={href({ at: 'games' })} title={nav.games} text={home.gamesText} />
        <Door to={href({ at: 'box', path: '' })} title={home.box} text={home.boxText} />
      </ul>
      <ul class="promises">
        {home.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <div class="home-settings">
        <Pick label={settings.language} values={LANGUAGES} names={LANGUAGE_NAMES} setting={lang} />
      </div>
    </>
  );
}

function OtherGame({ game }: { readonly game: PageGame }): JSX.Element {
  const { title, claim, lead } = game.texts(ui());
  return (
    <section class="panel other-game" aria-labelledby={`other-game-${game.name}`}>
      <div class="other-game-words">
        <h2 id={`other-game-${game.name}`}>{title}</h2>
        <p class="other-game-claim">{claim.join(' ')}</p>
        <p class="quiet">{lead}</p>
        <RaceNow game={game} />
      </div>
      <RacePicture game={game} />
    </section>
  );
}

/** The newest games under way; undefined: the device has not said yet. */
function useRunning(): readonly GameSummary[] | undefined {
  const [games, setGames] = useState<readonly GameSummary[]>();
  useEffect(() => {
    void soon(store().then((device) => device.games())).then((all) =>
      setGames(newestRunning(all?.games ?? [])),
    );
  }, []);
  return games;
}

function CarryOn({ games }: { readonly games: readonly GameSummary[] }): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section class="carry-on">
      <h2>{ui().home.carryOn}</h2>
      <ul class="carry-on-list">
        {games.map((game) => (
          <li key={game.id}>
            <a class="panel carry-on-game" href={href({ at: 'play', id: game.id })}>
              <strong>{titleOf(game.game)}</strong>
              {game.races > 1 && <span>{ui().home.progress(game.racesRun, game.races)}</span>}
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
