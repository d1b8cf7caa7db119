import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { explainDeckProblem, readDeck } from '../deck/index.ts';
import { explainProblem, readTrack } from '../track/index.ts';
import { randomDeck, randomTrack } from './random-content.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('random decks', () => {
  const files = numbered(300).map((i) => randomDeck(fastChance(`deck ${i}`)));

  it('are all valid', () => {
    const readings = files.map(readDeck);
    expect(
      readings.flatMap((reading) => (reading.ok ? [] : reading.problems.map(explainDeckProblem))),
    ).toEqual([]);
  });

  it('vary: sizes, lines, wilds, duplicates, colours', () => {
    const decks = files.flatMap((file) => {
      const reading = readDeck(file);
      return reading.ok ? [reading.deck] : [];
    });
    const sizes = decks.map((deck) => deck.size);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([12, 60]);
    expect(new Set(sizes).size).toBeGreaterThan(30);
    const kinds = decks.map((deck) => deck.kindCount);
    expect([Math.min(...kinds), Math.max(...kinds)]).toEqual([7, 64]);
    const share = (is: (deck: (typeof decks)[number]) => boolean) => decks.filter(is).length / decks.length;
    expect(share((deck) => deck.colours.every((bits) => bits < 64))).toBeGreaterThan(0.15);
    expect(share((deck) => deck.count.some((count) => count > 5))).toBeGreaterThan(0.1);
    expect(share((deck) => new Set(deck.colours.slice(6, deck.kindCount)).size === 1)).toBeGreaterThan(0.01);
    expect(share((deck) => deck.lineCount.includes(6))).toBeGreaterThan(0.1);
    expect(share((deck) => deck.lineCount.every((lines) => lines <= 1))).toBeGreaterThan(0.05);
  });
});

describe('random tracks', () => {
  const readings = numbered(120).map((i) => readTrack(randomTrack(fastChance(`track ${i}`))));

  it('are all valid', () => {
    expect(readings.flatMap((reading) => (reading.ok ? [] : reading.problems.map(explainProblem)))).toEqual(
      [],
    );
  });

  it('vary: shape, lanes, bends, tapers, length', () => {
    const tracks = readings.flatMap((reading) => (reading.ok ? [reading.track] : []));
    const share = (is: (track: (typeof tracks)[number]) => boolean) =>
      tracks.filter(is).length / tracks.length;
    expect(share((track) => track.ring)).toBeGreaterThan(0.2);
    expect(share((track) => !track.ring)).toBeGreaterThan(0.2);
    for (const lanes of [1, 2, 3, 4])
      expect(share((track) => Math.max(...track.lane) === lanes)).toBeGreaterThan(0.05);
    for (const kind of ['widening', 'narrowing'])
      expect(share(({ file }) => file.sections.some((section) => section.kind === kind))).toBeGreaterThan(
        0.3,
      );
    for (const turn of ['left', 'right'])
      expect(
        share(({ file }) =>
          file.sections.some((section) => section.kind === 'curve' && section.turn === turn),
        ),
      ).toBeGreaterThan(0.5);
    const counts = tracks.map((track) => track.count);
    expect(Math.min(...counts)).toBeLessThan(45);
    expect(Math.max(...counts)).toBeGreaterThan(270);
  });
});
