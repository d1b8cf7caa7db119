import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import type { ViewShape } from '@paddock/kernel';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { percentText } from '../app/figures.ts';
import type { PageGame, Played } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { PlayedSession } from '../session/games.ts';
import { hintRows, type HintRow } from './hint-rows.ts';
import type { PlanSpeaker } from './plan-words.ts';
import { useAdvice, type Advice, type AdviceState } from './use-advice.ts';
import './hint.css';

export interface HintPanelProps {
  readonly session: PlayedSession;
  readonly game: PageGame;
  readonly played: Played;
  readonly onClose: () => void;
}

/**
 * A strong bot's best plans beside the board. The chosen one is shown on the table as the player's plan; closed without
 * taking it, the plan before is back.
 */
export function HintPanel({ session, game, played, onClose }: HintPanelProps): JSX.Element {
  const texts = useTexts('minds').hint;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const advice = useAdvice(session, game, played);
  const before = useRef(session.keptPlan.peek());
  /** A plan of the hint is on the table, and goes when the panel does. */
  const isShown = useRef(false);
  const isTaken = useRef(false);
  useClosing(session, advice, () => {
    isTaken.current = true;
    onClose();
  });
  useEffect(() => {
    const from = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (isShown.current && !isTaken.current) session.offerPlan(before.current);
      giveFocusBack(panel.current, isTaken.current ? null : from);
    };
  }, []);
  return (
    <section
      class="hint-panel"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div class="hint-head">
        <h2 id={titleId}>{texts.title}</h2>
        <button type="button" class="button bare icon" aria-label={ui().close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <p class="hint-state" role="status">
        {advice === undefined && texts.thinking}
        {advice === 'failed' && texts.failed}
        {advice === 'not-asked' && texts.notAsked}
      </p>
      {typeof advice === 'object' && (
        <Plans
          advice={advice}
          onShow={(plan) => {
            isShown.current = true;
            session.offerPlan(plan);
          }}
          onTake={() => {
            isTaken.current = true;
            onClose();
          }}
        />
      )}
    </section>
  );
}

interface PlansProps {
  readonly advice: Advice;
  readonly onShow: (plan: readonly string[]) => void;
  readonly onTake: () => void;
}

function Plans({ advice, onShow, onTake }: PlansProps): JSX.Element {
  const texts = useTexts('minds').hint;
  const { game, speaker, view, seat, answer } = advice;
  const rows = useMemo(() => hintRows(game, speaker, view, seat, answer), [advice, texts]);
  const [shown, setShown] = useState(0);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  useEffect(() => onShow(rows[shown]?.do ?? []), [shown]);
  const hasFigures = rows.some(({ outlook }) => outlook !== undefined);
  const why = speaker.why(answer);
  const name = useId();
  return (
    <form
      class="hint-plans"
      onSubmit={(event) => {
        event.preventDefault();
        onTake();
      }}
    >
      {speaker.sale(view, seat).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <fieldset>
        <legend>{texts.plans}</legend>
        {rows.map((row, at) => (
          <label key={row.do.join()} class="hint-row">
            <input
              type="radio"
              name={name}
              checked={shown === at}
              ref={at === 0 ? first : null}
              onChange={() => setShown(at)}
            />
            <span class="hint-words">
              <strong>{row.title}</strong>
              {row.outcome !== '' && <span>{row.outcome}</span>}
              <Figures texts={texts} speaker={speaker} view={view} row={row} />
              {at === 0 && why !== '' && <span class="hint-why">{why}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {!hasFigures && rows.length > 1 && <p class="hint">{texts.best}</p>}
      <p class="hint">{texts.noted}</p>
      <div class="hint-take">
        <button type="submit" class="button lit">
          {texts.take}
        </button>
      </div>
    </form>
  );
}

interface FiguresProps {
  readonly texts: Parts['minds']['hint'];
  readonly speaker: PlanSpeaker;
  readonly view: ViewShape;
  readonly row: HintRow;
}

function Figures({ texts, speaker, view, row: { outlook } }: FiguresProps): JSX.Element | null {
  if (outlook === undefined) return null;
  const amount = speaker.amount(outlook.points);
  const parts = [
    amount && texts.expects(amount, speaker.isLastRace(view)),
    texts.wins(percentText(outlook.win)),
  ];
  return <span class="hint-figures numbers">{parts.filter(Boolean).join(' · ')}</span>;
}

/** Once another question is asked, the panel is of no use. */
function useClosing(session: PlayedSession, advice: AdviceState, close: () => void): void {
  const view = session.view.value;
  const isAsked = session.mayAct.value;
  useEffect(() => {
    const isOfNoUse =
      advice === 'not-asked'
        ? isAsked
        : typeof advice === 'object' && session.questionNow() !== advice.question;
    if (isOfNoUse) close();
  }, [view, isAsked, advice]);
}

/** To the button that plays the plan, or to where the focus was. */
function giveFocusBack(panel: HTMLElement | null, from: Element | null): void {
  const now = document.activeElement;
  if (now !== document.body && now !== null && panel?.contains(now) !== true) return;
  const to = from ?? document.querySelector('.prompt-actions .confirm');
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}
