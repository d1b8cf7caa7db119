import { isRefusal, type Refusal } from '@paddock/kernel';
import type { MadeOwnBot, OwnBot, OwnBots } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { ui } from '../i18n/index.ts';
import { AskTwice } from '../online/ask-twice.tsx';
import { Problem } from '../online/problem.tsx';
import { problemText } from '../online/problem-text.ts';
import { Online } from '../online/reach.tsx';
import { connection } from '../online/server/connection.ts';
import { useCall } from '../online/use-call.ts';
import { botsApi } from './api.ts';
import { MakeBot } from './make-bot.tsx';
import { ShownToken } from './shown-token.tsx';
import './own-bots.css';

/** Somebody whom the server does not know yet. */
const NOBODYS: OwnBots = { bots: [], most: 0, mayMake: false };

export function OwnBotsScreen(): JSX.Element {
  return <Online>{() => <Mine />}</Online>;
}

function Mine(): JSX.Element {
  const texts = useTexts('ownBots');
  const online = useTexts('online');
  const [mine, setMine] = useState<OwnBots | Refusal>();
  const [made, setMade] = useState<MadeOwnBot>();
  const person = connection.person.value?.id;
  const again = async () => setMine(person === undefined ? NOBODYS : await botsApi.mine());
  useEffect(() => void again(), [person]);
  if (mine === undefined) return <p class="loading">{ui().loading}</p>;
  const onToken = (bot: MadeOwnBot) => {
    setMade(bot);
    void again();
  };
  return (
    <Page title={texts.title} class="page own-bots">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.text}</p>
      {isRefusal(mine) && <Problem text={problemText(online, mine)} />}
      {!isRefusal(mine) && !mine.mayMake && (
        <section class="panel stack-s">
          <p>{texts.guests}</p>
          <a class="button lit" href={href({ at: 'club', path: 'account' })}>
            {texts.toAccount}
          </a>
        </section>
      )}
      {made !== undefined && <ShownToken made={made} onDone={() => setMade(undefined)} />}
      {!isRefusal(mine) && (
        <>
          {(mine.mayMake || mine.bots.length > 0) && (
            <BotList bots={mine.bots} onToken={onToken} onChange={again} />
          )}
          {mine.mayMake && <MakeBot most={mine.most} count={mine.bots.length} onMade={onToken} />}
        </>
      )}
      <section class="panel stack-s" aria-labelledby="bots-how">
        <h2 id="bots-how">{texts.howTitle}</h2>
        <ol class="own-bots-how">
          {texts.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div class="row">
        <a class="button" href={href({ at: 'online' })}>
          {online.back}
        </a>
      </div>
    </Page>
  );
}

interface ListProps {
  readonly bots: readonly OwnBot[];
  readonly onToken: (made: MadeOwnBot) => void;
  readonly onChange: () => Promise<void>;
}

function BotList({ bots, onToken, onChange }: ListProps): JSX.Element {
  const texts = useTexts('ownBots');
  const { problem, call } = useCall();
  const renew = async (bot: string) => {
    const made = await call(() => botsApi.renew(bot));
    if (made !== undefined) onToken(made);
  };
  const remove = async (bot: string) => {
    await call(() => botsApi.remove(bot));
    await onChange();
  };
  if (bots.length === 0) return <p class="quiet">{texts.none}</p>;
  return (
    <section class="panel stack-s">
      <ul class="own-bots-list">
        {bots.map(({ id, name, isOnline, tables }) => (
          <li key={id}>
            <span class="own-bots-bot">
              <strong>{name}</strong>
              <span class="seat-notes quiet">
                <i class={isOnline ? 'presence here' : 'presence'} aria-hidden="true" />
                {[isOnline ? texts.here : texts.away, ...(tables > 0 ? [texts.tables(tables)] : [])].join(
                  ' · ',
                )}
              </span>
            </span>
            <a class="button bare" href={href({ at: 'club', path: `player/${id}` })}>
              {texts.rating}
              <span class="unseen"> {name}</span>
            </a>
            <AskTwice
              label={texts.renew}
              sure={texts.renewSure}
              yes={texts.renew}
              no={texts.cancel}
              onYes={() => void renew(id)}
            />
            <AskTwice
              label={texts.remove}
              sure={texts.removeSure(name)}
              yes={texts.removeYes}
              no={texts.cancel}
              onYes={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
