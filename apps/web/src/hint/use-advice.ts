import type { Answer } from '@paddock/bots';
import { canonical, type AnyGame, type Seat, type ViewShape } from '@paddock/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { PageGame, Played } from '../game/page-game.ts';
import { BotWorker } from '../session/bot-worker.ts';
import type { PlayedSession } from '../session/games.ts';
import type { PlanSpeaker } from './plan-words.ts';
import { loadSpeaker } from './speaker.ts';

/** What the panel shows of one question. */
export interface Advice {
  readonly game: AnyGame;
  readonly speaker: PlanSpeaker;
  readonly view: ViewShape;
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Asked again at the same moment, the same answer comes back and no second hint is noted. */
let last: { readonly question: string; readonly answer: Answer } | undefined;

/** The question as its player sees it: others' sealed choices leave it as it is. */
export function questionOf(
  { match }: Pick<PlayedSession, 'match'>,
  { public: open, own }: ViewShape,
): string {
  const { phase } = (open ?? {}) as { readonly phase?: unknown };
  return canonical([match, phase ?? null, own ?? null]);
}

/** Undefined while the strongest bot thinks. */
export function useAdvice(
  session: PlayedSession,
  game: PageGame,
  played: Played,
): Advice | 'failed' | undefined {
  const [advice, setAdvice] = useState<Advice | 'failed'>();
  const isAsked = session.mayAct.value;
  useEffect(() => {
    const seat = session.viewer.peek();
    if (advice !== undefined || !isAsked || seat === 'public') return undefined;
    const left = new AbortController();
    const view = session.view.peek();
    ask(session, game, played, { view, seat }, left.signal).then(
      (found) => left.signal.aborted || setAdvice(found),
      () => left.signal.aborted || setAdvice('failed'),
    );
    return () => left.abort();
  }, [session, game, isAsked]);
  return advice;
}

async function ask(
  session: PlayedSession,
  game: PageGame,
  played: Played,
  { view, seat }: { readonly view: ViewShape; readonly seat: Seat },
  left: AbortSignal,
): Promise<Advice> {
  const names = session.seats.peek().map(({ name }) => name);
  const question = questionOf(session, view);
  const [kind, bots, speaker] = await Promise.all([
    game.loadGame(played),
    game.loadBots(),
    loadSpeaker(game.name, played, names),
  ]);
  let answer = last?.question === question ? last.answer : undefined;
  if (answer === undefined) {
    const worker = new BotWorker(bots, played.content);
    left.addEventListener('abort', () => worker.close());
    try {
      answer = await worker.advise(session.recalled?.() ?? view, bots.levels.at(-1));
    } finally {
      worker.close();
    }
    last = { question, answer };
    session.noteHint?.();
  }
  return { game: kind, speaker, view, seat, answer };
}
