import type { AccountInfo, Person } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { Problem } from '../online/problem.tsx';
import { connection } from '../online/server/connection.ts';
import { accountApi } from './api.ts';
import { hasPasskeys, signInWithPasskey } from './passkey.ts';
import { useAccountCall } from './use-account-call.ts';
import { WhyNot } from './why-not.tsx';

interface Props {
  readonly account: AccountInfo;
  /** With a word of welcome. */
  readonly onSignedIn: (words: string) => void;
}

/** The way in, for those who have an account: a passkey, or a recovery code. */
export function SignIn({ account, onSignedIn }: Props): JSX.Element {
  const { signIn } = useTexts('account');
  const [isCode, setCode] = useState(false);
  const { problem, call } = useAccountCall();
  const { person } = account;
  const enter = (who: Person, more = '') => {
    connection.become(who);
    onSignedIn(`${signIn.welcome(who.name)} ${more}`.trim());
  };
  const byPasskey = async () => {
    const who = await call(signInWithPasskey);
    if (who !== undefined) enter(who);
  };
  const byCode = async (code: string) => {
    const answer = await call(() => accountApi.recover(code));
    if (answer !== undefined) enter(answer.person, signIn.codesLeft(answer.codes));
  };
  return (
    <section class="panel stack-s" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{signIn.title}</h2>
      <p class="hint">{signIn.text}</p>
      {person !== null && <p class="hint">{signIn.losesGuest(person.name)}</p>}
      <div class="row">
        {account.passkeys.can && hasPasskeys() && (
          <button
            type="button"
            class={person === null ? 'button lit' : 'button'}
            onClick={() => void byPasskey()}
          >
            {signIn.byPasskey}
          </button>
        )}
        {!isCode && (
          <button type="button" class="button bare" onClick={() => setCode(true)}>
            {signIn.byCode}
          </button>
        )}
      </div>
      {person === null && <WhyNot address={account.passkeys} />}
      {isCode && <CodeForm onCode={(code) => void byCode(code)} />}
      <Problem text={problem} />
    </section>
  );
}

function CodeForm({ onCode }: { readonly onCode: (code: string) => void }): JSX.Element {
  const { signIn } = useTexts('account');
  const [code, setCode] = useState('');
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <label class="field">
        <span>{signIn.code}</span>
        <input
          class="input account-code"
          value={code}
          maxLength={60}
          required
          autofocus
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <span class="hint">{signIn.codeText}</span>
      </label>
      <button type="submit" class="button lit">
        {signIn.submit}
      </button>
    </form>
  );
}
