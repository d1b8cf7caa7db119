import type { JSX, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { CardFace, useCardName } from './card-face.tsx';
import type { Editing } from './editing.ts';
import { linesIn } from './notation.ts';
import { Palette } from './palette.tsx';
import { RuleLink, useProblemText } from './problem-text.tsx';
import { hasKeyboard } from './typing.ts';

interface Props {
  readonly editing: Editing;
  readonly field: RefObject<HTMLInputElement | null>;
  /** To the last card. */
  readonly toCards: () => void;
}

/** The card that is being typed or tapped: its text, its picture, and what is wrong with it. */
export function Composer({ editing, field, toCards }: Props): JSX.Element {
  const texts = useTexts('deckEditor');
  const { text, card } = editing.field.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const isFree = text === '' && card === null;
    if (event.key === 'Enter') editing.enter();
    else if (event.key === 'Escape') editing.cancel();
    else if (isFree && (event.key === 'ArrowUp' || event.key === 'ArrowLeft')) toCards();
    else return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    // A card chosen from the others: typing replaces it, the arrow keys go into it.
    if (card !== null && text.length > 1 && hasKeyboard()) field.current?.select();
  }, [card]);
  const put = () => {
    if (!editing.enter() && hasKeyboard()) field.current?.focus();
  };
  return (
    <section class="deck-composer" aria-labelledby="deck-field-label">
      <div class="deck-typing">
        <Preview editing={editing} />
        <div class="deck-entry">
          <label id="deck-field-label" for="deck-field">
            {card === null ? texts.newCard : texts.cardNumber(card + 1)}
          </label>
          <input
            id="deck-field"
            class="input"
            ref={field}
            value={text}
            placeholder={texts.example}
            maxLength={60}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="done"
            aria-describedby="deck-field-said"
            aria-invalid={isWrong(editing)}
            onInput={(event) => editing.type(event.currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData?.getData('text') ?? '';
              if (!/[\n;]/.test(pasted.trim())) return;
              event.preventDefault();
              editing.paste(pasted);
            }}
            onKeyDown={onKeyDown}
          />
          <div class="deck-entry-buttons">
            <button type="button" class="button small lit" onClick={put}>
              {card === null ? texts.add : texts.replace}
            </button>
            {card === null ? (
              <button
                type="button"
                class="button small icon"
                aria-label={texts.lineBack}
                title={texts.lineBack}
                disabled={text === ''}
                onClick={() => editing.lineBack()}
              >
                <svg class="deck-icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6" />
                </svg>
              </button>
            ) : (
              <>
                <button type="button" class="button small" onClick={() => editing.remove(card)}>
                  {texts.remove}
                </button>
                <button type="button" class="button small" onClick={() => editing.cancel()}>
                  {texts.cancel}
                </button>
              </>
            )}
          </div>
        </div>
      </div>
      <Said editing={editing} />
      <Palette editing={editing} />
    </section>
  );
}

function isWrong({ judged, field }: Editing): boolean {
  return judged.value.is === 'wrong' || (judged.value.is === 'unfinished' && field.value.isRefused);
}

/** The card as far as it has been typed. */
function Preview({ editing }: { readonly editing: Editing }): JSX.Element {
  const texts = useTexts('deckEditor');
  const name = useCardName();
  const { kind, count } = editing.typed.value;
  const isHalf = editing.judged.value.is === 'unfinished';
  const shown = isHalf ? linesIn(kind).slice(0, -1).join('') : kind;
  return (
    <div class={isWrong(editing) ? 'deck-preview wrong' : 'deck-preview'}>
      {shown !== '' && <CardFace kind={shown} />}
      {count > 1 && (
        <span class="deck-times" aria-hidden="true">
          ×{count}
        </span>
      )}
      <span class="unseen">
        {shown === '' ? '' : count > 1 ? texts.times(name(shown), count) : name(shown)}
      </span>
    </div>
  );
}

/** How to type a card, or what is wrong with this one. */
function Said({ editing }: { readonly editing: Editing }): JSX.Element {
  const texts = useTexts('deckEditor');
  const words = useTexts('downforce');
  const problemText = useProblemText();
  const judged = editing.judged.value;
  const { card } = editing.field.value;
  const number = (card ?? editing.draft.value.cards.length) + 1;
  const line = linesIn(editing.typed.value.kind).at(-1) ?? '';
  const isBad = isWrong(editing);
  return (
    <p id="deck-field-said" class={isBad ? 'deck-said problem' : 'deck-said hint'} aria-live="polite">
      {isBad && 'fault' in judged ? (
        <>
          {problemText(judged.fault, number)} <RuleLink rule="D-C2" />
        </>
      ) : judged.is === 'unfinished' ? (
        texts.howFar(words.line(`${line}1`).replace(/ 1$/, ''))
      ) : (
        texts.fieldHint
      )}
    </p>
  );
}
