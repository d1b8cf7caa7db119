import type { JSX } from 'preact';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { href, route, type Route } from './router.ts';
import { openSettings } from './open-settings.ts';

function NavLink({ to, label }: { readonly to: Route; readonly label: string }): JSX.Element {
  const isHere = route.value.at === to.at;
  return (
    <a class="button bare small" href={href(to)} {...(isHere && { 'aria-current': 'page' })}>
      {label}
    </a>
  );
}

export function Header(): JSX.Element {
  const { nav } = ui();
  return (
    <header class="header">
      <a
        class="skip-link button lit"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('#content')?.focus();
        }}
      >
        {nav.skip}
      </a>
      <a class="wordmark" href="#/" aria-label={nav.home}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M3 3h4.500v4.500H3zM12 3h4.500v4.500H12zM7.500 7.500H12V12H7.500zM16.500 7.500H21V12h-4.500zM3 12h4.500v4.500H3zM12 12h4.500v4.500H12zM7.500 16.500H12V21H7.500zM16.500 16.500H21V21h-4.500z"
            fill="currentColor"
          />
        </svg>
        <span>Paddock</span>
      </a>
      <nav class="nav" aria-label={nav.label}>
        <NavLink to={{ at: 'online' }} label={nav.online} />
        <NavLink to={{ at: 'games' }} label={nav.games} />
        <NavLink to={{ at: 'rules', game: GAMES[0].name, rule: null }} label={nav.rules} />
        <button type="button" class="button bare icon" aria-label={nav.settings} onClick={openSettings}>
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
          >
            <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
            <circle cx="15.500" cy="7" r="2.500" />
            <circle cx="8.500" cy="17" r="2.500" />
          </svg>
        </button>
      </nav>
    </header>
  );
}
