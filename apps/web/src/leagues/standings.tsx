import type { LeagueView } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { nameOf } from './names.ts';
import { Heads } from '../design/panels/heads.tsx';

/** Who is ahead; of a finished league, the table of honour. */
export function Standings({ league }: { readonly league: LeagueView }): JSX.Element {
  const texts = useTexts('leagues');
  const { standings, status, me, settings } = league;
  const isOver = status === 'over';
  const first = standings.filter(({ rank }) => rank === 1);
  const hasScore = settings.scoring === 'places';
  const heads = [
    texts.rank,
    texts.player,
    texts.points,
    texts.played,
    texts.wins,
    ...(hasScore ? [texts.score] : []),
  ];
  return (
    <section
      class={isOver ? 'panel league-panel honour' : 'panel league-panel'}
      aria-labelledby="league-standings"
    >
      <h2 id="league-standings">{isOver ? texts.honour : texts.standings}</h2>
      {isOver && (
        <p class="lead">
          {texts.champion(first.map(({ place }) => nameOf(texts, league, place)).join(', '))}
        </p>
      )}
      <div class="league-scroll">
        <table>
          <thead>
            <Heads of={heads} />
          </thead>
          <tbody>
            {standings.map(({ place, rank, points, played, wins, score }) => (
              <tr key={place} {...(place === me && { 'aria-current': 'true', class: 'is-mine' })}>
                <td>{rank}</td>
                <th scope="row">{nameOf(texts, league, place)}</th>
                <td>{points}</td>
                <td>{played}</td>
                <td>{wins}</td>
                {hasScore && <td>{score}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">{texts.tieText}</p>
    </section>
  );
}
