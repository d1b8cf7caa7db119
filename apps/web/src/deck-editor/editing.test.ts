import { reconstructedDeck } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { MOST_DRAFTED, readDraft } from './draft.ts';
import { Editing } from './editing.ts';

type Json = Readonly<Record<string, unknown>>;

function fresh(...cards: readonly string[]): { editing: Editing; kept: Json[] } {
  const kept: Json[] = [];
  const draft = { name: 'Mine', author: '', note: 'x', cards, evidence: {} };
  const editing = new Editing('mine', draft, async (value) => void kept.push(value));
  return { editing, kept };
}

const cardsOf = (editing: Editing) => editing.draft.value.cards;

function enter(editing: Editing, text: string): boolean {
  editing.type(text);
  return editing.enter();
}

describe('a deck in its editor', () => {
  it('D-C2: takes a card, several at once, and none that is wrong', async () => {
    const { editing, kept } = fresh();
    expect([enter(editing, 'r6y4'), enter(editing, '3×w5'), enter(editing, '')]).toEqual([true, true, false]);
    expect(enter(editing, 'r6r4')).toBe(false);
    expect(editing.field.value).toEqual({ text: 'r6r4', card: null, isRefused: true });
    expect(enter(editing, 'r')).toBe(false);
    expect(cardsOf(editing)).toEqual(['r6y4', 'w5', 'w5', 'w5']);
    expect(editing.news.value).toEqual({ is: 'added', kind: 'w5', cards: 4 });
    await expect.poll(() => editing.saving.value).toBe('saved');
    expect(kept.at(-1)).toMatchObject({ id: 'mine', cards: [{ kind: 'r6y4' }, { kind: 'w5', count: 3 }] });
  });

  it('replaces and removes, and the keyboard goes on from there', () => {
    const { editing } = fresh('k1', 'b1', 'g1');
    editing.edit(1, 'y');
    editing.type('y2*2');
    expect([editing.enter(), editing.wanted]).toEqual([true, 1]);
    expect(cardsOf(editing)).toEqual(['k1', 'y2', 'y2', 'g1']);
    editing.remove(3);
    expect(editing.wanted).toBe(2);
    editing.remove(0);
    expect([editing.wanted, cardsOf(editing)]).toEqual([0, ['y2', 'y2']]);
    editing.edit(0);
    editing.cancel();
    expect([editing.wanted, editing.field.value.text]).toEqual([0, '']);
  });

  it('keeps a whole card when something else comes into the field', () => {
    const { editing } = fresh('k1', 'b1');
    editing.type('r6');
    editing.edit(0);
    expect(cardsOf(editing)).toEqual(['k1', 'b1', 'r6']);
    editing.edit(1);
    editing.type('b');
    editing.settle();
    expect(cardsOf(editing)).toEqual(['k1', 'b1', 'r6']);
    expect(editing.canUndo.value).toBe(true);
    editing.undo();
    expect(editing.canUndo.value).toBe(false);
  });

  it('takes back everything, and does it again', () => {
    const { editing } = fresh();
    enter(editing, 'r6');
    editing.describe('name', 'A');
    editing.describe('name', 'Ana’s');
    editing.startFrom(readDraft(reconstructedDeck));
    editing.clear();
    const seen = [editing.draft.value];
    while (editing.canUndo.value) {
      editing.undo();
      seen.push(editing.draft.value);
    }
    expect(seen.map(({ name, cards }) => `${name} ${cards.length}`)).toEqual([
      'Speed cards, reconstructed 0',
      'Speed cards, reconstructed 42',
      'Ana’s 1',
      'Mine 1',
      'Mine 0',
    ]);
    while (editing.canRedo.value) editing.redo();
    expect(editing.draft.value).toBe(seen[0]);
  });

  it('D-C2: pasted lines come in whole, wrong ones to be mended, up to a bound', () => {
    const { editing } = fresh('k1');
    editing.paste('r6y4\nr7\n2*w5\n');
    expect(cardsOf(editing)).toEqual(['k1', 'r6y4', 'r7', 'w5', 'w5']);
    expect(editing.news.value).toEqual({ is: 'pasted', added: 4, wrong: 1 });
    expect(editing.reading.value.ok).toBe(false);
    editing.paste('60*k1\n60*b1\n60*g1');
    expect([cardsOf(editing).length, editing.news.value]).toEqual([MOST_DRAFTED, { is: 'full' }]);
    expect(enter(editing, 'r6')).toBe(false);
    expect(editing.field.value.text).toBe('r6');
  });

  it('is tapped together', () => {
    const { editing } = fresh();
    for (const line of ['r6', 'y4', 'k2']) editing.tap(line);
    editing.lineBack();
    expect([editing.enter(), cardsOf(editing)]).toEqual([true, ['r6y4']]);
  });

  it('says when it could not be kept', async () => {
    const editing = new Editing('mine', readDraft({}), () => Promise.reject(new Error('full')));
    enter(editing, 'r6');
    await expect.poll(() => editing.saving.value).toBe('failed');
  });
});
