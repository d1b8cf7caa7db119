import { formula } from '@paddock/formula';
import { act, raceWith } from '@paddock/formula/testing';
import { PICTURES } from '@paddock/words/page/help/formula';
import { describe, expect, it } from 'vitest';
import { SCENES, type LineScene } from './scenes.ts';

const scenes: readonly (readonly [string, LineScene])[] = Object.entries(SCENES);

/** «R1» for red-1. */
function short(car: string): string {
  return `${car.charAt(0).toUpperCase()}${car.slice(-1)}`;
}

describe('the pictures of the rules', () => {
  it('each is drawn', () => {
    expect(Object.keys(SCENES).toSorted()).toEqual(PICTURES.toSorted());
  });

  it.each(scenes)('%s: the line after the card is what the rules make of it', (_, scene) => {
    const { line, after = line, card = '', script = [] } = scene;
    const race = raceWith({ line, hands: [card] });
    act(race, ...script);
    expect(formula.view(race, 'public').public.line.map(short).join(' ')).toBe(after);
  });
});
