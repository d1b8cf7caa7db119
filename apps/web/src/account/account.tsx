import { isRefusal, type Refusal } from '@paddock/kernel';
import type { AccountInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { ui } from '../i18n/index.ts';
import { NameForm } from '../online/name-form.tsx';
import { Problem } from '../online/problem.tsx';
import { problemText } from '../online/problem-text.ts';
import { Online } from '../online/reach.tsx';
import { connection } from '../online/server/connection.ts';
import { accountApi } from './api.ts';
import { Codes } from './codes.tsx';
import { Devices } from './devices.tsx';
import { OwnData } from './own-data.tsx';
import { Passkeys } from './passkeys.tsx';
import { SignIn } from './sign-in.tsx';
import './account.css';

/** Who I am here, and everything that goes with it. */
export function AccountScreen(): JSX.Element {
  const [isDeleted, setDeleted] = useState(false);
  return <Online>{() => (isDeleted ? <Deleted /> : <Account onDeleted={() => setDeleted(true)} />)}</Online>;
}

function Deleted(): JSX.Element {
  const { data } = useTexts('account');
  const { back } = useTexts('online');
  return (
    <Notice title={data.deleted} text={data.deletedText}>
      <a class="button lit" href={href({ at: 'online' })}>
        {back}
      </a>
    </Notice>
  );
}

/** The account as the server has it; fetched again for another person, and after each change. */
function useAccount(): [account: AccountInfo | Refusal | undefined, again: () => Promise<void>] {
  const [account, setAccount] = useState<AccountInfo | Refusal>();
  const again = async () => setAccount(await accountApi.account());
  const person = connection.person.value?.id;
  useEffect(() => void again(), [person]);
  return [account, again];
}

function Account({ onDeleted }: { readonly onDeleted: () => void }): JSX.Element {
  const texts = useTexts('account');
  const online = useTexts('online');
  const [account, again] = useAccount();
  const [welcome, setWelcome] = useState<string>();
  const { me } = online;
  if (account === undefined) return <p class="loading">{ui().loading}</p>;
  if (isRefusal(account)) {
    return (
      <Page title={texts.title}>
        <h1>{texts.title}</h1>
        <Problem text={problemText(online, account)} />
        <button type="button" class="button" onClick={() => void again()}>
          {ui().tryAgain}
        </button>
      </Page>
    );
  }
  const { person, keys } = account;
  const hasAccount = keys.length > 0;
  return (
    <Page title={texts.title} class="page account">
      <h1>{texts.title}</h1>
      <p role="status" class="lead">
        {welcome}
      </p>
      {person !== null && (
        <section class="panel stack-s">
          <h2>{hasAccount ? texts.account : texts.guest}</h2>
          <p class="hint">{hasAccount ? texts.accountText : texts.guestText}</p>
          <NameForm key={person.id} submit={me.save} onNamed={() => void again()} />
        </section>
      )}
      {person !== null && <Passkeys account={account} onChange={again} />}
      {!hasAccount && (
        <SignIn
          account={account}
          onSignedIn={(words) => {
            setWelcome(words);
            void again();
          }}
        />
      )}
      {person === null && (
        <section class="panel stack-s">
          <h2>{me.guest}</h2>
          <NameForm submit={me.save} onNamed={() => void again()} />
        </section>
      )}
      {hasAccount && <Codes account={account} onChange={again} />}
      {person !== null && <Devices account={account} onChange={again} />}
      {person !== null && (
        <OwnData account={account} person={person.id} onChange={again} onDeleted={onDeleted} />
      )}
      <div class="row">
        <a class="button" href={href({ at: 'online' })}>
          {online.back}
        </a>
      </div>
    </Page>
  );
}
