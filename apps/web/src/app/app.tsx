import type { Part } from '@paddock/words';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { Home } from '../home/home.tsx';
import { rulesOver } from '../help/rules-over.ts';
import { ui } from '../i18n/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { Boundary } from './boundary.tsx';
import { Header } from './header.tsx';
import { lazily, named, spoken } from './lazy.tsx';
import { Notice } from './notice.tsx';
import { onlineScreen } from './online-screen.ts';
import { update } from './update.ts';
import { areSettingsOpen } from './open-settings.ts';
import { href, route, type Route } from './router.ts';

const galleries = import.meta.env.DEV
  ? import.meta.glob<{ Gallery: ComponentType }>('../gallery/index.ts')
  : {};
const [Gallery] = Object.values(galleries).map((load) => lazily(async () => (await load()).Gallery));

const Play = lazily(named(() => import('../play/play.tsx'), 'PlayScreen'));

/** With the texts that every screen but the table and the front page needs. */
async function worded<Props extends object>(
  screen: Promise<ComponentType<Props>>,
  ...others: readonly Part[]
): Promise<ComponentType<Props>> {
  const [Loaded, texts] = await Promise.all([screen, loadTexts('shared', 'more', 'records', ...others)]);
  return spoken(Loaded, texts);
}

const Replay = lazily(() =>
  worded(named(() => import('../replay/replay.tsx'), 'ReplayScreen')(), 'ending', 'minds'),
);
const Review = lazily(async () => (await import('../review/load.ts')).loadReviewScreen());
const NewGame = lazily(() => worded(named(() => import('../new-game/new-game.tsx'), 'NewGame')()));
const MyGames = lazily(async () => (await import('../my-games/load.ts')).loadMyGames());
const Statistics = lazily(async () => (await import('../statistics/load.ts')).loadStatistics());
const Daily = lazily(async () => (await import('../daily/load.ts')).loadDaily());
const RulesPage = lazily(() => worded(named(() => import('../rules-page/rules-page.tsx'), 'RulesPage')()));
const RulesDrawer = lazily(
  () => worded(named(() => import('../help/rules-drawer.tsx'), 'RulesDrawer')()),
  () => null,
);
const Settings = lazily(
  () => worded(named(() => import('./settings-dialog.tsx'), 'SettingsDialog')()),
  () => null,
);

const Learn = lazily(async () => {
  const [{ Learn: Screen }, texts] = await Promise.all([
    import('../lessons/index.ts'),
    loadTexts('lessons', 'shared'),
  ]);
  return spoken(Screen, texts);
});

const Beside = lazily(named(() => import('./beside.tsx'), 'Beside'));

const UpdateNote = lazily(
  named(() => import('./update-note.tsx'), 'UpdateNote'),
  () => null,
);

const Hub = lazily(() => onlineScreen((screens) => screens.Hub));
const MakeTable = lazily(() => onlineScreen((screens) => screens.MakeTable));
const OnlineTable = lazily(() => onlineScreen((screens) => screens.TableScreen));
const Claim = lazily(() => onlineScreen((screens) => screens.ClaimScreen));

function Screen({ route: here }: { readonly route: Route }): JSX.Element {
  switch (here.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <OfGame game={here.game}>{(game) => <NewGame game={game} like={here.like} />}</OfGame>;
    case 'games':
      return <MyGames />;
    case 'statistics':
      return <Statistics />;
    case 'daily':
      return <Daily />;
    case 'play':
      return <Play id={here.id} />;
    case 'replay':
      return <Replay id={here.id} moment={here.moment} />;
    case 'review':
      return <Review id={here.id} step={here.moment} />;
    case 'rules':
      return <OfGame game={here.game}>{(game) => <RulesPage game={game} rule={here.rule} />}</OfGame>;
    case 'learn':
      return <OfGame game={here.game}>{(game) => <Learn game={game} isRace={here.isRace} />}</OfGame>;
    case 'online':
      return <Hub />;
    case 'make':
      return <MakeTable like={here.like} />;
    case 'table':
      return <OnlineTable id={here.id} linkKey={here.key} />;
    case 'claim':
      return <Claim linkKey={here.key} />;
    case 'box':
    case 'score':
    case 'club':
      return <Beside {...here} />;
    case 'gallery':
      return Gallery === undefined ? <Lost /> : <Gallery />;
    case 'lost':
      return <Lost />;
  }
}

interface OfGameProps {
  readonly game: string;
  readonly children: (game: PageGame) => JSX.Element;
}

function OfGame({ game, children }: OfGameProps): JSX.Element {
  const found = findGame(game);
  return found === undefined ? <Lost /> : children(found);
}

function Lost(): JSX.Element {
  return (
    <Notice title={ui().lost} text={ui().lostText}>
      <a class="button lit" href={href({ at: 'home' })}>
        {ui().nav.home}
      </a>
    </Notice>
  );
}

/** The screen, and which one: a moment of a replay or a rule of the rules page is the same screen. */
function screenKey(here: Route): string {
  if (here.at === 'learn' || here.at === 'box' || here.at === 'club') return href(here);
  return here.at === 'play' || here.at === 'replay' || here.at === 'review' || here.at === 'table'
    ? `${here.at} ${here.id}`
    : here.at;
}

export function App(): JSX.Element {
  const here = route.value;
  const isWhole =
    here.at === 'play' ||
    here.at === 'replay' ||
    here.at === 'learn' ||
    (here.at === 'review' && here.moment !== null);
  useEffect(() => {
    document.documentElement.classList.toggle('whole', isWhole);
  }, [isWhole]);
  return (
    <>
      <Header />
      <Boundary key={screenKey(here)}>
        <Screen route={here} />
      </Boundary>
      {areSettingsOpen.value && <Settings />}
      {rulesOver.value !== null && <RulesDrawer {...rulesOver.value} />}
      {update.value !== null && <UpdateNote />}
    </>
  );
}
