import { isRefusal, refuse, type GameRecord, type OwnContent, type Refusal } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';

/** Content that a table brought, as a question names it. */
export interface AskedContent {
  readonly digest: string;
  /** With the first question; a thread that has forgotten it asks for it again (`CONTENT_NEEDED`). */
  readonly value?: OwnContent;
}

/** The refusal of a question whose content the thread does not know: ask again, with the value. */
export const CONTENT_NEEDED = 'content-needed';

/** How many contents a thread keeps for each game. */
const REMEMBERED = 4;

/** By bots without content, the bots with it by digest; the one used last is last. */
const remembered = new WeakMap<GameBots, Map<string, GameBots>>();

/** The bots of a table with this content. */
export function botsWithContent(bots: GameBots, asked: AskedContent): GameBots | Refusal {
  if (!isAskedContent(asked)) return refuse('bad-request', 'bots');
  const { digest, value } = asked;
  const known = remembered.get(bots) ?? new Map<string, GameBots>();
  remembered.set(bots, known);
  const found = known.get(digest) ?? botsFrom(bots, value);
  if (isRefusal(found)) return found;
  known.delete(digest);
  known.set(digest, found);
  const [oldest = ''] = known.keys();
  if (known.size > REMEMBERED) known.delete(oldest);
  return found;
}

function botsFrom({ withContent }: GameBots, value: OwnContent | undefined): GameBots | Refusal {
  if (withContent === undefined) return refuse('unknown-content', 'bots');
  return value === undefined ? refuse(CONTENT_NEEDED, 'bots') : withContent(value);
}

/** The bots for what a record's game was played with. If it is not all there, replaying the record says so. */
export function botsForRecord(bots: GameBots, { content }: Pick<GameRecord, 'content'>): GameBots {
  if (content === undefined) return bots;
  const values = Object.entries(content).flatMap(([name, one]) =>
    'value' in one ? [[name, one.value] as const] : [],
  );
  const found = bots.withContent?.(Object.fromEntries(values)) ?? bots;
  return isRefusal(found) ? bots : found;
}

/** A question may come from anywhere. */
function isAskedContent(data: unknown): data is AskedContent {
  if (typeof data !== 'object' || data === null) return false;
  const { digest, value }: { digest?: unknown; value?: unknown } = data;
  return typeof digest === 'string' && (value === undefined || (typeof value === 'object' && value !== null));
}
