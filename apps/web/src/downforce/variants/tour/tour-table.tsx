import { useTexts } from '../../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import type { Desk } from '../../desk.ts';
import './tour.css';
import { tourRows } from './tour-rows.ts';

/** D-V4: what every race has brought, and what it adds up to. */
export function TourTable({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = useTexts('variantTexts');
  const open = desk.open.value;
  const legs = open.options.worldTour;
  const viewer = desk.session.viewer.value;
  const isMoney = desk.pick(({ tallyFor }) => tallyFor?.(open.options)) === undefined;
  const amount = isMoney ? desk.words.money : desk.shared.points;
  return (
    <div class="df-tour-box" role="region" aria-label={texts.standing} tabIndex={0}>
      <table class="df-tour">
        <caption class="unseen">{texts.tour}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.player}</th>
            {legs.map((track, leg) => (
              <th key={leg} scope="col">
                <span class="unseen">{desk.shared.labelled(texts.leg(leg + 1), '')}</span>
                <span class="df-leg">{desk.trackName(track)}</span>
              </th>
            ))}
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {tourRows(open).map(({ seat, place, scores, total }) => (
            <tr key={seat} class={seat === viewer ? 'you' : ''}>
              <td class="numbers df-tour-place">{place}</td>
              <th scope="row">{desk.session.seats.value[seat]?.name}</th>
              {legs.map((_, leg) => {
                const score = scores[leg];
                return (
                  <td key={leg} class="numbers">
                    {score === undefined ? '–' : amount(score)}
                  </td>
                );
              })}
              <td class="numbers df-tour-total">{amount(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
