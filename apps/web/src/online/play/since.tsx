import { useTexts } from '../../i18n/loaded.tsx';
import { isRefusal, type ViewShape } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../design/panels/dialog.tsx';
import { ui } from '../../i18n/index.ts';
import type { GameKit } from '../kit.ts';
import { problemText } from '../problem-text.ts';
import { Problem } from '../problem.tsx';
import type { Missed, OnlineSession } from '../session/online-session.ts';

interface Props {
  readonly session: OnlineSession<ViewShape, unknown>;
  readonly kit: GameKit;
  readonly stretch: Missed;
  /** The viewer asked for it: then it also says if nothing happened. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** What went by, sentence by sentence, as this viewer saw it; and the same again as it moved. */
export function SinceLastTurn({ session, kit, stretch, isAsked, onClose }: Props): JSX.Element | null {
  const online = useTexts('online');
  const { play } = online;
  const [sentences, setSentences] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const isWhole = stretch.from <= session.sinceLastTurn().from;
  useEffect(() => {
    void session.past(stretch).then((moments) => {
      if (isRefusal(moments)) return setProblem(problemText(online, moments));
      const you = session.viewer.peek();
      const context = {
        names: session.seats.peek().map(({ name }) => name),
        ...(you !== 'public' && { you }),
      };
      const told = kit.story(
        moments.flatMap(({ facts }) => facts),
        context,
      );
      setSentences(told);
      if (told.length === 0 && !isAsked) onClose();
    });
  }, []);
  const watch = async () => {
    const refusal = await session.watchAgain(stretch);
    if (refusal !== undefined) setProblem(problemText(online, refusal));
    else onClose();
  };
  if (!isAsked && (sentences === undefined || sentences.length === 0) && problem === undefined) return null;
  return (
    <Dialog title={isWhole ? play.since : play.away} closeLabel={ui().close} onClose={onClose}>
      <div class="since stack-s">
        <p class="hint">{sentences?.length === 0 ? play.nothing : play.sinceText}</p>
        <ol class="since-list" tabIndex={0} aria-label={isWhole ? play.since : play.away}>
          {(sentences ?? []).map((sentence, at) => (
            <li key={at}>{sentence}</li>
          ))}
        </ol>
        <Problem text={problem} />
        <div class="row">
          <button type="button" class="button lit" autofocus onClick={onClose}>
            {play.goOn}
          </button>
          {sentences !== undefined && sentences.length > 0 && (
            <button type="button" class="button" onClick={() => void watch()}>
              {play.watchIt}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
