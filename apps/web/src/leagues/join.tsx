import type { LeagueView } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { NameForm } from '../online/name-form.tsx';
import { Problem } from '../online/problem.tsx';
import { connection } from '../online/server/connection.ts';
import { leagueCalls } from './calls.ts';
import { keyOf } from './links.ts';
import { useLeagueCall } from './use-league-call.ts';

interface Props {
  readonly league: LeagueView;
  readonly again: () => Promise<void>;
}

/** For who came by the link: one tap, with the name asked on the way where there is none. */
export function Join({ league, again }: Props): JSX.Element {
  const texts = useTexts('leagues');
  const [isAsking, setAsking] = useState(false);
  const { problem, call } = useLeagueCall();
  const join = async () => {
    setAsking(false);
    if ((await call(() => leagueCalls.join(league.id, keyOf(league.id)))) !== undefined) await again();
  };
  return (
    <section class="panel league-next">
      <p class="lead">{league.isJoinable ? texts.joinText(league.settings.name) : texts.closed}</p>
      {isAsking && <NameForm submit={texts.join} takesFocus onNamed={() => void join()} />}
      {league.isJoinable && !isAsking && (
        <button
          type="button"
          class="button lit big"
          onClick={() => {
            if (connection.person.peek() === null) setAsking(true);
            else void join();
          }}
        >
          {texts.join}
        </button>
      )}
      <Problem text={problem} />
    </section>
  );
}
