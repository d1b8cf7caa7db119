import { CIRCUITS, reconstructedDeck } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { deflate } from '../share/deflate.ts';
import { packThing, readLink } from './link.ts';

const THINGS = [
  { kind: 'deck', value: { ...reconstructedDeck, name: 'Zoë’s «deck»' } },
  { kind: 'track', value: { ...CIRCUITS['marina-bay'] } },
] as const;

async function linkWith(value: unknown): Promise<string> {
  return `c1-${await deflate(value)}`;
}

describe('a link that carries a deck or circuit', () => {
  it.each(THINGS)('gives back what went in: $kind', async (thing) => {
    const packed = (await packThing(thing)) ?? '';
    expect(packed).toMatch(/^c1-[\w-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(thing.value).length);
    expect(await readLink(packed)).toEqual(JSON.parse(JSON.stringify(thing)));
    expect(await readLink(`${packed}).`)).toEqual(JSON.parse(JSON.stringify(thing)));
    expect(await readLink(packed.slice(0, -30))).toEqual({ code: 'broken' });
  });

  it.each([
    ['c1-', 'broken'],
    ['c1-%%%', 'broken'],
    ['x', 'broken'],
    ['c2-AAAA', 'newer-link'],
    [`c1-${'A'.repeat(100_001)}`, 'too-big'],
  ])('%.10s: %s', async (packed, code) => {
    expect(await readLink(packed)).toEqual({ code });
  });

  const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
  it.each([
    ['a list', [1], 'not-a-thing'],
    ['nothing', {}, 'not-a-thing'],
    ['something else', { deck: { sections: [] } }, 'not-a-thing'],
    ['a deck under another name', { track: { cards: [] } }, 'not-a-thing'],
    ['two things', { deck: { cards: [] }, track: { sections: [] } }, 'not-a-thing'],
    ['too deep', { deck: { cards: deep(40) } }, 'not-a-thing'],
    ['what would fill the memory', { deck: { cards: [' '.repeat(2_000_000)] } }, 'too-big'],
  ])('with %s is refused', async (_, value, code) => {
    expect(await readLink(await linkWith(value))).toEqual({ code });
  });
});
