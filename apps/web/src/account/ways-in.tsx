import type { Person, SecureAddress } from '@paddock/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { Problem } from '../online/problem.tsx';
import { accountApi } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { hasPasskeys, signInWithPasskey } from './passkey.ts';
import { useAccountCall } from './use-account-call.ts';
import { WhyNot } from './why-not.tsx';

interface Props {
  /** On the button. */
  readonly byPasskey: string;
  /** Undefined: passkeys work here, since somebody needs one to come this far. */
  readonly address?: SecureAddress;
  /** A recovery code will do as well. */
  readonly isCodeEnough?: boolean;
  readonly isLit?: boolean;
  /** Says why passkeys do not work here, where nothing else on the page does. */
  readonly isExplained?: boolean;
  /** `more`: what else there is to say. */
  readonly onEnter: (who: Person, more?: string) => void;
  readonly children?: ComponentChildren;
}

const HERE: SecureAddress = { can: true };

/** How somebody shows who they are: with a passkey, or with a recovery code. */
export function WaysIn(props: Props): JSX.Element {
  const { byPasskey, address = HERE, isCodeEnough = true, isLit = true, isExplained = true } = props;
  const { signIn, passkeys } = useTexts('account');
  const [isCode, setCode] = useState(false);
  const { problem, call } = useAccountCall();
  const enterByPasskey = async () => {
    const who = await call(signInWithPasskey);
    if (who !== undefined) props.onEnter(who);
  };
  const enterByCode = async (code: string) => {
    const answer = await call(() => accountApi.recover(code));
    if (answer !== undefined) props.onEnter(answer.person, signIn.codesLeft(answer.codes));
  };
  return (
    <>
      <div class="row">
        {address.can && hasPasskeys() && (
          <button type="button" class={isLit ? 'button lit' : 'button'} onClick={() => void enterByPasskey()}>
            {byPasskey}
          </button>
        )}
        {isCodeEnough && !isCode && (
          <button type="button" class="button bare" onClick={() => setCode(true)}>
            {signIn.byCode}
          </button>
        )}
        {props.children}
      </div>
      {isExplained && <WhyNot address={address} />}
      {isExplained && address.can && !hasPasskeys() && <p class="hint">{passkeys.unknown}</p>}
      {isCode && <CodeForm onCode={(code) => void enterByCode(code)} />}
      <Problem text={problem} />
    </>
  );
}
