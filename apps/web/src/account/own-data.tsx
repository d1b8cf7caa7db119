import type { AccountInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { AskTwice } from '../online/ask-twice.tsx';
import { Problem } from '../online/problem.tsx';
import { connection } from '../online/server/connection.ts';
import { saveFile } from '../session/records/download.ts';
import { accountApi } from './api.ts';
import { useOwnerCall } from './use-owner-call.tsx';

interface Props {
  readonly account: AccountInfo;
  readonly person: string;
  readonly onChange: () => Promise<void>;
  readonly onDeleted: () => void;
}

/** Everything about me: to take along, and to be rid of. */
export function OwnData({ account, person, onChange, onDeleted }: Props): JSX.Element {
  const { data, cancel } = useTexts('account');
  const { problem, call, question } = useOwnerCall(account, onChange);
  const save = async () => {
    const everything = await call(() => accountApi.everything());
    if (everything === undefined) return;
    const file = new Blob([JSON.stringify(everything, undefined, 2)], { type: 'application/json' });
    saveFile(file, 'paddock.json');
  };
  const remove = async () => {
    if ((await call(() => accountApi.delete(person))) === undefined) return;
    onDeleted();
    connection.become(null);
  };
  return (
    <section class="panel stack-s" aria-labelledby="account-data">
      <h2 id="account-data">{data.title}</h2>
      <p class="hint">{data.text}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => void save()}>
          {data.export}
        </button>
      </div>
      <p class="hint">{data.deleteText}</p>
      <AskTwice
        label={data.delete}
        sure={data.deleteSure}
        yes={data.deleteYes}
        no={cancel}
        onYes={() => void remove()}
      />
      {question}
      <Problem text={problem} />
    </section>
  );
}
