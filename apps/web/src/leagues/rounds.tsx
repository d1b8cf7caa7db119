import type { LeagueTable, LeagueView } from '@paddock/protocol';
import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { madeRounds } from './made-rounds.ts';
import { nameOf } from './names.ts';

/** The rounds with their tables: the newest first, then those to come. */
export function Rounds({ league }: { readonly league: LeagueView }): JSX.Element {
  const texts = useTexts('leagues');
  const made = madeRounds(league);
  const played = league.rounds.slice(0, made).toReversed();
  return (
    <section class="stack" aria-labelledby="league-rounds">
      <h2 id="league-rounds">{texts.rounds}</h2>
      {[...played, ...league.rounds.slice(made)].map(({ round, tables }) => (
        <section key={round} class={round > made ? 'league-round to-come' : 'league-round'}>
          <h3>{texts.round(round, league.rounds.length)}</h3>
          <ul class="league-tables">
            {tables.map((table, number) => (
              <TableCard key={number} league={league} table={table} number={number} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface CardProps {
  readonly league: LeagueView;
  readonly table: LeagueTable;
  readonly number: number;
}

function TableCard({ league, table, number }: CardProps): JSX.Element {
  const texts = useTexts('leagues');
  const shared = useTexts('shared');
  const { seats, status, missing = [], results } = table;
  const name = (place: number) => nameOf(texts, league, place);
  const waits =
    missing.length > 0 ? texts.waitsFor(missing.map(name).join(', ')) : texts.status[status ?? 'planned'];
  return (
    <li class="panel league-table">
      <h4>{texts.table(number + 1)}</h4>
      {results === undefined ? (
        <>
          <p>{seats.map(name).join(' · ')}</p>
          <p class="quiet">{waits}</p>
        </>
      ) : (
        <ol class="league-results">
          {results
            .toSorted((one, other) => one.position - other.position)
            .map(({ place, position, points, score, isAbsent, hasLeft }) => (
              <li key={place}>
                <span class="numbers">{shared.place(position)}</span>
                <span>
                  {[name(place), ...(isAbsent ? [texts.absent] : hasLeft ? [texts.leftEarly] : [])].join(
                    ' · ',
                  )}
                </span>
                <span class="numbers">
                  {league.settings.scoring === 'score' ? points : `${points} (${score})`}
                </span>
              </li>
            ))}
        </ol>
      )}
      <TableLink table={table} me={league.me} />
    </li>
  );
}

/** Members watch with the table's own link; at their own they sit. */
function TableLink({
  table: { table, key, status, seats },
  me,
}: {
  readonly table: LeagueTable;
  readonly me: number | null;
}): JSX.Element | null {
  const texts = useTexts('leagues');
  if (table === undefined || key === undefined || status === 'closed') return null;
  const isMine = me !== null && seats.includes(me);
  const label = status === 'over' ? texts.replay : isMine ? texts.toTable : texts.watch;
  return (
    <a class="button small" href={href({ at: 'table', id: table, key: isMine ? null : key })}>
      {label}
    </a>
  );
}
