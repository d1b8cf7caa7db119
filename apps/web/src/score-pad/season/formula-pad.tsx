import type { JSX } from 'preact';
import { Page } from '../../app/page.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import { capital, CarSign, signOf } from '../car-sign.tsx';
import { Order } from '../order.tsx';
import { CAR_NAMES, isFinished, MOST_RACES, TEAMS, type FormulaPad } from '../pad.ts';
import { PadHead } from '../pad-head.tsx';
import { Players, useNames } from '../players.tsx';
import { SeasonTable } from './season-table.tsx';
import { SharePad } from '../share-pad.tsx';
import { useOpenPad, type OpenPad } from '../use-pad.ts';

/** A Formula season with the box, race by race. */
export function FormulaPadScreen({ first }: { readonly first: FormulaPad }): JSX.Element {
  const texts = useTexts('scorePad');
  const open = useOpenPad(first);
  const { pad, isKept } = open;
  return (
    <Page title={texts.title} class="page pad">
      <PadHead pad={pad} isKept={isKept} />
      {pad.results.length === 0 && (
        <>
          <Players {...open} />
          <Teams {...open} />
        </>
      )}
      {!isFinished(pad) && <EnterRace {...open} />}
      {pad.results.length > 0 && (
        <>
          <SeasonTable pad={pad} championship="constructors" />
          <SeasonTable pad={pad} championship="drivers" />
          <LastRace {...open} />
          <SharePad pad={pad} />
        </>
      )}
    </Page>
  );
}

/** F-S1, F-S2, F-E3: who plays which team, and how many races there are. */
function Teams({ pad, change }: OpenPad<FormulaPad>): JSX.Element {
  const { season, nobody } = useTexts('scorePad');
  const words = useTexts('formula');
  const names = useNames(pad);
  return (
    <section class="panel pad-part" aria-labelledby="pad-teams">
      <h2 id="pad-teams">{season.teams}</h2>
      <p class="hint">{season.teamsText}</p>
      <ul class="pad-auction pad-teams">
        {TEAMS.map((team, index) => (
          <li key={team}>
            <CarSign livery={team} label="" />
            <span class="pad-car-name">{capital(words.colour(team))}</span>
            <select
              class="select"
              aria-label={season.team(words.team(team))}
              value={pad.owners[index] ?? -1}
              onChange={({ currentTarget }) => {
                const seat = Number(currentTarget.value);
                change((now) => ({ ...now, owners: now.owners.with(index, seat < 0 ? null : seat) }));
              }}
            >
              <option value={-1}>{nobody}</option>
              {names.map((name, seat) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <label class="field pad-finishers">
        <span>{season.races}</span>
        <select
          class="select"
          value={pad.races}
          onChange={({ currentTarget }) => change((now) => ({ ...now, races: Number(currentTarget.value) }))}
        >
          {Array.from({ length: MOST_RACES }, (_, race) => (
            <option key={race} value={race + 1}>
              {race + 1}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** F-T6, F-E1: the final order of the next race. */
function EnterRace({ pad, change }: OpenPad<FormulaPad>): JSX.Element {
  const { season } = useTexts('scorePad');
  const words = useTexts('formula');
  const isComplete = pad.entering.length === CAR_NAMES.length;
  return (
    <section class="panel pad-part no-print" aria-labelledby="pad-race">
      <h2 id="pad-race">{season.race(pad.results.length + 1, pad.races)}</h2>
      <p class="hint">{season.enterText}</p>
      <Order
        cars={CAR_NAMES}
        order={pad.entering}
        label={(car) => capital(words.car(car))}
        sign={signOf}
        onOrder={(entering) => change((now) => ({ ...now, entering }))}
      />
      <button
        type="button"
        class="button lit big"
        disabled={!isComplete}
        onClick={() => change((now) => ({ ...now, results: [...now.results, now.entering], entering: [] }))}
      >
        {season.done}
      </button>
    </section>
  );
}

/** F-E3: the grid of the next race; and a way back from a slip of the finger. */
function LastRace({ pad, change }: OpenPad<FormulaPad>): JSX.Element {
  const { season } = useTexts('scorePad');
  const { finishingOrder } = useTexts('formulaTexts');
  const words = useTexts('formula');
  const last = pad.results.at(-1) ?? [];
  return (
    <section class="panel pad-part no-print" aria-labelledby="pad-last">
      <h2 id="pad-last">{isFinished(pad) ? finishingOrder : season.grid}</h2>
      <ol class="pad-finish">
        {last.map((car) => (
          <li key={car}>
            <CarSign {...signOf(car)} />
            {capital(words.car(car))}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button small"
        onClick={() => change((now) => ({ ...now, results: now.results.slice(0, -1), entering: last }))}
      >
        {season.correctLast}
      </button>
    </section>
  );
}
