import type { Judgement, Review, Step } from '@paddock/bots/review';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { changeText } from './amounts.ts';
import { Decision } from './decisions.tsx';
import { valueOf } from './figures.ts';
import { MomentSession } from './moment-session.ts';
import type { Reviewable } from './open-review.ts';
import { placeOf, stepText } from './step-words.ts';
import '../replay/replay.css';

interface Props {
  readonly game: Reviewable;
  readonly review: Review;
  /** The index of the step. */
  readonly at: number;
}

/** One step of the game on the board: before a decision with the better plan drawn, after a draw with what it brought. */
export function MomentView({ game, review, at }: Props): JSX.Element | null {
  const texts = useTexts('minds').review;
  const step = review.steps[at];
  const { from, to } = step === undefined ? { from: 0, to: 0 } : placeOf(game, step);
  const session = useMemo(
    () => new MomentSession(game, step?.seat === undefined ? to : from, step?.seat, () => texts.notHere),
    [game, at],
  );
  const title = useTexts('shared').labelled(texts.title, game.game.texts(ui()).title);
  const { Table } = game;
  if (step === undefined) return null;
  return (
    <Page title={title} class="replay review-moment">
      <h1 class="unseen">{title}</h1>
      <Table key={at} session={session} />
      <section class="controls" aria-label={texts.title}>
        <nav class="row" aria-label={texts.moment}>
          <a class="button small" href={href({ at: 'review', id: game.id, moment: null })}>
            {texts.back}
          </a>
          {at > 0 && (
            <a class="button small" href={href({ at: 'review', id: game.id, moment: at - 1 })}>
              {texts.before}
            </a>
          )}
          {at < review.steps.length - 1 && (
            <a class="button small" href={href({ at: 'review', id: game.id, moment: at + 1 })}>
              {texts.next}
            </a>
          )}
          <a class="button small" href={href({ at: 'replay', id: game.id, moment: to })}>
            {texts.playOn}
          </a>
          <span class="quiet numbers">{texts.stepOf(at + 1, review.steps.length)}</span>
        </nav>
        {step.judged === undefined ? (
          <Happened game={game} step={step} />
        ) : (
          <Judged key={at} game={game} step={step} judged={step.judged} session={session} />
        )}
      </section>
    </Page>
  );
}

/** A draw, or a decision without a judgement: what it changed. */
function Happened({ game, step }: { readonly game: Reviewable; readonly step: Step }): JSX.Element {
  const { events } = useTexts('minds').review;
  const changes = step.change.map(
    (change, seat) => `${game.names[seat]} ${changeText(game.speaker, 'win', valueOf(change, 'win'))}`,
  );
  return (
    <p class="review-row">
      <span>{stepText(game, step, events)}</span>
      <span class="numbers">{changes.join(' · ')}</span>
    </p>
  );
}

interface JudgedProps {
  readonly game: Reviewable;
  readonly step: Step;
  readonly judged: Judgement;
  readonly session: MomentSession;
}

function Judged({ game, step, judged, session }: JudgedProps): JSX.Element {
  const texts = useTexts('minds').review;
  const [plan, setPlan] = useState(0);
  useEffect(() => session.offerPlan(judged.plans[plan]?.do ?? []), [plan, session]);
  return (
    <div class="review-judged">
      <p class="review-row">
        <strong>{game.names[step.seat ?? 0]}</strong>
        <Decision game={game} step={step} judged={judged} />
      </p>
      {judged.played > 0 && (
        <div class="row" role="group" aria-label={texts.betterPlan}>
          {[0, judged.played].map((each) => (
            <button
              key={each}
              type="button"
              class={plan === each ? 'button small lit' : 'button small'}
              aria-pressed={plan === each}
              onClick={() => setPlan(each)}
            >
              {each === judged.played ? texts.asPlayed : texts.betterPlan}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
