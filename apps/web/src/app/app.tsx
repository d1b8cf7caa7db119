import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Home } from '../home/home.tsx';
import { ui } from '../i18n/index.ts';
import { gameWordsReady } from '../i18n/games.ts';
import { moreReady } from '../i18n/more/index.ts';
import { Boundary } from './boundary.tsx';
import { Header } from './header.tsx';
import { lazily } from './lazy.tsx';
import { Notice } from './notice.tsx';
import { update } from './update.ts';
import { areSettingsOpen } from './open-settings.ts';
import { href, route, type Route } from './router.ts';

const galleries = import.meta.env.DEV
  ? import.meta.glob<{ Gallery: ComponentType }>('../gallery/index.ts')
  : {};
const [Gallery] = Object.values(galleries).map((load) => lazily(async () => (await load()).Gallery));

const Play = lazily(async () => (await import('../play/play.tsx')).PlayScreen);
/** With the texts that every screen but the table and the front page needs. */
async function worded<Module>(screen: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([screen, gameWordsReady(), moreReady()]);
  return loaded;
}

const Replay = lazily(async () => (await worded(import('../replay/replay.tsx'))).ReplayScreen);
const NewGame = lazily(async () => (await worded(import('../new-game/new-game.tsx'))).NewGame);
const MyGames = lazily(async () => (await worded(import('../my-games/my-games.tsx'))).MyGames);
const Settings = lazily(
  async () => (await worded(import('./settings-dialog.tsx'))).SettingsDialog,
  () => null,
);
const RulesPage = lazily(async () => {
  const { RulesPage, ready } = await import('../rules-page/rules-page.tsx');
  await ready();
  return RulesPage;
});

const Hub = lazily(async () => (await online()).Hub);
const MakeTable = lazily(async () => (await online()).MakeTable);
const OnlineTable = lazily(async () => (await online()).TableScreen);
const Claim = lazily(async () => (await online()).ClaimScreen);
const fetchOnline = () => import('../online/index.ts');
async function online(): ReturnType<typeof fetchOnline> {
  const screens = await worded(fetchOnline());
  await screens.ready();
  return screens;
}

function Screen({ route: here }: { readonly route: Route }): JSX.Element {
  switch (here.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewGame game={here.game} />;
    case 'games':
      return <MyGames />;
    case 'play':
      return <Play id={here.id} />;
    case 'replay':
      return <Replay id={here.id} moment={here.moment} />;
    case 'rules':
      return <RulesPage game={here.game} rule={here.rule} />;
    case 'online':
      return <Hub />;
    case 'make':
      return <MakeTable />;
    case 'table':
      return <OnlineTable id={here.id} linkKey={here.key} />;
    case 'claim':
      return <Claim linkKey={here.key} />;
    case 'gallery':
      return Gallery === undefined ? <Lost /> : <Gallery />;
    case 'lost':
      return <Lost />;
  }
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

/** Offered between games only: a race is not interrupted. */
function UpdateNote(): JSX.Element | null {
  const take = update.value;
  if (take === null || route.value.at === 'play' || route.value.at === 'table') return null;
  return (
    <div class="update" role="status">
      <p>{ui().update}</p>
      <button type="button" class="button lit small" onClick={take}>
        {ui().updateNow}
      </button>
    </div>
  );
}

/** The screen, and which one: a moment of a replay or a rule of the rules page is the same screen. */
function screenKey(here: Route): string {
  return here.at === 'play' || here.at === 'replay' || here.at === 'table'
    ? `${here.at} ${here.id}`
    : here.at;
}

export function App(): JSX.Element {
  const here = route.value;
  const isWhole = here.at === 'play' || here.at === 'replay';
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
      <UpdateNote />
    </>
  );
}
