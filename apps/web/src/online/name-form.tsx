import { isName } from '@paddock/kernel';
import { isPlainText, LIMITS } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { playerName } from '../app/settings.ts';
import { house } from './house/house.ts';
import { Problem } from './problem.tsx';
import { onlineTexts } from './texts/index.ts';
import { useCall } from './use-call.ts';

interface Props {
  readonly submit: string;
  /** The name is known to the server now. */
  readonly onNamed: () => void;
  readonly takesFocus?: boolean;
}

/** Who somebody is at tables: a name is all that is asked. */
export function NameForm({ submit, onNamed, takesFocus = false }: Props): JSX.Element {
  const { me } = onlineTexts.texts;
  const [name, setName] = useState(house.person.peek()?.name ?? playerName.peek());
  const [isBad, setBad] = useState(false);
  const { problem, call } = useCall();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, []);
  const save = async () => {
    const given = name.trim();
    const isGood = isName(given, LIMITS.name) && isPlainText(given, LIMITS.name);
    setBad(!isGood);
    if (!isGood) return input.current?.focus();
    const done = await call(async () => (await house.beCalled(given)) ?? true);
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
      <label class="field">
        <span>{me.name}</span>
        <input
          class="input"
          ref={input}
          value={name}
          maxLength={2 * LIMITS.name}
          autocomplete="nickname"
          aria-invalid={isBad}
          aria-describedby={hint}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <span id={hint} class={isBad ? 'problem' : 'hint'}>
          {isBad ? me.badName : me.nameText}
        </span>
      </label>
      <button type="submit" class="button lit">
        {submit}
      </button>
      <Problem text={problem} />
    </form>
  );
}
