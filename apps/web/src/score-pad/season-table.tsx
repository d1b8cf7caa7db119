import type { Championship } from '@paddock/formula';
import type { Standing } from '@paddock/kernel';
import type { JSX } from 'preact';
import { Flag } from '../design/livery-fill.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { capital, CarSign, signOf } from './car-sign.tsx';
import { CAR_NAMES, isFinished, TEAMS, type FormulaPad } from './pad.ts';
import { useNames } from './players.tsx';
import { pointsByRace, seasonOf } from './score.ts';

interface Props {
  readonly pad: FormulaPad;
  readonly championship: Championship;
}

/** F-C4, F-E4, F-O2: a championship, race by race. */
export function SeasonTable({ pad, championship }: Props): JSX.Element {
  const { season } = useTexts('scorePad');
  const texts = useTexts('formulaTexts');
  const shared = useTexts('shared');
  const races = pointsByRace(pad);
  const rows = seasonOf(pad, championship);
  const id = `pad-${championship}`;
  return (
    <section class="panel pad-part" aria-labelledby={id}>
      <h2 id={id}>{texts.championships[championship]}</h2>
      <div class="pad-scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table class="pad-table pad-totals pad-season">
          <thead>
            <tr>
              <th scope="col">{texts.place}</th>
              <th scope="col">{texts.side}</th>
              {races.map((_, race) => (
                <th key={race} scope="col">
                  <span class="unseen">{texts.race} </span>
                  {race + 1}
                </th>
              ))}
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.side}>
                <td>{shared.place(row.place)}</td>
                <th scope="row">
                  <SideOf pad={pad} row={row} />
                  {row.place === 1 && isFinished(pad) && <small class="pad-good"> {season.champion}</small>}
                </th>
                {races.map((points, race) => (
                  <td key={race}>
                    {carsOf(pad, row).reduce((sum, car) => sum + (points[CAR_NAMES.indexOf(car)] ?? 0), 0)}
                  </td>
                ))}
                <td class="pad-total">{row.score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A driver's one car, a player's teams, or a team that nobody plays. */
function carsOf({ owners }: FormulaPad, { side, seat }: Standing): readonly (typeof CAR_NAMES)[number][] {
  const own = CAR_NAMES.filter((car) => car === side || car.startsWith(`${side}-`));
  return own.length > 0 ? own : CAR_NAMES.filter((_, car) => owners[car >> 1] === seat);
}

function SideOf({ pad, row }: { readonly pad: FormulaPad; readonly row: Standing }): JSX.Element {
  const { season } = useTexts('scorePad');
  const words = useTexts('formula');
  const names = useNames(pad);
  const [car] = carsOf(pad, row);
  const name = row.seat === undefined ? undefined : names[row.seat];
  if (car !== undefined && car === row.side)
    return (
      <span class="pad-side">
        <CarSign {...signOf(car)} />
        <span>
          {capital(words.car(car))}
          {name !== undefined && <small class="quiet"> {name}</small>}
        </span>
      </span>
    );
  const teams = TEAMS.filter(
    (team, index) => team === row.side || (name !== undefined && pad.owners[index] === row.seat),
  );
  return (
    <span class="pad-side">
      {teams.map((team) => (
        <Flag key={team} livery={team} />
      ))}
      <span>{name ?? season.free(capital(words.colour(teams[0] ?? TEAMS[0])))}</span>
    </span>
  );
}
