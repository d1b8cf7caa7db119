import { isRefusal, ownContentOf, type GameRecord } from '@paddock/kernel';
import { textIn, type Call } from './flags.ts';
import { findGame } from './find-game.ts';
import type { Game } from './game.ts';
import { readJsonFile } from './json-file.ts';
import type { Session } from './session.ts';
import { Stop } from './stop.ts';

type Values = Readonly<Record<string, unknown>>;

/** The game with the decks and tracks that the call names as files, and the call with those tracks by id. */
export async function withFiles(
  session: Session,
  game: Game,
  call: Call,
): Promise<{ readonly game: Game; readonly call: Call }> {
  const files = new Map<string, string>();
  const own: Record<string, Values> = {};
  const read = async (file: string, name: string): Promise<Values> => {
    const value = (await readJsonFile(session, file)) as Values;
    files.set(name, file);
    own[name] = value;
    return value;
  };
  const deck = textIn(call, 'deck');
  if (deck !== undefined) await read(deck, 'deck');
  const values = new Map(call.values);
  for (const option of game.trackOptions) {
    const items = textIn(call, option)?.split(',') ?? [];
    if (!items.some(isFile)) continue;
    const ids: string[] = [];
    for (const item of items.map((text) => text.trim())) ids.push(isFile(item) ? await idOf(item) : item);
    values.set(option, ids.join(','));
  }
  if (files.size === 0) return { game, call };
  const played = game.withContent?.(own) ?? game;
  if (!isRefusal(played)) return { game: played, call: { ...call, values } };
  const file = files.get(String(played.params['content'])) ?? [...files.values()].join(', ');
  const why = game.refusal(session.language, played, { names: [] });
  throw new Stop(1, session.words.labelled(file, why));

  /** The same file twice in a tour is one track. */
  async function idOf(file: string): Promise<string> {
    const known = [...files].find(([name, from]) => name !== 'deck' && from === file)?.[0];
    const count = [...files.keys()].filter((name) => name !== 'deck').length;
    const track = known === undefined ? await read(file, trackName(count)) : own[known];
    return String(track?.['id']);
  }
}

function trackName(before: number): string {
  return before === 0 ? 'track' : `track-${before + 1}`;
}

/** No id has a dot or a slash. */
function isFile(text: string): boolean {
  return /[./\\]/.test(text);
}

/** A record's game, with the content that the record has. Where that is refused, verifying the record says why. */
export function gameOf(record: GameRecord): Game | undefined {
  const game = findGame(record.game);
  const own = ownContentOf(record);
  const played = own && game?.withContent?.(own);
  return played === undefined || isRefusal(played) ? game : played;
}
