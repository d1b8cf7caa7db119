import type { Answer } from '@paddock/bots';
import type { AnyGame, Seat, ViewShape } from '@paddock/kernel';
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
  readonly question: number;
  readonly answer: Answer;
}

/** `not-asked`: opened when there was nothing to decide. */
export type AdviceState = Advice | 'not-asked' | 'failed' | undefined;

/** Asked again at the same moment, the same answer comes back and no second hint is noted. */
let last: { readonly match: string; readonly question: number; readonly answer: Answer } | undefined;

/** Undefined while the strongest bot thinks. */
export function useAdvice(session: PlayedSession, game: PageGame, played: Played): AdviceState {
  const [advice, setAdvice] = useState<AdviceState>();
  const isAsked = session.mayAct.value;
  const isOnItsWay = session.questionNow() !== null;
  useEffect(() => {
    const seat = session.viewer.peek();
    const question = session.questionNow();
    if (advice !== undefined) return undefined;
    if (seat === 'public' || question === null) {
      setAdvice('not-asked');
      return undefined;
    }
    // The question is not on the screen yet.
    if (!isAsked) return undefined;
    const left = new AbortController();
    ask(session, game, played, { seat, question }, left.signal).then(
      (found) => left.signal.aborted || setAdvice(found),
      () => left.signal.aborted || setAdvice('failed'),
    );
    return () => left.abort();
  }, [session, game, isAsked, isOnItsWay]);
  return advice;
}

async function ask(
  session: PlayedSession,
  game: PageGame,
  played: Played,
  { seat, question }: { readonly seat: Seat; readonly question: number },
  left: AbortSignal,
): Promise<Advice> {
  const { match } = session;
  // Before anything is loaded: by then another question may be asked.
  const view = session.view.peek();
  const seen = session.recalled();
  const names = session.seats.peek().map(({ name }) => name);
  const [kind, bots, speaker] = await Promise.all([
    game.loadGame(played),
    game.loadBots(),
    loadSpeaker(game.name, played, names),
  ]);
  left.throwIfAborted();
  let answer = last?.match === match && last.question === question ? last.answer : undefined;
  if (answer === undefined) {
    const worker = new BotWorker(bots, played.content);
    left.addEventListener('abort', () => worker.close());
    try {
      answer = await worker.advise(seen, bots.levels.at(-1));
    } finally {
      worker.close();
    }
    last = { match, question, answer };
    // Where there is nothing to choose, nobody was helped.
    if (answer.reasons.alternatives.length > 1) session.noteHint?.();
  }
  return { game: kind, speaker, view, seat, question, answer };
}
