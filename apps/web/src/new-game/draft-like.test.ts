import '../testing/browser.ts';
import { isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { loadFormulaForm } from '../formula/form/form.ts';
import { filledLike } from './draft-like.ts';
import { firstDraft, optionsOf, problemsOf, recordSeats } from './draft.ts';

const form = await loadFormulaForm();
const fresh = firstDraft(form, 'Somebody');

describe('a form filled in like a game that was played', () => {
  it.each([
    { races: 1, removed: 12 },
    {
      races: 2,
      championship: 'drivers',
      teams: [
        ['red', 'blue'],
        ['green', 'purple'],
        ['yellow', 'orange'],
      ],
    },
  ])('starts the same game again: %o', (given) => {
    const seats = [{ name: 'Zoé' }, { name: 'Ada', bot: 'club/Freya' }, { name: 'Rui' }];
    const options = resolveOptions(form.options, seats.length, given);
    if (isRefusal(options)) throw new Error(options.code);
    const draft = filledLike(form, fresh, { seats, options });
    expect(recordSeats(form, draft)).toEqual(seats);
    expect(optionsOf(draft)).toEqual(options);
    expect(problemsOf(form, draft)).toEqual([]);
    expect(draft.seats).toHaveLength(form.players.max);
    expect(new Set(draft.seats.map(({ name }) => name)).size).toBe(form.players.max);
  });

  it('gives a bot from before there were characters the one it is called like', () => {
    const seats = [{ name: 'Zoé' }, { name: 'Elif', bot: 'club' }];
    expect(recordSeats(form, filledLike(form, fresh, { seats, options: {} }))[1]?.bot).toBe('club/Elif');
  });

  it('puts a level that can be met in place of one that cannot', () => {
    const seats = [{ name: 'Zoé' }, { name: 'Ada', bot: 'of-old' }, { name: 'Rui' }];
    const draft = filledLike(form, fresh, { seats, options: { wheels: 4 } });
    expect(form.levels).toContain(draft.seats[1]?.sitter);
    expect(optionsOf(draft)).toEqual(optionsOf(fresh));
  });
});
