import type { JSX } from 'preact';
import { lazily, named } from './lazy.tsx';
import type { Route } from './router.ts';

const Box = lazily(named(() => import('../shelf/box.tsx'), 'Box'));
const Club = lazily(named(() => import('../club/club.tsx'), 'Club'));

/** What is beside the tables: screens that read the rest of their address themselves, and that few visits begin with. */
export function Beside({ at, path }: Extract<Route, { readonly path: string }>): JSX.Element {
  return at === 'club' ? <Club path={path} /> : <Box at={at} path={path} />;
}
