import { describe, expect, it } from 'vitest';
import { formula } from '@paddock/formula';
import { act, raceWith, type Scene } from '@paddock/formula/testing';
import { Turn } from './turn.ts';

function turnIn(scene: Scene, kept: readonly string[] = []): Turn {
  return new Turn(formula.view(raceWith(scene), 0), 0).resume(kept);
}

const HAND = { hands: ['overtake-3-red turbo wrong-line charge-engine spin-out'] };

describe('a turn tried out', () => {
  it('F-K1: a card lights the cars of its colour, the car shows the new order', () => {
    const turn = turnIn(HAND);
    expect(turn.choose('play overtake-3-red')).toBeUndefined();
    expect(turn.candidates).toEqual(['red-1', 'red-2']);
    expect(turn.isComplete).toBe(false);
    expect(turn.choose('car red-1')).toBeUndefined();
    expect(turn.isComplete).toBe(true);
    expect(turn.open.line.slice(0, 4)).toEqual(['blue-1', 'red-1', 'purple-1', 'green-1']);
  });

  it('another car, or another card, replaces the choice', () => {
    const turn = turnIn(HAND);
    turn.choose('play overtake-3-red');
    turn.choose('car red-1');
    expect(turn.candidates).toEqual(['red-1', 'red-2']);
    expect(turn.choose('car red-2')).toBeUndefined();
    expect(turn.texts).toEqual(['play overtake-3-red', 'car red-2']);
    expect(turn.choose('play turbo')).toBeUndefined();
    expect(turn.texts).toEqual(['play turbo']);
  });

  it('F-K5: a refusal gives its reason and changes nothing', () => {
    const turn = turnIn(HAND);
    turn.choose('play turbo');
    turn.choose('car green-2');
    expect(turn.choose('car blue-1')).toMatchObject({ code: 'not-a-tailender', rule: 'F-K5' });
    expect(turn.texts).toEqual(['play turbo', 'car green-2']);
    expect(turn.choose('play crash')).toMatchObject({ code: 'card-not-in-hand' });
    expect(turn.texts).toEqual(['play turbo', 'car green-2']);
  });

  it('F-T1: a car before a card is refused', () => {
    expect(turnIn(HAND).choose('car red-1')).toMatchObject({ code: 'play-a-card-first', rule: 'F-T1' });
  });

  it('F-K1: the only car of a colour is chosen by itself, and taken back with its card', () => {
    const turn = turnIn({ ...HAND, line: 'B1 G1 Y1 O1 R1 P1' });
    turn.choose('play overtake-3-red');
    expect(turn.texts).toEqual(['play overtake-3-red', 'car red-1']);
    expect(turn.isForced).toBe(true);
    turn.undo();
    expect(turn.texts).toEqual([]);
  });

  it('undo goes back one choice at a time', () => {
    const turn = turnIn(HAND);
    turn.choose('play wrong-line');
    turn.choose('car blue-1');
    turn.undo();
    expect(turn.texts).toEqual(['play wrong-line']);
    turn.undo();
    expect(turn.isBegun).toBe(false);
    turn.undo();
    expect(turn.isBegun).toBe(false);
  });

  it('F-K7: a charge can be played once its car is chosen: the die is not ours', () => {
    const turn = turnIn(HAND);
    turn.choose('play charge-engine');
    expect(turn.candidates).toHaveLength(12);
    turn.choose('car blue-2');
    expect(turn.isComplete).toBe(true);
    expect(turn.open.phase).toBe('rolling');
  });

  it('F-K10: a spin needs no car', () => {
    const turn = turnIn(HAND);
    turn.choose('play spin-out');
    expect(turn.isComplete).toBe(true);
    expect(turn.candidates).toEqual([]);
  });

  it('F-K8: a decision replaces the other one', () => {
    const state = raceWith(HAND);
    act(state, 'play charge-engine', 'car blue-2', 'die 4');
    const turn = new Turn(formula.view(state, 0), 0);
    expect(turn.decisions).toEqual(['again', 'stop']);
    expect(turn.choose('again')).toBeUndefined();
    expect(turn.choose('stop')).toBeUndefined();
    expect(turn.texts).toEqual(['stop']);
  });

  it('F-E3: the last play of a race does not make its player ready for the next', () => {
    const turn = turnIn({ ...HAND, lastTurns: 1, options: { races: 2 } });
    turn.choose('play wrong-line');
    turn.choose('car blue-1');
    expect(turn.open.phase).toBe('resting');
    expect(turn.isComplete).toBe(true);
    expect(turn.texts).toEqual(['play wrong-line', 'car blue-1']);
    expect(turn.legal).toEqual([]);
    turn.choose('car green-1');
    expect(turn.texts).toEqual(['play wrong-line', 'car green-1']);
  });

  it('a kept plan is taken up again; what no longer fits is left', () => {
    expect(turnIn(HAND, ['play turbo', 'car green-2']).isComplete).toBe(true);
    expect(turnIn(HAND, ['play turbo', 'car blue-1']).texts).toEqual(['play turbo']);
    expect(
      turnIn({ ...HAND, line: 'B1 G1 Y1 O1 R1 P1' }, ['play overtake-3-red', 'car red-1']).texts,
    ).toEqual(['play overtake-3-red', 'car red-1']);
  });
});
