import type { Judgement, Review, Step } from '@paddock/bots/review';
import { handsAfter } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { unitText } from './amounts.ts';
import { valueOf } from './figures.ts';
import type { Reviewable } from './open-review.ts';
import type { PlanWords } from '../hint/plan-words.ts';
import { planText } from './step-words.ts';

interface Props {
  readonly game: Reviewable;
  readonly review: Review;
}

/** One player's decisions: what was played, how good it was, and what would have been better. */
export function Decisions({ game, review }: Props): JSX.Element {
  const texts = useTexts('minds').review;
  const { record, kind } = game;
  // Somebody may have taken a bot's seat on the way, as in the lab.
  const person = handsAfter(record.seats, record.entries).findIndex(({ bot }) => bot === undefined);
  const people = kind.rules.people({ players: record.seats.length, options: record.options });
  const [seat, setSeat] = useState(Math.max(0, person));
  const judged = review.steps.flatMap((step, at) =>
    step.seat === seat && step.judged !== undefined ? [{ step, at, judged: step.judged }] : [],
  );
  return (
    <section class="review-part" aria-labelledby="review-decisions">
      <h2 id="review-decisions">{texts.decisions}</h2>
      <label class="inline-field">
        <span>{texts.of}</span>
        <select class="select" value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {game.names.slice(0, people).map((name, each) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {judged.length === 0 && (
        <p class="quiet">{review.done < review.of ? texts.noDecisions : texts.nothingToDecide}</p>
      )}
      <ol class="review-list">
        {judged.map(({ step, at, judged: judgement }) => (
          <li key={at}>
            <a class="review-row" href={href({ at: 'review', id: game.id, moment: at })}>
              <Decision game={game} step={step} judged={judgement} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DecisionProps {
  readonly game: Reviewable;
  readonly step: Step;
  readonly judged: Judgement;
}

/** A decision in a few lines. */
export function Decision({ game, step, judged }: DecisionProps): JSX.Element {
  const texts = useTexts('minds').review;
  const { plans, played, grade } = judged;
  const [best] = plans;
  const isBest = played === 0 || best === undefined;
  const asPlayed = planText(game, step, plans[played]?.do ?? []);
  const better = planText(game, step, best?.do ?? []);
  // The same card may be played well and badly.
  const say = ({ title, outcome }: PlanWords) =>
    isBest || asPlayed.title !== better.title ? title : `${title}. ${outcome}`;
  return (
    <>
      <span>
        <strong class={`review-grade ${grade}`}>{texts.grades[grade]}</strong> {say(asPlayed)}
      </span>
      {!isBest && (
        <span class="review-better">
          <span class="numbers">{gaveText(game, judged, texts.gave)}</span>{' '}
          {texts.better(say(better) === say(asPlayed) ? texts.otherWay : say(better))}
        </span>
      )}
    </>
  );
}

function gaveText({ speaker }: Reviewable, { gave }: Judgement, say: (amount: string) => string): string {
  const amounts = (['points', 'win'] as const).flatMap((unit) => {
    const text = unitText(speaker, unit, valueOf(gave, unit));
    return text === unitText(speaker, unit, 0) ? [] : [text];
  });
  return amounts.length === 0 ? '' : say(amounts.join(' · '));
}
