import type { Review } from '@paddock/bots/review';
import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { changeText } from './amounts.ts';
import { valueOf } from './figures.ts';
import type { Reviewable } from './open-review.ts';
import { stepText } from './step-words.ts';

interface Props {
  readonly game: Reviewable;
  readonly review: Review;
}

/** Smaller changes of a chance are not named. */
const NAMED = 0.03;

/** The biggest swings of a winning chance, in the order of the game. */
export function Turns({ game, review }: Props): JSX.Element {
  const texts = useTexts('minds').review;
  const turns = review.turns.toSorted((a, b) => a - b);
  return (
    <section class="review-part" aria-labelledby="review-turns">
      <h2 id="review-turns">{texts.turns}</h2>
      {turns.length === 0 && <p class="quiet">{texts.noTurns}</p>}
      <ol class="review-list">
        {turns.map((at) => {
          const step = review.steps[at];
          if (step === undefined) return null;
          const changes = step.change.flatMap((change, seat) => {
            const value = valueOf(change, 'win');
            return Math.abs(value) < NAMED
              ? []
              : [`${game.names[seat]} ${changeText(game.speaker, 'win', value)}`];
          });
          return (
            <li key={at}>
              <a class="review-row" href={href({ at: 'review', id: game.id, moment: at })}>
                <span>{stepText(game, step, texts.events)}</span>
                <span class="numbers">{changes.join(' · ')}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
