import { readFile } from 'node:fs/promises';
import { canonical, isRefusal } from '@paddock/kernel';
import { cannotRead } from '../files.ts';
import type { Game } from '../game.ts';
import { OutFile } from '../out-file.ts';
import type { Session } from '../session.ts';
import type { Contest } from './contest.ts';
import { sectionOf, withSection } from './markdown.ts';
import { commitOf } from './provenance.ts';
import type { Result } from './report.ts';

interface Ladder {
  readonly game: Game;
  readonly contest: Contest;
  readonly results: readonly Result[];
  readonly args: readonly string[];
}

/** Flags that change no game. */
const ELSEWHERE = ['--file', '--write', '--processes', '--lang'];

/** Rewrites this ladder's section of a document, and nothing else in it. */
export async function writeSection(
  session: Session,
  path: string,
  { game, contest, results, args }: Ladder,
): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw cannotRead(session, path, error);
  });
  const provenance = { commit: commitOf(), command: commandOf(args) };
  const file = await OutFile.open(session, path);
  try {
    await file.write(withSection(text, keyOf(game, contest), sectionOf(game, contest, results, provenance)));
    await file.commit();
  } finally {
    await file.discard();
  }
  session.line(session.text.ladder.written(path));
}

/** Which section: the game, the players, and the options that are not the usual ones. */
function keyOf(game: Game, { players, variants: [first, ...others] }: Contest): string {
  const usual = game.resolve(players, game.ladder.usual);
  const options = isRefusal(usual) ? {} : usual;
  const changed = Object.entries(first?.options ?? {})
    .filter(([key, value]) => canonical(value) !== canonical(options[key]))
    .map(([key, value]) => `${key}=${canonical(value)}`);
  const what = others.length > 0 ? ['every variant'] : changed;
  return [game.name, `${players} players`, ...what].join(', ');
}

function commandOf(args: readonly string[]): string {
  const kept = args.filter((arg, at) => {
    const isValue = ELSEWHERE.includes(args[at - 1] ?? '');
    return (
      !isValue && !ELSEWHERE.some((flag) => arg === flag || arg.startsWith(`${flag}=`)) && arg !== '--json'
    );
  });
  return [
    'paddock ladder',
    ...kept.map((arg) => (/^[\w,./=-]+$/.test(arg) ? arg : JSON.stringify(arg))),
  ].join(' ');
}
