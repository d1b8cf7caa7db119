import { useTexts } from '../../i18n/loaded.tsx';
import { POINTS_FOR_PLACE, TEAMS, type CarName } from '@paddock/formula';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Car } from '../../design/car.tsx';
import type { GameEndActions } from '../../table/screen.ts';
import { Chart } from './chart.tsx';
import type { Desk } from '../desk.ts';
import { numberOf, teamOf } from '../race/places.ts';
import { SeasonTables } from './season-table.tsx';
import { standingsAfter, tablesOf } from './standings.ts';
import { capital, SideName } from '../sides.tsx';

export interface ResultsProps extends GameEndActions {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  readonly onLook: () => void;
}

/** After a race: podium, points, standings, and on to the next; after the last, the champion. */
export function Results(props: ResultsProps): JSX.Element | null {
  const { desk, isReadOnly, onLook } = props;
  const ui = desk.texts;
  const open = desk.now.value;
  const context = desk.context.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [open.results.length]);
  const last = open.results.at(-1);
  if (last === undefined) return null;
  const champion = open.outcome?.standings[0];
  return (
    <section class="results" aria-labelledby="results-title">
      <header class="results-head">
        <h2 id="results-title" tabIndex={-1} ref={heading}>
          {champion === undefined ? ui.results(open.results.length) : ui.seasonOver}
        </h2>
        <button type="button" class="button bare small" onClick={onLook}>
          {ui.lookAtTable}
        </button>
      </header>
      {champion !== undefined && <Champions desk={desk} />}
      <div class="results-body">
        <div class="results-race">
          <Podium cars={last.order.slice(0, 3)} />
          <Order desk={desk} order={last.order} running={last.running} />
        </div>
        <div class="results-season">
          <h3>{ui.standings}</h3>
          <SeasonTables open={open} context={context} />
          <Chart open={open} context={context} />
        </div>
      </div>
      <footer class="results-foot">
        {champion === undefined ? <GoOn desk={desk} isReadOnly={isReadOnly} /> : <EndActions {...props} />}
      </footer>
    </section>
  );
}

/** F-O2: after a season both champions, first the one who has won the game. */
function Champions({ desk }: { readonly desk: Desk }): JSX.Element {
  const ui = desk.texts;
  const open = desk.now.value;
  const tables = tablesOf(open);
  return (
    <div class="champions">
      {tables.map((championship, at) => {
        const [champion] = standingsAfter(open, undefined, championship);
        if (champion === undefined) return null;
        return (
          <p key={championship} class={at === 0 ? 'champion' : 'champion-too'}>
            <span class="champion-word">{tables.length > 1 ? ui.titles[championship] : ui.champion}</span>
            <SideName open={open} standing={champion} context={desk.context.value} />
            <span class="champion-points numbers">{desk.shared.points(champion.score)}</span>
          </p>
        );
      })}
    </div>
  );
}

function Podium({ cars }: { readonly cars: readonly CarName[] }): JSX.Element {
  return (
    <div class="podium-steps" aria-hidden="true">
      {cars.map((car, place) => (
        <div key={car} class={`podium-step step-${place + 1}`}>
          <Car livery={teamOf(car)} label={numberOf(car)} class="podium-car" />
          <span class="podium-place">{place + 1}</span>
        </div>
      ))}
    </div>
  );
}

interface OrderProps {
  readonly desk: Desk;
  readonly order: readonly CarName[];
  readonly running: number;
}

function Order({ desk, order, running }: OrderProps): JSX.Element {
  const ui = desk.texts;
  const { owners, options } = desk.now.value;
  const viewer = desk.session.viewer.value;
  return (
    <table class="order">
      <caption class="unseen">{ui.finishingOrder}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{ui.place}</th>
          <th scope="col">{ui.car}</th>
          <th scope="col">{ui.points}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((car, slot) => {
          const owner = owners[TEAMS.indexOf(teamOf(car))] ?? null;
          const points = POINTS_FOR_PLACE[slot];
          return (
            <tr key={car} class={owner !== null && owner === viewer ? 'you' : ''}>
              <td class="figure rank">{slot + 1}</td>
              <th scope="row">
                <span class="side-name">
                  <Car livery={teamOf(car)} label={numberOf(car)} class="small-car" />
                  <span>
                    {capital(desk.words.car(car, { drivers: options.drivers }))}
                    {owner !== null && <span class="quiet"> · {desk.session.seats.value[owner]?.name}</span>}
                  </span>
                </span>
              </th>
              <td class="figure total">
                {slot >= running ? (
                  <span class="quiet retired-word">{ui.retired}</span>
                ) : points === undefined ? (
                  ''
                ) : (
                  `+${points}`
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function GoOn({
  desk,
  isReadOnly,
}: {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
}): ComponentChildren {
  const ui = desk.texts;
  const { race, ready } = desk.now.value;
  const seats = desk.session.seats.value;
  const names = seats.flatMap(({ name }, seat) => (ready.includes(seat) ? [] : [name]));
  if (isReadOnly) return null;
  if (!desk.session.mayAct.value) return <p class="quiet">{ui.waitingFor(desk.shared.and(names))}</p>;
  return (
    <button type="button" class="button lit big" data-decision="ready" onClick={() => void desk.goOn()}>
      {ui.ready(race + 1)}
    </button>
  );
}

function EndActions({ onReplay, onNewGame, onDownload }: GameEndActions): JSX.Element {
  const ui = useTexts('formulaTexts');
  return (
    <>
      {onNewGame !== undefined && (
        <button type="button" class="button lit" onClick={onNewGame}>
          {ui.newSeason}
        </button>
      )}
      {onReplay !== undefined && (
        <button type="button" class="button" onClick={onReplay}>
          {ui.watchReplay}
        </button>
      )}
      {onDownload !== undefined && (
        <button type="button" class="button" onClick={onDownload}>
          {ui.download}
        </button>
      )}
    </>
  );
}
