import { readDeck, type DeckReading } from '@paddock/downforce';
import { computed, signal } from '@preact/signals';
import { faultOf, judge } from './check.ts';
import { MOST_DRAFTED, spread, writeDraft, type Draft } from './draft.ts';
import { begin, change, redo, undo, type History } from './history.ts';
import { readLines, readTyped, tapLine, withoutLastLine } from './notation.ts';

/** The card that is being typed. */
export interface Field {
  readonly text: string;
  /** Which card it will replace; null: a new one. */
  readonly card: number | null;
  /** Enter was pressed and refused: what is missing is wrong now. */
  readonly isRefused: boolean;
}

/** What has just happened. `cards`: how many there are now. */
export type News =
  | { readonly is: 'added' | 'replaced' | 'removed'; readonly kind: string; readonly cards: number }
  | { readonly is: 'pasted'; readonly added: number; readonly wrong: number }
  | { readonly is: 'undone' | 'redone'; readonly cards: number }
  | { readonly is: 'full' };

type Saving = 'untouched' | 'saving' | 'saved' | 'failed';
type Json = Readonly<Record<string, unknown>>;

const NEW_CARD: Field = { text: '', card: null, isRefused: false };

/** One deck in its editor. Every change is kept at once. */
export class Editing {
  readonly field = signal(NEW_CARD);
  readonly news = signal<News | null>(null);
  readonly saving = signal<Saving>('untouched');
  /** Where the keyboard goes on once the page shows the change: a card, or the field. */
  wanted: number | 'field' | null = null;

  readonly #id: string;
  readonly #keep: (value: Json) => Promise<void>;
  readonly #history;

  constructor(id: string, draft: Draft, keep: (value: Json) => Promise<void>) {
    this.#id = id;
    this.#keep = keep;
    this.#history = signal<History<Draft>>(begin(draft));
  }

  readonly draft = computed(() => this.#history.value.now);
  readonly canUndo = computed(() => this.#history.value.past.length > 0);
  readonly canRedo = computed(() => this.#history.value.future.length > 0);
  readonly reading = computed((): DeckReading => readDeck(writeDraft(this.draft.value, this.#id)));
  readonly typed = computed(() => readTyped(this.field.value.text));
  readonly judged = computed(() => judge(this.typed.value));

  /** The field has something that the deck has not. */
  isHalfTyped(): boolean {
    const { text, card } = this.field.peek();
    return text !== '' && text !== this.draft.peek().cards[card ?? -1];
  }

  type(text: string): void {
    this.field.value = { ...this.field.value, text, isRefused: false };
  }

  tap(line: string): void {
    this.type(tapLine(this.typed.value.kind, line));
  }

  lineBack(): void {
    this.type(withoutLastLine(this.typed.value.kind));
  }

  /** A card into the field, whole or with what was typed over it. What the field had is kept if it is a card. */
  edit(card: number, text = this.draft.value.cards[card] ?? ''): void {
    this.settle();
    this.field.value = { text, card, isRefused: false };
  }

  /** Leaves the card as it is. */
  cancel(): void {
    this.wanted = this.field.value.card ?? 'field';
    this.field.value = NEW_CARD;
  }

  /** Puts the typed card in, or says why not. True: the field is free again. */
  enter(): boolean {
    const { field } = this;
    if (this.judged.value.is === 'empty') return false;
    if (this.judged.value.is !== 'sound') {
      field.value = { ...field.value, isRefused: true };
      return false;
    }
    const { kind, count } = this.typed.value;
    const { card } = field.value;
    const { cards } = this.draft.value;
    if (cards.length + count - (card === null ? 0 : 1) > MOST_DRAFTED) {
      this.news.value = { is: 'full' };
      return false;
    }
    const fresh = spread([{ kind, count }]);
    const at = card ?? cards.length;
    field.value = NEW_CARD;
    this.wanted = card ?? 'field';
    this.#putCards(cards.toSpliced(at, card === null ? 0 : 1, ...fresh));
    this.news.value = {
      is: card === null ? 'added' : 'replaced',
      kind,
      cards: this.draft.value.cards.length,
    };
    return true;
  }

  /** Cards from elsewhere, a line each. Those with something wrong come too, to be mended. */
  paste(text: string): void {
    this.settle();
    const { cards } = this.draft.value;
    const found = spread(readLines(text));
    const fresh = found.slice(0, MOST_DRAFTED - cards.length);
    if (fresh.length > 0) this.#putCards([...cards, ...fresh]);
    const wrong = fresh.filter((kind) => faultOf(kind) !== undefined).length;
    this.news.value =
      fresh.length < found.length ? { is: 'full' } : { is: 'pasted', added: fresh.length, wrong };
  }

  remove(card: number): void {
    const { cards } = this.draft.value;
    const kind = cards[card];
    if (kind === undefined) return;
    this.field.value = NEW_CARD;
    this.wanted = cards.length === 1 ? 'field' : Math.min(card, cards.length - 2);
    this.#putCards(cards.toSpliced(card, 1));
    this.news.value = { is: 'removed', kind, cards: cards.length - 1 };
  }

  clear(): void {
    this.field.value = NEW_CARD;
    this.wanted = 'field';
    this.#putCards([]);
  }

  /** Another deck in place of this one. */
  startFrom(draft: Draft): void {
    this.wanted = 'field';
    this.#put(change(this.#history.value, draft));
    const wrong = draft.cards.filter((kind) => faultOf(kind) !== undefined).length;
    this.news.value = { is: 'pasted', added: draft.cards.length, wrong };
  }

  describe(part: 'name' | 'author' | 'note', text: string): void {
    this.#put(change(this.#history.value, { ...this.draft.value, [part]: text }, part));
  }

  undo(): void {
    this.#step(undo(this.#history.value), 'undone');
  }

  redo(): void {
    this.#step(redo(this.#history.value), 'redone');
  }

  /** Before something else comes into the field, and on leaving: a whole card is not lost. */
  settle(): void {
    if (this.judged.value.is === 'sound' && this.isHalfTyped()) this.enter();
    this.field.value = NEW_CARD;
    this.wanted = null;
  }

  #step(next: History<Draft>, is: 'undone' | 'redone'): void {
    if (next === this.#history.value) return;
    if (this.field.value.card !== null) this.field.value = NEW_CARD;
    this.#put(next);
    this.news.value = { is, cards: next.now.cards.length };
  }

  #putCards(cards: readonly string[]): void {
    this.#put(change(this.#history.value, { ...this.draft.value, cards }));
  }

  #put(history: History<Draft>): void {
    this.#history.value = history;
    this.saving.value = 'saving';
    const isNewest = () => this.#history.value === history;
    this.#keep(writeDraft(history.now, this.#id)).then(
      () => isNewest() && (this.saving.value = 'saved'),
      () => isNewest() && (this.saving.value = 'failed'),
    );
  }
}
