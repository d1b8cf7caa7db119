import { describe, expect, it } from 'vitest';
import { keyCommand } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'shiftKey', boolean>> = {}, isMoving = false) =>
  keyCommand({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }, isMoving);

describe('keys', () => {
  it('numbers choose cards, arrows walk, Escape steps back', () => {
    expect(press('3')).toEqual({ kind: 'card', index: 2 });
    expect(press('ArrowLeft')).toEqual({ kind: 'along', step: -1 });
    expect(press('ArrowUp')).toEqual({ kind: 'across', to: 'track' });
    expect(press('Escape')).toEqual({ kind: 'undo' });
  });

  it('the space bar skips only what is moving', () => {
    expect(press(' ')).toBeNull();
    expect(press(' ', {}, true)).toEqual({ kind: 'skip' });
  });

  it('leaves the browser and the camera what is theirs', () => {
    expect(press('l', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { shiftKey: true })).toBeNull();
  });
});
