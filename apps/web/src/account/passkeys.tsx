import { ACCOUNT_LIMITS, isPlainText, type AccountInfo, type PasskeyInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { AskTwice } from '../online/ask-twice.tsx';
import { Problem } from '../online/problem.tsx';
import { accountApi } from './api.ts';
import { addPasskey, hasPasskeys } from './passkey.ts';
import { useAccountCall } from './use-account-call.ts';
import { useOwnerCall } from './use-owner-call.tsx';
import { WhyNot } from './why-not.tsx';

interface Props {
  readonly account: AccountInfo;
  readonly onChange: () => Promise<void>;
}

/** What signs me in: each has a name, and all but the last can be removed. */
export function Passkeys({ account, onChange }: Props): JSX.Element {
  const { passkeys } = useTexts('account');
  const [isAdded, setAdded] = useState(false);
  const { problem, call, question } = useOwnerCall(account, onChange);
  const { keys, devices } = account;
  const add = async () => {
    const about = devices.find(({ isThis }) => isThis)?.about ?? '';
    const added = await call(() => addPasskey(about === '' ? passkeys.passkey : about));
    setAdded(added === true);
    if (added === true) await onChange();
  };
  const isOffered = account.passkeys.can && hasPasskeys();
  return (
    <section class="panel stack-s" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{passkeys.title}</h2>
      <p class="hint">{passkeys.text}</p>
      {keys.length > 0 && (
        <ul class="account-list">
          {keys.map((key) => (
            <Passkey key={key.id} passkey={key} account={account} onChange={onChange} />
          ))}
        </ul>
      )}
      {keys.length === 1 && <p class="hint">{passkeys.last}</p>}
      {isOffered ? (
        <div class="row">
          <button
            type="button"
            class={keys.length === 0 ? 'button lit' : 'button'}
            onClick={() => void add()}
          >
            {keys.length === 0 ? passkeys.addFirst : passkeys.add}
          </button>
          <span role="status" class="quiet">
            {isAdded && passkeys.added}
          </span>
        </div>
      ) : (
        <WhyNot address={account.passkeys} />
      )}
      {account.passkeys.can && !hasPasskeys() && <p class="hint">{passkeys.unknown}</p>}
      {question}
      <Problem text={problem} />
    </section>
  );
}

interface PasskeyProps {
  readonly passkey: PasskeyInfo;
  readonly account: AccountInfo;
  readonly onChange: () => Promise<void>;
}

function Passkey({ passkey, account, onChange }: PasskeyProps): JSX.Element {
  const { passkeys, cancel } = useTexts('account');
  const [isNaming, setNaming] = useState(false);
  const naming = useAccountCall();
  const { problem, call, question } = useOwnerCall(account, onChange);
  const { id, name, made, used } = passkey;
  const date = (time: number) => dateText(time, { dateStyle: 'medium' });
  const said = [passkeys.made(date(made)), ...(used === null ? [] : [passkeys.used(date(used))])];
  const remove = async () => {
    if ((await call(() => accountApi.removePasskey(id))) !== undefined) await onChange();
  };
  const rename = async (given: string) => {
    if (!isPlainText(given, ACCOUNT_LIMITS.passkeyName)) return;
    if ((await naming.call(() => accountApi.renamePasskey(id, given))) === undefined) return;
    setNaming(false);
    await onChange();
  };
  return (
    <li>
      <div class="account-item">
        <strong>{name}</strong>
        <span class="quiet">{said.join(' · ')}</span>
      </div>
      {isNaming ? (
        <Rename name={name} onName={(given) => void rename(given)} />
      ) : (
        <div class="row">
          <button type="button" class="button bare small" onClick={() => setNaming(true)}>
            {passkeys.rename}
          </button>
          {account.keys.length > 1 && (
            <AskTwice
              label={passkeys.remove}
              sure={passkeys.removeSure(name)}
              yes={passkeys.removeYes}
              no={cancel}
              onYes={() => void remove()}
            />
          )}
        </div>
      )}
      {question}
      <Problem text={problem ?? naming.problem} />
    </li>
  );
}

function Rename(props: { readonly name: string; readonly onName: (name: string) => void }): JSX.Element {
  const { passkeys } = useTexts('account');
  const [name, setName] = useState(props.name);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        props.onName(name.trim());
      }}
    >
      <input
        class="input"
        aria-label={passkeys.name}
        value={name}
        maxLength={ACCOUNT_LIMITS.passkeyName}
        required
        autofocus
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {passkeys.save}
      </button>
    </form>
  );
}
