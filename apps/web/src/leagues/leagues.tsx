import type { LeagueCard, LeagueSettings } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { goTo, href } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { NameForm } from '../online/name-form.tsx';
import { Problem } from '../online/problem.tsx';
import { Online } from '../online/reach.tsx';
import { connection } from '../online/server/connection.ts';
import { leagueCalls } from './calls.ts';
import { LeagueForm } from './league-form.tsx';
import { keepKey, leagueHref } from './links.ts';
import { useLeagueCall } from './use-league-call.ts';
import './leagues.css';

/** `#/club/leagues`: mine; `#/club/leagues/new`: a new one. */
export function LeaguesScreen({ path }: { readonly path: string }): JSX.Element {
  return <Online>{() => (path === 'new' ? <NewLeague /> : <MyLeagues />)}</Online>;
}

function MyLeagues(): JSX.Element {
  const texts = useTexts('leagues');
  const [mine, setMine] = useState<readonly LeagueCard[]>();
  const { problem, call } = useLeagueCall();
  const me = connection.person.value?.id;
  useEffect(() => {
    if (me === undefined) return;
    void call(() => leagueCalls.mine()).then((answer) => answer && setMine(answer.leagues));
  }, [me]);
  return (
    <Page title={texts.title} class="page leagues">
      <header class="stack-s">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
      </header>
      <Problem text={problem} />
      {mine?.length === 0 && <p class="quiet">{texts.none}</p>}
      <ul class="game-list" aria-label={texts.title}>
        {(mine ?? []).map((league) => (
          <LeagueRow key={league.id} league={league} />
        ))}
      </ul>
      <p>
        <a class="button lit big" href={href({ at: 'club', path: 'leagues/new' })}>
          {texts.make}
        </a>
      </p>
    </Page>
  );
}

function LeagueRow({ league }: { readonly league: LeagueCard }): JSX.Element {
  const texts = useTexts('leagues');
  const { id, name, game, status, players, round, rounds } = league;
  const state = status === 'running' ? texts.running(round, rounds) : texts[status];
  return (
    <li class="panel game-row">
      <div class="table-card">
        <h2>{name}</h2>
        <p class="quiet">{[titleOf(game), texts.players(players), state].join(' · ')}</p>
      </div>
      <a class="button" href={leagueHref(id)}>
        {texts.show}
        <span class="unseen"> {name}</span>
      </a>
    </li>
  );
}

function NewLeague(): JSX.Element {
  const { form } = useTexts('leagues');
  const { problem, call } = useLeagueCall();
  const make = async (settings: LeagueSettings) => {
    const made = await call(() => leagueCalls.make(settings));
    if (made === undefined) return;
    keepKey(made.id, made.key);
    goTo({ at: 'club', path: `league/${made.id}` });
  };
  return (
    <Page title={form.title} class="page form-page">
      <div class="form-head">
        <h1>{form.title}</h1>
      </div>
      {connection.person.value === null ? (
        <NameForm submit={form.title} onNamed={() => undefined} takesFocus />
      ) : (
        <LeagueForm submit={form.submit} problem={problem} onSubmit={(settings) => void make(settings)} />
      )}
    </Page>
  );
}
