import { refuse } from '@paddock/kernel';
import type { AccountInfo, Person } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { connection } from '../online/server/connection.ts';
import type { Calling } from '../online/use-call.ts';
import { useAccountCall } from './use-account-call.ts';
import { WaysIn } from './ways-in.tsx';
import { withProof, type Proved } from './with-proof.ts';

interface OwnerCalling extends Calling {
  /** Asks who it is, for as long as a call waits for that; null: none does. */
  readonly question: JSX.Element | null;
}

/** Like `useAccountCall`, for what `withProof` says. */
export function useOwnerCall(account: AccountInfo, onChange: () => Promise<void>): OwnerCalling {
  const { problem, call } = useAccountCall();
  const [answer, setAnswer] = useState<(proved: Proved) => void>();
  const prove = async () => {
    const proved = await new Promise<Proved>((resolve) => setAnswer(() => resolve));
    setAnswer(undefined);
    return proved;
  };
  return {
    problem,
    call: (ask) => call(() => withProof(ask, prove)),
    question:
      answer === undefined ? null : (
        <Question
          account={account}
          onCancel={() => answer(refuse('stale-passkey', 'accounts'))}
          onEnter={(who) => {
            connection.become(who);
            // What was asked for one person is not done to another.
            answer(who.id === account.person?.id ? null : refuse('other-person', 'accounts'));
            // Signing in has made this another device.
            void onChange();
          }}
        />
      ),
  };
}

interface QuestionProps {
  readonly account: AccountInfo;
  readonly onCancel: () => void;
  readonly onEnter: (who: Person) => void;
}

function Question({ account, onCancel, onEnter }: QuestionProps): JSX.Element {
  const { confirm, cancel } = useTexts('account');
  const group = useRef<HTMLDivElement>(null);
  const [title, text] = [useId(), useId()];
  // It is read out at once, and the keyboard goes on from it.
  useEffect(() => group.current?.focus(), []);
  return (
    <div
      ref={group}
      class="stack-s account-confirm"
      role="group"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={text}
    >
      <p id={title}>
        <strong>{confirm.title}</strong>
      </p>
      <p id={text} class="hint">
        {confirm.text}
      </p>
      <WaysIn byPasskey={confirm.byPasskey} address={account.passkeys} onEnter={onEnter}>
        <button type="button" class="button bare" onClick={onCancel}>
          {cancel}
        </button>
      </WaysIn>
    </div>
  );
}
