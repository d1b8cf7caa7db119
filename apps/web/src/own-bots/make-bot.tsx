import { isName } from '@paddock/kernel';
import { isPlainText, LIMITS, type MadeOwnBot } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { Problem } from '../online/problem.tsx';
import { useCall } from '../online/use-call.ts';
import { botsApi } from './api.ts';

/** The server adds its mark to the name. */
const LONGEST = LIMITS.name - ' (bot)'.length;

interface Props {
  readonly most: number;
  readonly count: number;
  readonly onMade: (made: MadeOwnBot) => void;
}

export function MakeBot({ most, count, onMade }: Props): JSX.Element {
  const texts = useTexts('ownBots');
  const hint = useId();
  const [name, setName] = useState('');
  const [isBad, setBad] = useState(false);
  const { problem, call } = useCall();
  const make = async () => {
    const isGood = isName(name, LONGEST) && isPlainText(name, LONGEST);
    setBad(!isGood);
    if (!isGood) return;
    const made = await call(() => botsApi.make(name));
    if (made === undefined) return;
    setName('');
    onMade(made);
  };
  if (count >= most) return <p class="hint">{texts.most(most)}</p>;
  return (
    <form
      class="panel stack-s"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label class="field">
        <span>{texts.name}</span>
        <input
          class="input"
          value={name}
          maxLength={2 * LONGEST}
          autocomplete="off"
          aria-invalid={isBad}
          aria-describedby={hint}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <span id={hint} class={isBad ? 'problem' : 'hint'}>
          {isBad ? texts.badName : texts.nameText(LONGEST)}
        </span>
      </label>
      <div class="row">
        <button type="submit" class="button lit">
          {texts.make}
        </button>
      </div>
      <Problem text={problem} />
    </form>
  );
}
