import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { playerName } from '../app/settings.ts';
import { connection } from './server/connection.ts';
import { isGoodName, NameField } from './name-field.tsx';
import { Problem } from './problem.tsx';
import { useCall } from './use-call.ts';

interface Props {
  readonly submit: string;
  /** The name is known to the server now. */
  readonly onNamed: () => void;
  readonly takesFocus?: boolean;
}

/** Who somebody is at tables: a name is all that is asked. */
export function NameForm({ submit, onNamed, takesFocus = false }: Props): JSX.Element {
  const [name, setName] = useState(connection.person.peek()?.name ?? playerName.peek());
  const [isBad, setBad] = useState(false);
  const { problem, call } = useCall();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, []);
  const save = async () => {
    const given = name.trim();
    setBad(!isGoodName(given));
    if (!isGoodName(given)) return input.current?.focus();
    const done = await call(async () => (await connection.beCalled(given)) ?? true);
    if (done === undefined) return;
    playerName.value = given;
    onNamed();
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NameField name={name} setName={setName} isBad={isBad} mount={input} />
      <button type="submit" class="button lit">
        {submit}
      </button>
      <Problem text={problem} />
    </form>
  );
}
