import { globSync } from 'node:fs';
import path from 'node:path';

/** A game is a folder with bots in it. */
export const GAMES = globSync('*/bots/worker.ts', { cwd: `${import.meta.dirname}/src` }).map((file) =>
  path.dirname(path.dirname(file)),
);

/** One chunk of folders that are needed together: fewer requests, and it packs better. */
function chunk(name: string, folders: string, priority = 0) {
  return { name, test: new RegExp(folders), priority, includeDependenciesRecursively: false };
}

/** A chunk for each folder that is found, named after what is in the brackets. */
function chunks(kind: string, folders: string, priority = 0) {
  const found = new RegExp(folders);
  const nameOf = (id: string) => [...(found.exec(id)?.slice(1).filter(Boolean) ?? []), kind];
  const name = (id: string) => nameOf(id).join('-').replaceAll('/', '-');
  return { ...chunk(kind, folders, priority), debugName: kind, name };
}

/** What fewer screens and threads need comes with them instead. */
const shared = (minShareCount: number) => ({ minShareCount });

const GAME = `(${GAMES.join('|')})`;

/**
 * A chunk is made of whole folders: no pattern names a file, so that a new or renamed file comes with its neighbours. Where
 * several fit, the highest number counts.
 */
export const CHUNKS = [
  // Vite's own part in every lazy import, in the bots' threads too.
  chunk('preload', 'preload-helper', 6),
  // What the first page needs.
  {
    ...chunk('shell', '/web/src/(?!.+/bots/)|/words/src/|/kernel/src/cars/|preact', 5),
    tags: ['$initial' as const],
  },
  chunks('words', '/words/src/([a-z]{2})/([^/]+(?:/[^/]+)?)/', 4),
  // Without a line that needs a page: the bots' threads use it too.
  {
    ...chunk('core', '/packages/(?:kernel|table|words|bots)/src/(?:characters/)?[^/]+$|/@noble/hashes/', 3),
    ...shared(2),
  },
  // How bots of Downforce race: fetched when the auction is over.
  chunks('drivers', '/packages/bots/src/(downforce)/(?:club|drive|levels|rookie)/', 2),
  // Levels that search come with the first of them.
  chunks('search', '/packages/bots/src/([^/]+)/(?:light|search|trained)/', 2),
  chunks('bots', `/packages/bots/src/${GAME}/(?!variants/)`, 1),
  // How a circuit is drawn comes with the first race, what reads custom decks and circuits with the first of them.
  chunk('downforce-drawing', '/packages/downforce/src/track/drawing/', 2),
  chunk(
    'downforce-own',
    '/packages/downforce/src/(?:deck/reading|rules/whole|track/(?:reading|scenery))/',
    2,
  ),
  {
    ...chunks(
      'rules',
      `/packages/(?:${GAME}/src/(?!drawing/|track/figures/|variants/)|words/src/${GAME}/[^/]+$)`,
      1,
    ),
    ...shared(3),
  },
  // Which rules a rule book lists: for every game, a kilobyte.
  chunk('rule-lists', '/words/src/page/rules/'),
  // What a game shows later. Formula's board is there from the first moment.
  chunks(
    'later',
    `/web/src/${GAME}/(after|bets|(?<!formula/)board|form|help|pictures|plans|side|sound|variants)/.+\\.tsx?$`,
    1,
  ),
  chunks('game', `/web/src/${GAME}/(?!bots/)|/packages/${GAME}/src/drawing/`),
  chunk('reel', '/web/src/home/reel/'),
  chunk(
    'table',
    '/web/src/(?:play|design|home|game|session|table(?:/desk|/keys)?)/[^/]+$|/kernel/src/cars/[^/]+$',
  ),
];
