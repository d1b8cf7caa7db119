import type { AccountInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { connection } from '../online/server/connection.ts';
import { WaysIn } from './ways-in.tsx';

interface Props {
  readonly account: AccountInfo;
  /** With a word of welcome. */
  readonly onSignedIn: (words: string) => void;
}

/** The way in, for those who have an account. */
export function SignIn({ account, onSignedIn }: Props): JSX.Element {
  const { signIn } = useTexts('account');
  const { person } = account;
  return (
    <section class="panel stack-s" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{signIn.title}</h2>
      <p class="hint">{signIn.text}</p>
      {person !== null && <p class="hint">{signIn.losesGuest(person.name)}</p>}
      <WaysIn
        byPasskey={signIn.byPasskey}
        address={account.passkeys}
        isLit={person === null}
        // A guest reads it above, beside the passkeys.
        isExplained={person === null}
        onEnter={(who, more = '') => {
          connection.become(who);
          onSignedIn(`${signIn.welcome(who.name)} ${more}`.trim());
        }}
      />
    </section>
  );
}
