import { effect, signal } from '@preact/signals';
import { render, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { spoken } from '../app/lazy.tsx';
import { readRoute } from '../app/route.ts';
import { route } from '../app/router.ts';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { Rules } from '../rules-page/rules.tsx';
import { useRuleBook } from '../rules-page/use-rule-book.ts';
import { Drawer } from './drawer.tsx';

interface Place {
  readonly game: PageGame;
  readonly rule: string | null;
}

/** What is open; null: nothing is. */
const place = signal<Place | null>(null);

/** Beside the screen, not in it: the rules lie over any of them. */
let holder: HTMLElement | undefined;

export async function showRules(link: HTMLAnchorElement, game: string): Promise<void> {
  place.value = whereTo(link, game);
  if (holder !== undefined) return;
  holder = document.createElement('div');
  document.body.append(holder);
  const Shown = spoken(RulesDrawer, await loadTexts('shared', 'more'));
  render(<Shown />, holder);
  // The screen below has changed, such as by the browser's back.
  effect(() => {
    void route.value;
    place.value = null;
  });
  place.value = whereTo(link, game);
}

/** Inside the drawer a link to no rule in particular means what it says. */
function whereTo(link: HTMLAnchorElement, played: string): Place {
  const to = readRoute(link.hash);
  const { game, rule } = to.at === 'rules' ? to : { game: played, rule: null };
  const isSaid = rule !== null || link.closest('dialog') !== null;
  return { game: findGame(isSaid ? game : played) ?? GAMES[0], rule };
}

function RulesDrawer(): JSX.Element | null {
  const { help } = useTexts('more');
  const open = place.value;
  if (open === null) return null;
  return (
    <Drawer
      title={help.rules}
      closeLabel={help.close}
      onClose={() => (place.value = null)}
      class="rules-drawer"
    >
      <Book {...open} />
    </Drawer>
  );
}

function Book({ game, rule }: Place): JSX.Element {
  const book = useRuleBook(game);
  const [query, setQuery] = useState('');
  if (book === undefined) return <p class="loading">{ui().loading}</p>;
  return <Rules key={game.name} game={game} book={book} rule={rule} query={query} setQuery={setQuery} />;
}
