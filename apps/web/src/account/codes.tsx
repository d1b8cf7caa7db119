import type { AccountInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { AskTwice } from '../online/ask-twice.tsx';
import { Problem } from '../online/problem.tsx';
import { saveFile } from '../session/records/download.ts';
import { accountApi } from './api.ts';
import { useOwnerCall } from './use-owner-call.tsx';

interface Props {
  readonly account: AccountInfo;
  readonly onChange: () => Promise<void>;
}

/** For somebody who has lost every device. They are shown once. */
export function Codes({ account, onChange }: Props): JSX.Element {
  const { codes, cancel } = useTexts('account');
  const [made, setMade] = useState<readonly string[]>();
  const { problem, call, question } = useOwnerCall(account, onChange);
  const make = async () => {
    const answer = await call(() => accountApi.newCodes());
    if (answer === undefined) return;
    setMade(answer.codes);
    await onChange();
  };
  const left = account.codes;
  return (
    <section class="panel stack-s" aria-labelledby="account-codes">
      <h2 id="account-codes">{codes.title}</h2>
      <p class="hint">{codes.text}</p>
      {made === undefined && <p>{left === 0 ? codes.none : codes.left(left)}</p>}
      {made !== undefined && <NewCodes made={made} onDone={() => setMade(undefined)} />}
      {made === undefined && left === 0 && (
        <div class="row">
          <button type="button" class="button lit" onClick={() => void make()}>
            {codes.make}
          </button>
        </div>
      )}
      {made === undefined && left > 0 && (
        <AskTwice
          label={codes.makeNew}
          sure={codes.makeSure}
          yes={codes.makeNew}
          no={cancel}
          onYes={() => void make()}
        />
      )}
      {question}
      <Problem text={problem} />
    </section>
  );
}

interface NewCodesProps {
  readonly made: readonly string[];
  readonly onDone: () => void;
}

function NewCodes({ made, onDone }: NewCodesProps): JSX.Element {
  const { codes } = useTexts('account');
  const [isCopied, setCopied] = useState(false);
  const text = [codes.file, location.origin, '', ...made, ''].join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // They stand there, ready to be copied by hand.
      () => undefined,
    );
  };
  return (
    <div class="stack-s" role="group" aria-label={codes.title}>
      <p role="status">
        <strong>{codes.once}</strong>
      </p>
      <ul class="account-codes">
        {made.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          {codes.copy}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'paddock-recovery-codes.txt')}
        >
          {codes.download}
        </button>
        <button type="button" class="button lit" onClick={onDone}>
          {codes.done}
        </button>
        <span role="status" class="quiet">
          {isCopied && codes.copied}
        </span>
      </div>
    </div>
  );
}
