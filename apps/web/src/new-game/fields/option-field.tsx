import { useTexts } from '../../i18n/loaded.tsx';
import type { OptionKind } from '@paddock/kernel';
import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { href } from '../../app/router.ts';
import { setOption, specsOf } from '../draft.ts';
import type { OptionFieldProps } from '../filled.ts';
import { List } from './list.tsx';
import { Names } from './names.tsx';
import { Numbers } from './numbers.tsx';
import { spokenReason, whyNot } from '../refused.ts';
import { Stepper } from './stepper.tsx';

/** The control that suits the option's kind, with the words' explanation and a way to its rule. */
export function OptionField(props: OptionFieldProps): JSX.Element | null {
  const more = useTexts('more');
  const { form, option } = props;
  const spec = specsOf(form)[option];
  // Shares are the seats' own part of the form.
  if (spec === undefined || spec.kind.type === 'shares') return null;
  const { kind, rule } = spec;
  return (
    <div class="option">
      <Control {...props} kind={kind} />
      <a class="rule-link" href={href({ at: 'rules', game: form.game, rule })}>
        {more.form.rule} {rule}
      </a>
    </div>
  );
}

function Control(
  props: OptionFieldProps & { readonly kind: Exclude<OptionKind, { type: 'shares' }> },
): JSX.Element {
  const { form, option, draft, setDraft, kind } = props;
  const words = form.words().option(option);
  const value = draft.options[option];
  const set = (next: unknown) => setDraft(setOption(form, draft, option, next));
  switch (kind.type) {
    case 'flag':
      return kind.or === undefined ? (
        <Flag {...props} />
      ) : (
        <Choices {...props} values={[false, true, ...kind.or]} />
      );
    case 'number':
      return (
        <Stepper
          label={words.label}
          text={words.text}
          scale={kind}
          value={Number(value)}
          set={set}
          {...limitOf(props, Number(value) + kind.step, kind.max)}
        />
      );
    case 'choice':
      return <Choices {...props} values={kind.values} />;
    case 'numbers':
      return <Numbers {...props} scale={kind} />;
    case 'list':
      return <List {...props} kind={kind} />;
    case 'names':
      return <Names {...props} count={kind.count} longest={kind.longest} />;
  }
}

/** Whether it can be more, and why not. */
function limitOf(
  { form, option, draft }: OptionFieldProps,
  more: number,
  most: number,
): { readonly isMost: boolean; readonly whyNotMore: string | undefined } {
  const refusal = more > most ? undefined : whyNot(form, draft, option, more);
  return { isMost: refusal !== undefined, whyNotMore: spokenReason(form, draft, option, refusal) };
}

function Choices(props: OptionFieldProps & { readonly values: readonly (string | boolean)[] }): JSX.Element {
  const { form, option, draft, setDraft, values } = props;
  const game = form.words();
  const words = game.option(option);
  const value = String(draft.options[option]);
  const items = values.map((item) => {
    const refusal = whyNot(form, draft, option, item);
    const name = String(item);
    return {
      value: name,
      label: words.values[name]?.label ?? name,
      ...(refusal !== undefined && { whyNot: game.refusal(refusal, { names: [] }) }),
      reason: name === value ? undefined : spokenReason(form, draft, option, refusal),
    };
  });
  const reasons = new Set(items.flatMap(({ reason }) => reason ?? []));
  return (
    <div class="stack-s">
      <Choice
        label={words.label}
        text={words.values[value]?.text ?? words.text}
        items={items}
        value={value}
        choose={(name) => {
          const next = values.find((item) => String(item) === name);
          setDraft(setOption(form, draft, option, next));
        }}
      />
      {[...reasons].map((reason) => (
        <p key={reason} class="hint">
          {reason}
        </p>
      ))}
    </div>
  );
}

function Flag({ form, option, draft, setDraft }: OptionFieldProps): JSX.Element {
  const game = form.words();
  const { label, text } = game.option(option);
  const isOn = draft.options[option] === true;
  const refusal = whyNot(form, draft, option, !isOn);
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      <p class="hint">{spokenReason(form, draft, option, refusal) ?? text}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={refusal !== undefined}
          onChange={() => setDraft(setOption(form, draft, option, !isOn))}
        />
        <span>{label}</span>
      </label>
    </fieldset>
  );
}
