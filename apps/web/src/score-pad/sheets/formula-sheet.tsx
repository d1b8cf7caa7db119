import { POINTS_FOR_PLACE } from '@paddock/formula';
import type { JSX } from 'preact';
import { LiveryFill } from '../../design/livery-fill.tsx';
import { titleOf } from '../../game/find-game.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { capital } from '../car-sign.tsx';
import { CAR_NAMES, TEAMS } from '../pad.ts';

/** A tournament (F-O6); a longer season takes another page. */
const RACES = 6;

/** F-C4: for each race the points of every car and team, and running totals. */
export function FormulaSheet(): JSX.Element {
  const { sheet: texts } = useTexts('scorePad');
  const formula = useTexts('formulaTexts');
  const words = useTexts('formula');
  const shared = useTexts('shared');
  const races = Array.from({ length: RACES }, (_, race) => race + 1);
  return (
    <div class="sheet sheet-wide">
      <section class="sheet-slip">
        <header>
          <strong>{titleOf('formula')}</strong>
          <span class="sheet-line">{formula.season}</span>
          <span class="sheet-line">{texts.date}</span>
        </header>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.team}</th>
              <th scope="col">{texts.playedBy}</th>
              <th scope="col">{formula.car}</th>
              {races.map((race) => (
                <th key={race} scope="col">
                  {formula.race} {race}
                </th>
              ))}
              <th scope="col">{formula.total}</th>
            </tr>
          </thead>
          {TEAMS.map((team) => (
            <tbody key={team}>
              {CAR_NAMES.filter((car) => car.startsWith(`${team}-`)).map((car, at) => (
                <tr key={car}>
                  {at === 0 && (
                    <>
                      <th scope="rowgroup" rowSpan={3} class="sheet-team">
                        <span class="sheet-livery">
                          <LiveryFill livery={team} />
                        </span>
                        {capital(words.colour(team))}
                      </th>
                      <td rowSpan={3} class="sheet-player" />
                    </>
                  )}
                  <th scope="row">{at + 1}</th>
                  {races.map((race) => (
                    <td key={race} />
                  ))}
                  <td />
                </tr>
              ))}
              <tr class="sheet-running">
                <th scope="row">Σ</th>
                {races.map((race) => (
                  <td key={race}>
                    <small>{texts.running}</small>
                  </td>
                ))}
                <td />
              </tr>
            </tbody>
          ))}
        </table>
        <p class="sheet-prizes">
          {POINTS_FOR_PLACE.map((points, place) => (
            <span key={place}>
              {shared.carPlace(place + 1)} <b>{points}</b>
            </span>
          ))}
        </p>
        <p class="sheet-note">{texts.ties.formula}</p>
      </section>
    </div>
  );
}
