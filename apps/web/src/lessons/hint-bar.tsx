import type { Answer } from '@paddock/bots';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { stored } from '../app/stored.ts';
import type { PageGame } from '../game/page-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { Texts } from '../i18n/texts.ts';
import { BotWorker } from '../session/bot-worker.ts';
import type { PlayedSession } from '../session/games.ts';
import { hintText } from './hint-text.ts';
import type { LessonGame } from './lesson.ts';

const areHintsShown = stored('hints', (value): value is boolean => typeof value === 'boolean', true);

interface Props {
  readonly session: PlayedSession;
  readonly game: PageGame;
  readonly of: LessonGame;
  readonly words: Texts<LessonGame>;
}

/** One sentence for each decision: what the best bot would do, and why. Its room stays the same with and without it. */
export function HintBar({ session, game, of, words }: Props): JSX.Element {
  const { hints } = useTexts('lessons');
  const isShown = areHintsShown.value;
  const isAsked = session.mayAct.value;
  const answer = useCoach(session, game, isAsked && isShown);
  const said =
    answer === undefined ? hints.thinking : answer === 'none' ? '' : hintText(hints, of, words, answer);
  const text = isAsked ? said : '';
  return (
    <div class="hint-bar">
      <p class="hint-text" aria-live="polite">
        {isShown && text !== '' && (
          <>
            <b>{hints.label}</b> <span>{text}</span>
          </>
        )}
      </p>
      <button
        type="button"
        class="button bare small"
        aria-label={isShown ? hints.hideLabel : hints.show}
        onClick={() => (areHintsShown.value = !isShown)}
      >
        {isShown ? hints.hide : hints.show}
      </button>
    </div>
  );
}

/** Undefined while it is thought about; none if no bot could say. */
function useCoach(session: PlayedSession, game: PageGame, isWanted: boolean): Answer | 'none' | undefined {
  const [worker, setWorker] = useState<BotWorker>();
  const [advice, setAdvice] = useState<Answer | 'none'>();
  useEffect(() => {
    let made: BotWorker | undefined;
    let isHere = true;
    void game.loadBots().then((bots) => {
      if (!isHere) return;
      made = new BotWorker(bots);
      setWorker(made);
    });
    return () => {
      isHere = false;
      made?.close();
    };
  }, [game]);
  useEffect(() => {
    setAdvice(undefined);
    if (!isWanted || worker === undefined) return undefined;
    let isHere = true;
    worker.advise(session.view.peek()).then(
      (answer) => isHere && setAdvice(answer),
      () => isHere && setAdvice('none'),
    );
    return () => {
      isHere = false;
    };
  }, [worker, isWanted, session]);
  return advice;
}
