import { CAR_NAMES, formula, type FormulaOptions } from '@paddock/formula';
import type { OptionKind } from '@paddock/kernel';
import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import { href } from '../app/router.ts';
import { liveryStyle, type LiveryName } from '../design/livery.ts';
import { formulaWords } from '../i18n/games.ts';
import { moreUi } from '../i18n/more/index.ts';
import { setOption, whyNot, type Draft } from './draft.ts';

type OptionKey = keyof FormulaOptions;

export interface OptionFieldProps {
  readonly option: OptionKey;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** The control that suits the option's kind, with the words' explanation and a way to its rule. */
export function OptionField({ option, draft, setDraft }: OptionFieldProps): JSX.Element {
  const spec = formula.options.specs[option];
  return (
    <div class="option">
      <Control option={option} draft={draft} setDraft={setDraft} kind={spec.kind} />
      <a class="rule-link" href={href({ at: 'rules', game: 'formula', rule: spec.rule })}>
        {moreUi().form.rule} {spec.rule}
      </a>
    </div>
  );
}

type ControlProps = OptionFieldProps & { readonly kind: OptionKind };

function Control({ option, draft, setDraft, kind }: ControlProps): JSX.Element | null {
  const words = formulaWords().option(option);
  const value = draft.options[option];
  const set = (next: unknown) => setDraft(setOption(draft, option, next as FormulaOptions[OptionKey]));
  switch (kind.type) {
    case 'number':
      return <Stepper label={words.label} text={words.text} kind={kind} value={Number(value)} set={set} />;
    case 'choice':
      return (
        <Choice
          label={words.label}
          text={words.values[String(value)]?.text ?? words.text}
          items={kind.values.map((item) => ({ value: item, label: words.values[item]?.label ?? item }))}
          value={String(value)}
          choose={set}
        />
      );
    case 'numbers':
      return <Numbers option={option} draft={draft} setDraft={setDraft} kind={kind} />;
    case 'names':
      return <Names option={option} draft={draft} setDraft={setDraft} kind={kind} />;
    // Flags and lists do not occur here yet; shares are the seats' own part of the form.
    case 'flag':
    case 'list':
    case 'shares':
      return null;
  }
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface StepperProps {
  readonly label: string;
  readonly text: string;
  readonly kind: Scale;
  readonly value: number;
  readonly set: (value: number) => void;
}

function Stepper({ label, text, kind, value, set }: StepperProps): JSX.Element {
  const { form } = moreUi();
  const clamped = (next: number) => Math.min(kind.max, Math.max(kind.min, Math.round(next) || kind.min));
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      <p class="hint">{text}</p>
      <div class="bar stepper">
        <button
          type="button"
          class="button icon"
          aria-label={form.fewer}
          onClick={() => set(clamped(value - kind.step))}
        >
          −
        </button>
        <input
          class="input numbers"
          type="number"
          aria-label={label}
          min={kind.min}
          max={kind.max}
          step={kind.step}
          value={value}
          onChange={(event) => {
            const next = clamped(event.currentTarget.valueAsNumber);
            event.currentTarget.value = String(next);
            set(next);
          }}
        />
        <button
          type="button"
          class="button icon"
          aria-label={form.more}
          onClick={() => set(clamped(value + kind.step))}
        >
          +
        </button>
      </div>
    </fieldset>
  );
}

function scaleValues({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
}

type NumbersProps = OptionFieldProps & { readonly kind: Extract<OptionKind, { type: 'numbers' }> };

function Numbers({ option, draft, setDraft, kind }: NumbersProps): JSX.Element {
  const { form } = moreUi();
  const game = formulaWords();
  const words = game.option(option);
  const { removed, races } = draft.options;
  const isListed = typeof removed !== 'number';
  const context = { names: [] };
  const set = (value: FormulaOptions['removed']) => setDraft(setOption(draft, 'removed', value));
  const items = scaleValues(kind).map((value) => {
    const refusal = whyNot(draft, 'removed', isListed ? removed.map(() => value) : value);
    return {
      value,
      label: game.optionValue(option, value, context),
      ...(refusal && { whyNot: game.refusal(refusal, context) }),
    };
  });
  const reason = items.find((item) => item.whyNot !== undefined)?.whyNot;
  return (
    <div class="stack-s">
      {!isListed && (
        <Choice label={words.label} text={words.text} items={items} value={removed} choose={set} />
      )}
      {isListed && (
        <fieldset class="choices">
          <legend>{words.label}</legend>
          <p class="hint">{words.text}</p>
          <div class="bar">
            {removed.map((value, race) => (
              <label class="field" key={race}>
                <span>{form.race(race + 1)}</span>
                <select
                  class="select"
                  value={value}
                  onChange={(event) => set(removed.with(race, Number(event.currentTarget.value)))}
                >
                  {items.map((item) => (
                    <option key={item.value} value={item.value} disabled={item.whyNot !== undefined}>
                      {item.label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {reason !== undefined && <p class="hint">{reason}</p>}
      <label class="check">
        <input
          type="checkbox"
          checked={isListed}
          onChange={() => set(isListed ? (removed[0] ?? 0) : Array.from({ length: races }, () => removed))}
        />
        <span>{form.perRace}</span>
      </label>
    </div>
  );
}

type NamesProps = OptionFieldProps & { readonly kind: Extract<OptionKind, { type: 'names' }> };

function Names({ option, draft, setDraft, kind }: NamesProps): JSX.Element {
  const { form } = moreUi();
  const game = formulaWords();
  const words = game.option(option);
  const { drivers } = draft.options;
  const set = (names: readonly string[]) => setDraft(setOption(draft, 'drivers', names));
  return (
    <fieldset class="choices stack-s">
      <legend>{words.label}</legend>
      <p class="hint">{words.text}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={drivers.length > 0}
          onChange={() =>
            set(drivers.length > 0 ? [] : Array.from({ length: kind.count }, (_, car) => DRIVERS[car] ?? ''))
          }
        />
        <span>{form.nameDrivers}</span>
      </label>
      {drivers.length > 0 && (
        <div class="drivers">
          {CAR_NAMES.map((car, at) => (
            <label class="field" key={car}>
              <span class="row">
                <i class="flag" style={liveryStyle(car.split('-')[0] as LiveryName)} />
                {game.car(car)}
              </span>
              <input
                class="input"
                value={drivers[at] ?? ''}
                maxLength={2 * kind.longest}
                autocomplete="off"
                onInput={(event) => set(drivers.with(at, event.currentTarget.value))}
              />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** To start from; nobody who ever raced. */
const DRIVERS = [
  'Ines Marlo',
  'Tom Arkwright',
  'Keiko Hane',
  'Paul Verdier',
  'Rosa Quint',
  'Jan Brandt',
  'Lucia Falco',
  'Omar Sefton',
  'Maud Ferrow',
  'Rui Tavora',
  'Nils Harke',
  'Vera Szabo',
] as const;
