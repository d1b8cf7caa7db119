import type { Review } from '@paddock/bots/review';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { changeText, unitText } from './amounts.ts';
import { eventsIn, LINES, shownTotals, valueOf, type Unit } from './figures.ts';
import type { Reviewable } from './open-review.ts';

interface Props {
  readonly game: Reviewable;
  readonly review: Review;
  readonly unit: Unit;
}

/** Start, luck, decisions, and what is left over: each column adds up to the result. */
export function Totals({ game, review, unit }: Props): JSX.Element {
  const texts = useTexts('minds').review;
  const totals = review.totals.map((each) => shownTotals(each, unit));
  return (
    <section class="review-part" aria-labelledby="review-totals">
      <h2 id="review-totals">{texts.totals}</h2>
      <p class="hint">{texts.totalsText}</p>
      <Sums label={texts.totals} names={game.names}>
        {LINES.map((line) => (
          <tr key={line} class={`review-sum ${line}`}>
            <th scope="row">{texts.lines[line]}</th>
            {totals.map((each, seat) => (
              <td key={seat} class="numbers">
                {line === 'start' || line === 'result'
                  ? unitText(game.speaker, unit, each[line])
                  : changeText(game.speaker, unit, each[line])}
              </td>
            ))}
          </tr>
        ))}
      </Sums>
    </section>
  );
}

/** What each kind of draw brought. */
export function LuckTable({ game, review, unit }: Props): JSX.Element {
  const texts = useTexts('minds').review;
  return (
    <section class="review-part" aria-labelledby="review-luck">
      <h2 id="review-luck">{texts.luck}</h2>
      <p class="hint">{texts.luckText}</p>
      <Sums label={texts.luck} names={game.names}>
        {eventsIn(review).map((event) => (
          <tr key={event}>
            <th scope="row">{texts.events[event]}</th>
            {review.totals.map(({ luckBy }, seat) => (
              <td key={seat} class="numbers">
                {changeText(game.speaker, unit, valueOf(luckBy[event], unit))}
              </td>
            ))}
          </tr>
        ))}
      </Sums>
    </section>
  );
}

interface SumsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly children: JSX.Element[];
}

function Sums({ label, names, children }: SumsProps): JSX.Element {
  return (
    <div class="review-scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
