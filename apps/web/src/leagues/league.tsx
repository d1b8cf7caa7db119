import { isRefusal, type Refusal } from '@paddock/kernel';
import type { LeagueView } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { href, stayAt } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { useWay } from '../new-game/use-way.ts';
import { problemText } from '../online/problem-text.ts';
import { Online } from '../online/reach.tsx';
import { clockText } from '../online/clock-text.ts';
import { connection } from '../online/server/connection.ts';
import { leagueCalls } from './calls.ts';
import { Join } from './join.tsx';
import { keepKey, keyOf } from './links.ts';
import { madeRounds } from './made-rounds.ts';
import { Members } from './members.tsx';
import { NextStep } from './next-step.tsx';
import { Rounds } from './rounds.tsx';
import { Settings } from './settings.tsx';
import { Standings } from './standings.tsx';
import './leagues.css';

/** What others do shows after this long at the latest. */
const AGAIN_MS = 15_000;

/** `#/club/league/ID`, and `ID.KEY` for who comes by its link. */
export function LeagueScreen({ path }: { readonly path: string }): JSX.Element {
  const [id = '', key] = path.split('.');
  useEffect(() => {
    if (key === undefined) return;
    keepKey(id, key);
    // The secret does not stay in sight.
    stayAt({ at: 'club', path: `league/${id}` });
  }, [id, key]);
  if (key !== undefined) return <p class="loading">{ui().loading}</p>;
  return <Online>{() => <Loaded id={id} />}</Online>;
}

function useLeague(id: string): [LeagueView | Refusal | undefined, () => Promise<void>] {
  const [league, setLeague] = useState<LeagueView | Refusal>();
  const again = async () => {
    const answer = await leagueCalls.league(id, keyOf(id));
    // What is on the screen stays there while the server is away.
    setLeague((old) => (isRefusal(answer) && answer.rule === 'network' ? (old ?? answer) : answer));
  };
  const me = connection.person.value?.id;
  const { mine } = connection;
  useEffect(() => void again(), [me, mine.value, keyOf(id)]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void again();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return [league, again];
}

function Loaded({ id }: { readonly id: string }): JSX.Element {
  const texts = useTexts('leagues');
  const online = useTexts('online');
  const [league, again] = useLeague(id);
  if (league === undefined) return <p class="loading">{ui().loading}</p>;
  if (isRefusal(league)) {
    return (
      <Notice title={texts.title} text={problemText(online, league, texts.problems)}>
        <a class="button lit" href={href({ at: 'club', path: 'leagues' })}>
          {texts.back}
        </a>
      </Notice>
    );
  }
  return <Shown league={league} again={again} />;
}

interface ShownProps {
  readonly league: LeagueView;
  readonly again: () => Promise<void>;
}

function Shown({ league, again }: ShownProps): JSX.Element {
  const texts = useTexts('leagues');
  const { clock } = useTexts('online');
  const { settings, status, me } = league;
  const way = useWay(settings.game, Array<string>(settings.seats).fill(''), settings.options);
  const isOrganiser = me !== null && me === league.organiser;
  const facts = [
    titleOf(settings.game),
    ...way.split(' · '),
    status === 'running' ? texts.round(madeRounds(league), settings.rounds) : texts.howMany(settings.rounds),
    texts.form.scorings[settings.scoring],
    clockText(clock, settings.clock),
  ];
  return (
    <Page title={settings.name} class="page leagues">
      <header class="stack-s">
        <p>
          <a href={href({ at: 'club', path: 'leagues' })}>{texts.back}</a>
        </p>
        <h1>{settings.name}</h1>
        <p class="quiet">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </header>
      {me === null && <Join league={league} again={again} />}
      {me !== null && <NextStep league={league} isOrganiser={isOrganiser} again={again} />}
      {status !== 'open' && <Standings league={league} />}
      {status !== 'open' && <Rounds league={league} />}
      <Members league={league} isOrganiser={isOrganiser} again={again} />
      {me !== null && <Settings league={league} isOrganiser={isOrganiser} again={again} />}
    </Page>
  );
}
