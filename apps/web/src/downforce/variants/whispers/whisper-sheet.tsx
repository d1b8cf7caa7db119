import { useTexts } from '../../../i18n/loaded.tsx';
import { WHISPER_BONUSES } from '@paddock/downforce/variants';
import type { JSX } from 'preact';
import { CarIcon } from '../../cards/car-chip.tsx';
import type { Desk } from '../../desk.ts';
import { Plaque } from './plaque.tsx';

/** D-V6: a player's own predictions beside the standing, and the plaque. */
export function WhisperSheet({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = useTexts('variantTexts').whispers;
  const { public: open, own } = desk.view.value;
  const predictions = own?.predictions ?? [];
  const last = predictions.at(-1);
  const right = open.standing.filter((car, place) => last?.[place] === car).length;
  return (
    <div class="df-sheet df-whisper-sheet">
      <Plaque car={own?.plaque ?? null} />
      {last === undefined ? (
        <p>{texts.noPrediction}</p>
      ) : (
        <table>
          <caption>{texts.sheet}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.now}</th>
              {predictions.map((_, line) => (
                <th key={line} scope="col">
                  {texts.afterLine(line + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {open.standing.map((now, place) => (
              <tr key={place}>
                <th scope="row">{desk.shared.carPlace(place + 1)}</th>
                {[now, ...predictions.map((order) => order[place] ?? now)].map((car, column) => {
                  const isRight = column > 0 && car === now;
                  return (
                    <td key={column} class={isRight ? 'df-hit' : ''}>
                      <CarIcon car={car} />
                      <span class="unseen">
                        {desk.words.car(car)}
                        {isRight && `, ${texts.isRight}`}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {last !== undefined && <p class="df-right-now">{texts.rightNow(right)}</p>}
      <p class="quiet">{texts.pointRule(WHISPER_BONUSES)}</p>
    </div>
  );
}
