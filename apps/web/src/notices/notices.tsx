import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { lang } from '../app/settings.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { NameForm } from '../online/name-form.tsx';
import { Problem } from '../online/problem.tsx';
import { Online } from '../online/reach.tsx';
import { connection } from '../online/server/connection.ts';
import { noticesApi } from './api.ts';
import { ChoicesPart, QuietPart } from './choices.tsx';
import { MailPart, PushPart, WebhookPart } from './parts.tsx';
import { useCalls, useNotices } from './use-notices.ts';
import './notices.css';

/** `path`: `confirm-TOKEN` and `stop-TOKEN` are links in e-mails. */
export function NoticesScreen({ path }: { readonly path: string }): JSX.Element {
  const [, kind, token] = /^(confirm|stop)-([\w.-]+)$/.exec(path) ?? [];
  return (
    <Online>
      {() => {
        if (kind !== undefined && token !== undefined)
          return <LinkScreen key={token} isStop={kind === 'stop'} token={token} />;
        return <Choosing />;
      }}
    </Online>
  );
}

function Choosing(): JSX.Element {
  const texts = useTexts('notices');
  const { me } = useTexts('online');
  return (
    <Page title={texts.title}>
      <header class="stack-s">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
      </header>
      {connection.person.value === null ? (
        <section class="panel notice-part">
          <p>{texts.needsName}</p>
          <NameForm submit={me.save} onNamed={() => undefined} />
        </section>
      ) : (
        <Parts key={connection.person.value.id} />
      )}
    </Page>
  );
}

function Parts(): JSX.Element {
  const notices = useNotices();
  const state = 'state' in notices ? notices.state : undefined;
  const isOther = state !== undefined && state.channels.length > 0 && state.language !== lang.value;
  // Notices speak as the page does.
  useEffect(() => {
    if (isOther && 'choose' in notices) void notices.choose('', {});
  }, [isOther]);
  if (!('state' in notices)) {
    if (notices.problem !== undefined) return <Problem text={notices.problem.text} />;
    return <p class="loading">{ui().loading}</p>;
  }
  return (
    <>
      <PushPart notices={notices} />
      <MailPart notices={notices} />
      <WebhookPart notices={notices} />
      <ChoicesPart notices={notices} />
      <QuietPart notices={notices} />
    </>
  );
}

interface LinkProps {
  readonly isStop: boolean;
  readonly token: string;
}

/** Nothing is done by merely opening a link: programs that look at e-mails do that, too. */
function LinkScreen({ isStop, token }: LinkProps): JSX.Element {
  const { confirm, unsubscribe, settings } = useTexts('notices');
  const texts = isStop ? unsubscribe : confirm;
  const [isDone, setDone] = useState(false);
  const { problem, ask } = useCalls(() => setDone(true));
  const yes = () => ask('', () => (isStop ? noticesApi.unsubscribe(token) : noticesApi.confirm(token)));
  return (
    <Page title={texts.title}>
      <h1>{texts.title}</h1>
      <p role="status">{isDone ? texts.done : texts.text}</p>
      <Problem text={problem?.text} />
      <div class="row">
        {!isDone && (
          <button type="button" class="button lit" onClick={() => void yes()}>
            {texts.yes}
          </button>
        )}
        <a class="button" href="#/club/notices">
          {settings}
        </a>
      </div>
    </Page>
  );
}
