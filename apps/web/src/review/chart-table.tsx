import type { Review } from '@paddock/bots/review';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { unitText } from './amounts.ts';
import { valueOf, type Unit } from './figures.ts';
import type { Reviewable } from './open-review.ts';
import { stepText } from './step-words.ts';

interface Props {
  readonly game: Reviewable;
  readonly review: Review;
  readonly unit: Unit;
  /** How many moments, from the start, are too early to tell. */
  readonly early: number;
}

/** Every moment with everybody's figures; made when it is opened. */
export function ChartTable({ game, review, unit, early }: Props): JSX.Element {
  const texts = useTexts('minds').review;
  const [isOpen, setOpen] = useState(false);
  const earlyNote = <small> ({texts.early})</small>;
  const say = (values: Review['start'], seat: number) =>
    unitText(game.speaker, unit, valueOf(values[seat], unit));
  return (
    <details class="review-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.asTable}</summary>
      {isOpen && (
        <div class="review-scroll" tabIndex={0} role="group" aria-label={texts.asTable}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.moment}</th>
                {game.names.map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">
                  {texts.atStart}
                  {early > 0 && earlyNote}
                </th>
                {game.names.map((_, seat) => (
                  <td key={seat}>{say(review.start, seat)}</td>
                ))}
              </tr>
              {review.steps.map((step, at) => (
                <tr key={at}>
                  <th scope="row">
                    <a href={href({ at: 'review', id: game.id, moment: at })}>
                      {at + 1}. {stepText(game, step, texts.events)}
                    </a>
                    {at < early && earlyNote}
                  </th>
                  {game.names.map((_, seat) => (
                    <td key={seat}>{say(step.values, seat)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
