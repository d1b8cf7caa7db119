import type { LeagueTable, LeagueView } from '@paddock/protocol';
import type { JSX } from 'preact';
import { goTo } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { Problem } from '../online/problem.tsx';
import { api } from '../online/server/api.ts';
import { leagueCalls } from './calls.ts';
import { madeRounds } from './made-rounds.ts';
import { useLeagueCall } from './use-league-call.ts';

interface Props {
  readonly league: LeagueView;
  readonly isOrganiser: boolean;
  readonly again: () => Promise<void>;
}

const LEAST_PLAYERS = 3;

/** The one button that matters now: my seat, or the organiser's next step. */
export function NextStep({ league, isOrganiser, again }: Props): JSX.Element | null {
  const texts = useTexts('leagues');
  const { problem, call } = useLeagueCall();
  const round = madeRounds(league);
  const mine = myTable(league);
  const step = async () => {
    if ((await call(() => leagueCalls.next(league.id))) !== undefined) await again();
  };
  /** A seat that waits is taken on the way. */
  const toTable = async ({ table = '', status, missing = [] }: LeagueTable) => {
    const waits = status === 'open' && missing.includes(league.me ?? -1);
    if (waits && (await call(() => api.sit(table, 0))) === undefined) return;
    goTo({ at: 'table', id: table, key: null });
  };
  const label = { start: texts.next.start, again: texts.next.again, round: texts.next.round(round + 1) };
  const { next } = league;
  if (next === 'over') return null;
  return (
    <section class="panel league-next" aria-live="polite">
      {next === 'players' && <p class="lead">{texts.next.players(LEAST_PLAYERS)}</p>}
      {next === 'wait' && <p class="lead">{texts.next.wait(round)}</p>}
      {next === 'start' && isOrganiser && <p>{texts.next.startText(league.players.length)}</p>}
      {mine !== undefined && (
        <button type="button" class="button lit big" onClick={() => void toTable(mine)}>
          {mine.missing?.includes(league.me ?? -1) ? texts.sit : texts.toTable}
        </button>
      )}
      {(next === 'start' || next === 'again' || next === 'round') &&
        (isOrganiser ? (
          <button type="button" class="button lit big" onClick={() => void step()}>
            {label[next]}
          </button>
        ) : (
          <p>{next === 'start' ? texts.next.organiserStarts : texts.next.organiserNext}</p>
        ))}
      {next === 'wait' && isOrganiser && <p class="hint">{texts.next.waitText}</p>}
      <Problem text={problem} />
    </section>
  );
}

/** The table at which I sit, or am to sit, now. */
function myTable({ rounds, me }: LeagueView): LeagueTable | undefined {
  const tables = rounds.flatMap((round) => round.tables);
  return tables.find(
    ({ seats, status }) => (status === 'open' || status === 'running') && me !== null && seats.includes(me),
  );
}
