import '../../testing/browser.ts';
import { CIRCUITS, reconstructedDeck } from '@paddock/downforce';
import { downforceForm as words } from '@paddock/words/en/downforce/form/words';
import { describe, expect, it } from 'vitest';
import { firstDraft, optionsOf, problemsOf, setOption } from '../../new-game/draft.ts';
import type { FormWords, OwnThing } from '../../new-game/form.ts';
import { wayText } from '../../new-game/way-text.ts';
import { words as shared } from '@paddock/words/en/common/shared';
import { formWithOwn } from './own-form.ts';

const small = {
  ...reconstructedDeck,
  id: 'small',
  name: 'Small',
  cards: reconstructedDeck.cards.slice(0, 12),
};
const lane = { ...CIRCUITS['marina-bay'], name: 'My lane' };
const THINGS: readonly OwnThing[] = [
  { id: 'd1', kind: 'deck', value: small },
  { id: 'd2', kind: 'deck', value: { ...small, cards: [] } },
  { id: 't1', kind: 'track', value: lane },
  { id: 't2', kind: 'track', value: { ...lane, id: 'lane', name: 'Lane' } },
  { id: 't3', kind: 'track', value: { ...lane, id: 'lane', name: 'Another' } },
  { id: 't4', kind: 'track', value: { ...lane, sections: [] } },
];
const OWN_WORDS = words as FormWords & typeof words;
const form = formWithOwn(() => OWN_WORDS, { things: THINGS });
const draft = firstDraft(form, 'Ana');

describe('a form with custom decks and circuits', () => {
  it('offers what is playable, each by its own id, and nothing else', () => {
    expect(form.deck?.decks.map(({ id }) => id)).toEqual(['d1']);
    const tracks = ['t1', 't2', 't3', 't4'].map((id) => form.withTrack?.(id)['track']);
    expect(tracks).toEqual(['marina-bay-2', 'lane', 'lane-2', undefined]);
    expect(form.valuePicture('track', 'lane-2')).toMatch(/^data:image\/svg/);
    const { values } = form.words().option('track');
    expect(values['lane-2']).toEqual({ label: 'Another', text: values['marina-bay']?.text });
  });

  it('brings nothing if none of it is chosen', () => {
    expect(form.contentFor?.(optionsOf(draft))).toBeUndefined();
  });

  it('brings the circuits that are raced on, as they were given but for an id that is taken', () => {
    const one = setOption(form, draft, 'track', 'marina-bay-2');
    expect(form.contentFor?.(optionsOf(one))).toEqual({ track: { ...lane, id: 'marina-bay-2' } });
    const tour = setOption(form, draft, 'worldTour', ['lane', 'river-station', 'lane-2']);
    expect(Object.keys(form.contentFor?.(optionsOf(tour)) ?? {})).toEqual(['track', 'track-2']);
    expect(wayText(form, { ...shared, ...form.words() }, ['a', 'b', 'c', 'd'], optionsOf(tour))).toContain(
      'Lane, River Station, Another',
    );
  });

  it('D-C2: a small deck is for few', () => {
    const other = form.deck?.choose('d1') ?? form;
    const refusals = problemsOf(other, draft).flatMap((found) =>
      found.code === 'conflict' ? [found.refusal] : [],
    );
    expect(refusals).toMatchObject([{ params: { conflict: 'deck-too-small' } }]);
    expect(problemsOf(other, { ...draft, players: 2 })).toEqual([]);
    expect(other.contentFor?.(optionsOf(draft))).toEqual({ deck: small });
  });

  it('circuits that are sound one by one may be too much for a table, and the form says so before it is made', () => {
    const points = Array.from({ length: 80 }, (_, at) => [at / 2 - 20.25, (at * at) / 400 - 20.25]);
    const scenery = Array.from({ length: 28 }, () => ({ kind: 'area', of: 'grass', points }));
    const large = ['a', 'b', 'c'].map((id) => ({
      id,
      kind: 'track' as const,
      value: { ...lane, id: `large-${id}`, scenery },
    }));
    const wide = formWithOwn(() => OWN_WORDS, { things: large });
    const first = firstDraft(wide, 'Ana');
    const tour = (...tracks: readonly string[]) => setOption(wide, first, 'worldTour', tracks);
    expect(wide.withTrack?.('c')).toEqual({ track: 'large-c' });
    expect(problemsOf(wide, tour('large-a', 'large-b'))).toEqual([]);
    expect(problemsOf(wide, tour('large-a', 'large-b', 'large-c'))).toEqual([{ code: 'too-much' }]);
    expect(problemsOf(wide, setOption(wide, first, 'track', 'large-a'))).toEqual([]);
  });
});
