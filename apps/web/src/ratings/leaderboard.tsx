import { isRefusal } from '@paddock/kernel';
import type { Leader, Leaderboard, PlayerKind } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { numberText } from '../app/date-text.ts';
import { Page } from '../app/page.tsx';
import { goTo, href } from '../app/router.ts';
import { findGame } from '../game/find-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { problemText } from '../online/problem-text.ts';
import { Problem } from '../online/problem.tsx';
import { Online } from '../online/reach.tsx';
import '../statistics/statistics.css';
import { ratingsApi, type ListAsked } from './api.ts';
import { PlayerName } from './player-name.tsx';
import { Heads } from '../design/panels/heads.tsx';
import './ratings.css';

const KINDS = ['person', 'bot', 'own-bot'] as const satisfies readonly PlayerKind[];
const PAGE = 50;

/** `#/club/ratings/GAME`: who is how strong. */
export function LeaderboardScreen({ path }: { readonly path: string }): JSX.Element {
  const game = findGame(path)?.name ?? GAMES[0].name;
  return <Online>{() => <Board key={game} game={game} />}</Online>;
}

function Board({ game }: { readonly game: string }): JSX.Element {
  const online = useTexts('online');
  const texts = useTexts('ratings');
  const [asked, setAsked] = useState<ListAsked>({ game, season: 'all', kind: 'person', from: 0 });
  const [shown, setShown] = useState<Leaderboard>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void ratingsApi.list(asked).then((answer) => {
      if (!isHere) return;
      setProblem(isRefusal(answer) ? problemText(online, answer) : undefined);
      if (!isRefusal(answer)) setShown(answer);
    });
    return () => {
      isHere = false;
    };
  }, [asked]);
  return (
    <Page title={texts.title} class="page ratings">
      <header class="stack-s">
        <h1>{texts.title}</h1>
        <p class="hint">{texts.about}</p>
      </header>
      <div class="ratings-choices">
        <Choice
          label={texts.game}
          items={GAMES.map(({ name, texts: own }) => ({ value: name, label: own(ui()).title }))}
          value={game}
          choose={(name) => goTo({ at: 'club', path: `ratings/${name}` })}
        />
        <Choice
          label={texts.list}
          items={KINDS.map((kind) => ({ value: kind, label: texts.lists[kind] }))}
          value={asked.kind}
          choose={(kind) => setAsked({ ...asked, kind, from: 0 })}
        />
        <SeasonPicker
          seasons={shown?.seasons ?? []}
          value={asked.season}
          choose={(season) => setAsked({ ...asked, season, from: 0 })}
        />
      </div>
      <Problem text={problem} />
      {shown === undefined && problem === undefined && <p class="quiet">{ui().loading}</p>}
      {shown !== undefined && <Rows shown={shown} turn={(from) => setAsked({ ...asked, from })} />}
    </Page>
  );
}

interface SeasonProps {
  readonly seasons: readonly string[];
  readonly value: string;
  readonly choose: (season: string) => void;
}

function SeasonPicker({ seasons, value, choose }: SeasonProps): JSX.Element {
  const texts = useTexts('ratings');
  return (
    <label class="field">
      <span>{texts.season}</span>
      <select class="input" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="all">{texts.allTimes}</option>
        {seasons.map((season) => {
          const [year = 0, quarter = 0] = season.split('-').map(Number);
          return (
            <option key={season} value={season}>
              {texts.quarter(quarter, year)}
            </option>
          );
        })}
      </select>
      <span class="hint">{texts.seasonText}</span>
    </label>
  );
}

interface RowsProps {
  readonly shown: Leaderboard;
  readonly turn: (from: number) => void;
}

function Rows({ shown, turn }: RowsProps): JSX.Element {
  const texts = useTexts('ratings');
  const { rows, mine, total, from } = shown;
  if (total === 0) {
    return (
      <section class="panel ratings-none">
        <h2>{texts.none}</h2>
        <p>{texts.noneText}</p>
        <a class="button" href={href({ at: 'online' })}>
          {ui().nav.online}
        </a>
      </section>
    );
  }
  const range = texts.shown(numberText(from + 1), numberText(from + rows.length), numberText(total));
  return (
    <>
      {mine !== null && (
        <p class="row" role="status">
          {texts.you(numberText(mine.rank), numberText(total))}
          {!rows.some(({ player }) => player === mine.player) && (
            <button
              type="button"
              class="button small"
              onClick={() => turn(Math.floor((mine.rank - 1) / PAGE) * PAGE)}
            >
              {texts.toYou}
            </button>
          )}
        </p>
      )}
      <table class="plain-table ratings-table">
        <thead>
          <Heads of={[texts.rank, texts.player, texts.rating, texts.games]} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.player} row={row} isMine={row.player === mine?.player} />
          ))}
        </tbody>
      </table>
      <nav class="row" aria-label={range}>
        <button
          type="button"
          class="button"
          disabled={from === 0}
          onClick={() => turn(Math.max(0, from - PAGE))}
        >
          {texts.before}
        </button>
        <span class="quiet">{range}</span>
        <button
          type="button"
          class="button"
          disabled={from + rows.length >= total}
          onClick={() => turn(from + PAGE)}
        >
          {texts.after}
        </button>
      </nav>
      <p class="hint">{texts.provisionalText}</p>
    </>
  );
}

function Row({ row, isMine }: { readonly row: Leader; readonly isMine: boolean }): JSX.Element {
  const texts = useTexts('ratings');
  return (
    <tr {...(isMine && { 'aria-current': 'true', class: 'is-mine' })}>
      <td class="numbers">{numberText(row.rank)}</td>
      <td>
        <PlayerName {...row} />
      </td>
      <td>
        <strong class="numbers">{row.points}</strong>{' '}
        <span class="quiet numbers">{texts.within(String(row.spread))}</span>
        {row.isProvisional && <span class="quiet"> {texts.provisional}</span>}
      </td>
      <td class="numbers">{numberText(row.games)}</td>
    </tr>
  );
}
