import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { kept } from '../design/kept.ts';
import { CardFace, useCardName } from './card-face.tsx';
import { faultOf } from './check.ts';
import type { Editing } from './editing.ts';
import { useProblemText } from './problem-text.tsx';

interface Props {
  readonly editing: Editing;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly toField: () => void;
}

/** All cards. Arrow keys go through them, typing replaces one, Delete takes it out. */
export function CardGrid({ editing, list, toField }: Props): JSX.Element {
  const [stop, setStop] = useState(0);
  const name = useCardName();
  const problemText = useProblemText();
  const { cards } = editing.draft.value;
  const edited = editing.edited.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') editing.remove(at);
    else if (/^[a-z\d]$/i.test(event.key)) {
      editing.edit(at, event.key.toLowerCase());
      editing.wanted.value = 'field';
    } else {
      const next = nextStop(buttons, at, event.key);
      if (next === undefined) return;
      if (next < buttons.length) buttons[next]?.focus();
      else toField();
    }
    event.preventDefault();
  };
  return (
    <ol class="deck-grid" ref={list} onKeyDown={onKeyDown}>
      {cards.map((kind, index) => {
        const fault = faultOf(kind);
        return (
          <DeckCard
            key={index}
            kind={kind}
            name={fault === undefined ? name(kind) : `${name(kind)}. ${problemText(fault, index + 1)}`}
            isWrong={fault !== undefined}
            isEdited={index === edited}
            isStop={index === Math.min(stop, cards.length - 1)}
            index={index}
            editing={editing}
            onStop={setStop}
          />
        );
      })}
    </ol>
  );
}

/** The card that a key leads to; their number: off the end. Undefined: not one of these keys. */
function nextStop(cards: readonly HTMLElement[], at: number, key: string): number | undefined {
  const columns = cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: cards.length - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : next < 0 ? at : Math.min(next, cards.length);
}

interface CardProps {
  readonly kind: string;
  readonly name: string;
  readonly isWrong: boolean;
  readonly isEdited: boolean;
  readonly isStop: boolean;
  readonly index: number;
  readonly editing: Editing;
  readonly onStop: (index: number) => void;
}

const DeckCard = kept(
  ({ kind, name, isWrong, isEdited, isStop, index, editing, onStop }: CardProps): JSX.Element => (
    <li>
      <button
        type="button"
        class={isWrong ? 'deck-card wrong' : 'deck-card'}
        data-card={kind}
        aria-current={isEdited ? 'true' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => {
          editing.edit(index);
          editing.wanted.value = 'field';
        }}
        onFocus={() => onStop(index)}
      >
        <span class="unseen">{name}</span>
        <CardFace kind={kind} />
        {isWrong && (
          <span class="deck-mark" aria-hidden="true">
            D-C2
          </span>
        )}
      </button>
    </li>
  ),
);
