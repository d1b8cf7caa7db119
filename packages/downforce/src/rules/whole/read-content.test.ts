import { fastChance, isRefusal, type OwnContent, resolveOptions } from '@paddock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconstructedDeck } from '../../deck/index.ts';
import { hostileContent } from '../../testing/hostile-content.ts';
import { proveContent } from '../../testing/prove-content.ts';
import { randomDeck, randomTrack } from '../../testing/random-content.ts';
import { withstand } from '../../testing/withstand.ts';
import { CIRCUIT_IDS, CIRCUITS, type TrackFile } from '../../track/index.ts';
import { PRINTED_CONTENT } from '../content.ts';
import { downforce, downforceGame } from './downforce.ts';
import { readContent } from './read-content.ts';
import type { DownforceRules } from '../rules.ts';

const DECK = randomDeck(fastChance('own'));
const TRACK: TrackFile = { ...CIRCUITS['marina-bay'], id: 'mine', name: 'Mine', author: 'Ana' };
const asContent = (own: object) => own as OwnContent;

function rulesFor(own: object): DownforceRules {
  const rules = downforce.withContent?.(asContent(own));
  if (rules === undefined || isRefusal(rules)) throw new Error(JSON.stringify(rules));
  return rules;
}

describe('D-C2, D-C4: custom content', () => {
  it('a deck takes the place of ours, and tracks come after ours', () => {
    const { content } = rulesFor({ deck: DECK, track: TRACK, 'track-2': { ...TRACK, id: 'another' } });
    expect(content.deck.file).toEqual(DECK);
    expect(content.tracks.map(({ file }) => file.id)).toEqual([...CIRCUIT_IDS, 'mine', 'another']);
    expect(content.tracks.at(-1)?.file.author).toBe('Ana');
    expect(rulesFor({ deck: DECK }).content.tracks).toEqual(PRINTED_CONTENT.tracks);
    expect(rulesFor({ track: TRACK }).content.deck).toBe(PRINTED_CONTENT.deck);
  });

  it('the options name own tracks by id, alone and on a tour', () => {
    const rules = rulesFor({ track: TRACK, 'track-3': { ...TRACK, id: 'third' } });
    for (const given of [{ track: 'third' }, { worldTour: ['mine', 'third', 'mine'] }]) {
      expect(resolveOptions(rules.options, 3, given)).toMatchObject(given);
      expect(resolveOptions(downforce.options, 3, given)).toMatchObject({ code: 'bad-option' });
    }
  });

  it('D-C2: a deck too small for the players is refused with the options', () => {
    const rules = rulesFor({ deck: { ...reconstructedDeck, cards: [{ kind: 'w6', count: 20 }] } });
    expect(resolveOptions(rules.options, 3, {})).not.toHaveProperty('code');
    expect(resolveOptions(rules.options, 4, {})).toMatchObject({ params: { conflict: 'deck-too-small' } });
  });

  it('older rulings keep the content, and content makes a module of the whole game', () => {
    expect(rulesFor({ deck: DECK }).under(1)?.content.deck.file).toEqual(DECK);
    const game = downforceGame.withContent?.(asContent({ deck: DECK }));
    expect(game !== undefined && 'rules' in game && game.presets).toBe(downforceGame.presets);
  });

  it.each([
    [{ track: { ...TRACK, author: 'x'.repeat(41) } }, 'bad-track', 'track', 'author'],
    [{ deck: { ...DECK, author: 'x'.repeat(41) } }, 'bad-deck', 'deck', 'author'],
    [{ deck: { ...DECK, name: 'a\u202eb' } }, 'bad-deck', 'deck', 'name'],
    [{ deck: { ...DECK, cards: [{ kind: 'k1', count: 60 }, 7] } }, 'bad-deck', 'deck', 'cards[1]'],
    [{ deck: { ...DECK, cards: [{ kind: 'k1', count: 2 }] } }, 'bad-deck', 'deck', 'cards'],
    [{ deck: { ...DECK, cards: [{ kind: 'k1', count: 61 }] } }, 'bad-deck', 'deck', 'cards[0].count'],
    [{ deck: { cards: [] } }, 'bad-deck', 'deck', 'format'],
    [
      { track: { ...TRACK, sections: TRACK.sections.with(6, TRACK.sections[0]) } },
      'bad-track',
      'track',
      'sections[6]',
    ],
    [{ 'track-2': { ...TRACK, heading: 360 } }, 'bad-track', 'track-2', 'heading'],
    [{ track: { ...TRACK, lines: [3, 2, 4] } }, 'bad-track', 'track', 'lines'],
    [{ track: { ...TRACK, grid: TRACK.grid.with(5, TRACK.grid[0]) } }, 'bad-track', 'track', 'grid[5]'],
    [{ track: { ...TRACK, grid: TRACK.grid.with(1, { row: 1, lane: 4 }) } }, 'bad-track', 'track', 'grid[1]'],
    [{ track: { ...TRACK, id: 'random' } }, 'track-id-taken', 'track', 'id'],
    [{ track: { ...TRACK, id: 'river-station' } }, 'track-id-taken', 'track', 'id'],
    [{ track: TRACK, 'track-4': TRACK }, 'track-id-taken', 'track-4', 'id'],
    [{ 'track-7': TRACK }, 'unknown-content', 'track-7', ''],
    [{ dice: {} }, 'unknown-content', 'dice', ''],
  ])('T6: a refusal names the content, the place and the rule: %#', (own, code, content, at) => {
    const refusal = readContent(asContent(own));
    expect(refusal).toMatchObject({ code, params: { content, at } });
    expect(refusal).toHaveProperty('rule', expect.stringMatching(/^(D-C2|D-C4|T6|content)$/));
  });
});

/** The long forms are `npm run box`. */
describe('any content', () => {
  it('D-S3, D-E3: on random decks and tracks the laws, conservation and twins hold, and records are verified', () => {
    const effort = { games: 1, every: 120, twins: 2 };
    for (let number = 0; number < 5; number++) {
      const deck = randomDeck(fastChance(`short deck ${number}`));
      const track = randomTrack(fastChance(`short track ${number}`));
      for (const own of [{ deck }, { track }, { deck, track }]) {
        const proved = proveContent(asContent(own), `short ${number}`, effort);
        expect(proved.checked).toBeGreaterThan(0);
      }
    }
  });

  it('T6: hostile content is refused, naming the place, or can be played with', () => {
    const tally = { refused: 0, played: 0 };
    fc.assert(
      fc.property(hostileContent, (hostile) => {
        tally[withstand(hostile)]++;
      }),
      { numRuns: 250, seed: 14 },
    );
    expect(tally.refused).toBeGreaterThan(150);
    expect(tally.played).toBeGreaterThan(10);
  });
});
