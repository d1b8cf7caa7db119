import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { openRulesOver } from '../table/at-hand.ts';
import { CardGrid } from './card-grid.tsx';
import { Checks } from './checks.tsx';
import { Composer } from './composer.tsx';
import './deck-editor.css';
import { Details } from './details.tsx';
import type { Editing } from './editing.ts';
import { Figures } from './figures.tsx';
import { Starters } from './starters.tsx';
import { Toolbar } from './toolbar.tsx';
import { hasKeyboard } from './typing.ts';

interface Props {
  readonly editing: Editing;
  /** On the shelf. */
  readonly id: string;
}

export function Editor({ editing, id }: Props): JSX.Element {
  const texts = useTexts('deckEditor');
  const { name, cards } = editing.draft.value;
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLOListElement>(null);
  const focusCard = (card: number) => grid.current?.querySelectorAll('button')[card]?.focus();
  useLayoutEffect(() => {
    if (hasKeyboard()) field.current?.focus();
  }, []);
  const before = useRef(cards.length);
  useLayoutEffect(() => {
    // A phone shows a part of the cards: the newest is among them.
    if (before.current !== 0 && cards.length > before.current)
      [...(grid.current?.querySelectorAll('button') ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
    before.current = cards.length;
  }, [cards]);
  // After every change of the cards or the field, both of which are read here.
  const { card } = editing.field.value;
  useLayoutEffect(() => {
    const { wanted } = editing;
    editing.wanted = null;
    if (wanted === null || !hasKeyboard()) return;
    if (wanted === 'field') field.current?.focus();
    else focusCard(wanted);
  }, [editing, cards, card]);
  useEffect(() => {
    const left = new AbortController();
    const listen = (event: KeyboardEvent) => hearUndo(editing, field.current, event);
    document.addEventListener('keydown', listen, { signal: left.signal });
    openRulesOver('downforce', left.signal);
    return () => {
      left.abort();
      editing.settle();
    };
  }, [editing]);
  return (
    <Page title={name.trim() || texts.title} class="deck-editor">
      <Toolbar editing={editing} id={id} />
      <div class="deck-work">
        <section class="deck-table" aria-label={texts.cards}>
          {cards.length === 0 ? (
            <Starters editing={editing} id={id} />
          ) : (
            <>
              <CardGrid editing={editing} list={grid} toField={() => field.current?.focus()} />
              <p class="hint deck-keys">{texts.keys}</p>
            </>
          )}
        </section>
        <Composer editing={editing} field={field} toCards={() => focusCard(cards.length - 1)} />
      </div>
      <Checks editing={editing} onCard={focusCard} />
      <Figures cards={cards} />
      <Details editing={editing} />
    </Page>
  );
}

/** Ctrl+Z takes back what was done to the deck, except while a card is half typed: then it is the field's own. */
function hearUndo(editing: Editing, field: HTMLInputElement | null, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  if (event.target === field && editing.isHalfTyped()) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) editing.redo();
  else editing.undo();
}
