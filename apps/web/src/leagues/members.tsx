import type { LeagueView } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { AskTwice } from '../online/ask-twice.tsx';
import { Problem } from '../online/problem.tsx';
import { ShareLink } from '../online/share-link.tsx';
import { leagueCalls } from './calls.ts';
import { keepKey, keyOf, leagueLink } from './links.ts';
import { nameOf } from './names.ts';
import { useLeagueCall } from './use-league-call.ts';

interface Props {
  readonly league: LeagueView;
  readonly isOrganiser: boolean;
  readonly again: () => Promise<void>;
}

/** Who plays, and how others come. */
export function Members({ league, isOrganiser, again }: Props): JSX.Element {
  const texts = useTexts('leagues');
  const { problem, call } = useLeagueCall();
  const { id, players, me, organiser, status } = league;
  const remove = async (place: number) => {
    if ((await call(() => leagueCalls.removePlayer(id, place))) !== undefined) await again();
  };
  const renew = async () => {
    const made = await call(() => leagueCalls.newLink(id));
    if (made !== undefined) keepKey(id, made.key);
  };
  const key = keyOf(id);
  return (
    <section class="panel league-panel" aria-labelledby="league-members">
      <h2 id="league-members">{texts.members}</h2>
      <ul class="league-members">
        {players.map(({ place }) => {
          const name = nameOf(texts, league, place);
          const notes = [
            ...(place === me ? [texts.you] : []),
            ...(place === organiser ? [texts.organiser] : []),
          ];
          return (
            <li key={place}>
              <span>
                <strong>{name}</strong> <span class="quiet">{notes.join(' · ')}</span>
              </span>
              {isOrganiser && status === 'open' && place !== me && (
                <AskTwice
                  label={texts.remove}
                  sure={texts.removeSure(name)}
                  yes={texts.yes}
                  no={texts.no}
                  onYes={() => void remove(place)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {me !== null && league.isJoinable && (
        <div class="stack-s">
          <p class="hint">{texts.linkText}</p>
          {key !== undefined && <ShareLink label={texts.link} link={leagueLink(id, key)} hasCode={false} />}
          {isOrganiser && (
            <div class="row">
              <AskTwice
                label={texts.newLink}
                sure={texts.newLinkText}
                yes={texts.newLink}
                no={texts.no}
                onYes={() => void renew()}
              />
            </div>
          )}
        </div>
      )}
      <Problem text={problem} />
    </section>
  );
}
