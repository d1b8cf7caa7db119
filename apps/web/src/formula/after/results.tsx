import { useTexts } from '../../i18n/loaded.tsx';
import { otherChampionship, POINTS_FOR_PLACE, TEAMS, type CarName } from '@paddock/formula';
import type { Standing } from '@paddock/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Car } from '../../design/car.tsx';
import { Confetti } from '../../ending/confetti.tsx';
import { EndActions } from '../../ending/end-actions.tsx';
import { Podium } from '../../ending/podium.tsx';
import { isPartyFor, youAt, type ResultRow } from '../../ending/result.ts';
import type { GameEndActions } from '../../table/screen.ts';
import { Chart } from './chart.tsx';
import type { Desk } from '../desk.ts';
import { numberOf, teamOf } from '../race/places.ts';
import { resultOf } from './result.ts';
import { SeasonTables } from './season-table.tsx';
import { standingsAfter } from './standings.ts';
import { capital, SideName } from '../sides.tsx';

export interface ResultsProps extends GameEndActions {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  /** A replay, or a game that was over before. */
  readonly isOld: boolean;
  readonly onLook: () => void;
}

/** After a race: podium, points, standings, and on to the next; after the last, who has won. */
export function Results(props: ResultsProps): JSX.Element | null {
  const { desk, isReadOnly, isOld, onLook, ...actions } = props;
  const ui = desk.texts;
  const ending = useTexts('ending');
  const open = desk.now.value;
  const context = desk.context.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [open.results.length]);
  const last = open.results.at(-1);
  if (last === undefined) return null;
  const champion = open.outcome?.standings[0];
  const isSingle = open.options.races === 1;
  const over = isSingle ? ending.raceOver : ui.seasonOver;
  return (
    <section class="results" aria-labelledby="results-title">
      <header class="results-head">
        <h2 id="results-title" tabIndex={-1} ref={heading}>
          {champion === undefined ? ui.results(open.results.length) : over}
        </h2>
        <button type="button" class="button bare small" onClick={onLook}>
          {ui.lookAtTable}
        </button>
      </header>
      {champion !== undefined && (
        <div class="champions">
          <Champion desk={desk} isReadOnly={isReadOnly} isOld={isOld} champion={champion} />
          {!isSingle && <OtherChampion desk={desk} />}
        </div>
      )}
      <div class="results-body">
        <div class="results-race">
          <Podium rows={podiumRows(desk, last.order)} />
          <Order desk={desk} order={last.order} running={last.running} />
        </div>
        <div class="results-season">
          <h3>{ui.standings}</h3>
          <SeasonTables open={open} context={context} />
          {!isSingle && <Chart open={open} context={context} />}
        </div>
      </div>
      <footer class="results-foot">
        {champion === undefined ? (
          <GoOn desk={desk} isReadOnly={isReadOnly} />
        ) : (
          <EndActions {...actions} result={() => resultOf(desk, ending, null)} />
        )}
      </footer>
    </section>
  );
}

/** F-O2: the champion of the season's other table. */
function OtherChampion({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const open = desk.now.value;
  const other = otherChampionship(open.options);
  const [champion] = standingsAfter(open, undefined, other);
  if (champion === undefined) return null;
  return (
    <p class="champion-too">
      <span class="champion-word">{desk.texts.titles[other]}</span>
      <SideName open={open} standing={champion} context={desk.context.value} />
      <span class="champion-points numbers">{desk.shared.points(champion.score)}</span>
    </p>
  );
}

interface ChampionProps {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  readonly isOld: boolean;
  readonly champion: Standing;
}

/** Who has won the season or the only race, and what decided it. */
function Champion({ desk, isReadOnly, isOld, champion }: ChampionProps): JSX.Element {
  const ending = useTexts('ending');
  const open = desk.now.value;
  const { headline, decided } = resultOf(desk, ending, youAt(desk.session, isReadOnly));
  return (
    <div class="champion">
      {open.options.races > 1 && (
        <span class="champion-word">{desk.texts.titles[open.options.championship]}</span>
      )}
      <SideName open={open} standing={champion} context={desk.context.value} text={headline} />
      <span class="champion-points numbers">{desk.shared.points(champion.score)}</span>
      {decided !== '' && <p class="decided">{decided}</p>}
      {!isOld && isPartyFor(desk.session, [champion.seat]) && <Confetti match={desk.session.match} />}
    </div>
  );
}

/** The first three cars of the race, and whose they are. */
function podiumRows(desk: Desk, order: readonly CarName[]): ResultRow[] {
  const { owners, options } = desk.now.value;
  return order.slice(0, 3).map((car, at) => {
    const owner = owners[TEAMS.indexOf(teamOf(car))] ?? null;
    const name = owner === null ? undefined : desk.session.seats.value[owner]?.name;
    return {
      key: car,
      place: at + 1,
      name: name ?? capital(desk.words.car(car, { drivers: options.drivers })),
      score: '',
      cars: [{ livery: teamOf(car), label: numberOf(car) }],
    };
  });
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
