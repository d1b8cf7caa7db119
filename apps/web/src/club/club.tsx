import type { ComponentType, JSX } from 'preact';
import { lazily } from '../app/lazy.tsx';
import { Notice } from '../app/notice.tsx';
import { href } from '../app/router.ts';
import { ui } from '../i18n/index.ts';

/** Each comes when it is asked for, by the first word of its address: `#/club/league/ID` is the league's, with `ID`. */
const SCREENS: Readonly<Record<string, ComponentType<{ readonly path: string }>>> = {
  admin: lazily(async () => (await import('../moderation/load.ts')).loadAdmin()),
  blocks: lazily(async () => (await import('../moderation/load.ts')).loadBlocks()),
  account: lazily(async () => (await import('../account/load.ts')).loadAccount()),
  ratings: lazily(async () => (await import('../ratings/load.ts')).loadLeaderboard()),
  player: lazily(async () => (await import('../ratings/load.ts')).loadPlayer()),
  bots: lazily(async () => (await import('../own-bots/load.ts')).loadOwnBots()),
  leagues: lazily(async () => (await import('../leagues/load.ts')).loadLeagues()),
  league: lazily(async () => (await import('../leagues/load.ts')).loadLeague()),
  notices: lazily(async () => (await import('../notices/load.ts')).loadNotices()),
};

/** What a club has around its tables. */
export function Club({ path }: { readonly path: string }): JSX.Element {
  const [name = '', ...rest] = path.split('/');
  const Screen = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  if (Screen !== undefined) return <Screen path={rest.join('/')} />;
  return (
    <Notice title={ui().lost} text={ui().lostText}>
      <a class="button lit" href={href({ at: 'online' })}>
        {ui().nav.home}
      </a>
    </Notice>
  );
}
