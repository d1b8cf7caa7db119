import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readRoute } from '../app/route.ts';
import { route } from '../app/router.ts';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { Rules } from '../rules-page/rules.tsx';
import { useRuleBook } from '../rules-page/use-rule-book.ts';
import { Drawer } from './drawer.tsx';
import { rulesOver } from './rules-over.ts';

interface Place {
  readonly game: PageGame;
  readonly rule: string | null;
}

interface Props {
  readonly link: HTMLAnchorElement;
  /** The game that is played. */
  readonly game: string;
}

/** The rules over the table, which stays as it is. */
export function RulesDrawer({ link, game }: Props): JSX.Element {
  const { help } = useTexts('more');
  const opened = useRef(route.peek());
  const close = () => (rulesOver.value = null);
  const now = route.value;
  useEffect(() => {
    // The screen below has changed, such as by the browser's back.
    if (now !== opened.current) close();
  }, [now]);
  const place = useMemo(() => whereTo(link, game), [link, game]);
  return (
    <Drawer title={help.rules} closeLabel={help.close} onClose={close} class="rules-drawer">
      <Book {...place} />
    </Drawer>
  );
}

/** Inside the drawer a link to no rule in particular means what it says. */
function whereTo(link: HTMLAnchorElement, played: string): Place {
  const to = readRoute(link.hash);
  const { game, rule } = to.at === 'rules' ? to : { game: played, rule: null };
  const isSaid = rule !== null || link.closest('dialog') !== null;
  return { game: findGame(isSaid ? game : played) ?? GAMES[0], rule };
}

function Book({ game, rule }: Place): JSX.Element {
  const book = useRuleBook(game);
  const [query, setQuery] = useState('');
  if (book === undefined) return <p class="loading">{ui().loading}</p>;
  return <Rules key={game.name} game={game} book={book} rule={rule} query={query} setQuery={setQuery} />;
}
