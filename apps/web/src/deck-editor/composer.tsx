import type { JSX, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import './composer.css';
import { CardFace, useCardName } from './card-face.tsx';
import type { Editing } from './editing.ts';
import { IconButton } from './icon-button.tsx';
import { NewsLine } from './news-line.tsx';
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
          <div class="deck-entry-row">
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
            <Buttons editing={editing} onPut={put} />
          </div>
          <Said editing={editing} />
        </div>
      </div>
      <Palette editing={editing} />
      <NewsLine editing={editing} />
    </section>
  );
}

const BACK = 'M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6';
const DONE = 'M4 13l5 5L20 6';
const BIN = 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5';
const LEAVE = 'M5 5l14 14M19 5 5 19';

interface ButtonsProps {
  readonly editing: Editing;
  readonly onPut: () => void;
}

function Buttons({ editing, onPut }: ButtonsProps): JSX.Element {
  const texts = useTexts('deckEditor');
  const { text, card } = editing.field.value;
  const isSound = editing.judged.value.is === 'sound';
  if (card === null)
    return (
      <>
        <button type="button" class={isSound ? 'button small lit' : 'button small'} onClick={onPut}>
          {texts.add}
        </button>
        <IconButton label={texts.lineBack} icon={BACK} isOn={text !== ''} act={() => editing.lineBack()} />
      </>
    );
  return (
    <>
      <IconButton label={texts.replace} icon={DONE} isLit={isSound} act={onPut} />
      <IconButton label={texts.remove} icon={BIN} act={() => editing.remove(card)} />
      <IconButton label={texts.cancel} icon={LEAVE} act={() => editing.cancel()} />
    </>
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
  if (isWrong(editing) && 'fault' in judged)
    // Another element than the hint, so that it is read out when it comes.
    return (
      <p key="wrong" id="deck-field-said" class="deck-said problem" role="alert">
        {problemText(judged.fault, number)} <RuleLink rule="D-C2" />
      </p>
    );
  return (
    <p key="hint" id="deck-field-said" class="deck-said hint">
      {judged.is === 'unfinished' ? texts.howFar(words.line(`${line}1`).replace(/ 1$/, '')) : texts.fieldHint}
    </p>
  );
}
