import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { Page } from '../../app/page.tsx';
import { goTo, href } from '../../app/router.ts';
import { connection } from '../server/connection.ts';
import { Problem } from '../problem.tsx';
import { Online } from '../reach.tsx';
import { useCall } from '../use-call.ts';

/** The other end of a one-time link. Opening it does not use it up: a button does. */
export function ClaimScreen({ linkKey }: { readonly linkKey: string }): JSX.Element {
  return <Online>{() => <Claim linkKey={linkKey} />}</Online>;
}

function Claim({ linkKey }: { readonly linkKey: string }): JSX.Element {
  const { me, back } = useTexts('online');
  const { problem, call } = useCall();
  const claim = async () => {
    const done = await call(async () => (await connection.claim(linkKey)) ?? true);
    if (done === true) goTo({ at: 'online' });
  };
  return (
    <Page title={me.claim}>
      <h1>{me.claim}</h1>
      <p class="lead">{me.claimText}</p>
      {connection.person.value !== null && <p class="hint">{me.claimOther}</p>}
      <div class="row">
        <button type="button" class="button lit" onClick={() => void claim()}>
          {me.claimYes}
        </button>
        <a class="button" href={href({ at: 'online' })}>
          {back}
        </a>
      </div>
      <Problem text={problem} />
    </Page>
  );
}
