import { describe, expect, it } from 'vitest';
import { keyCommand } from './keys.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('keys', () => {
  it.each([
    ['1', { kind: 'card', index: 0 }],
    ['5', { kind: 'card', index: 4 }],
    ['ArrowLeft', { kind: 'along', step: -1 }],
    ['ArrowUp', { kind: 'across', to: 'board' }],
    ['Escape', { kind: 'undo' }],
    ['L', { kind: 'side' }],
    ['m', { kind: 'mute' }],
    ['?', { kind: 'help' }],
  ])('%s', (key, command) => {
    expect(keyCommand(press(key), false)).toEqual(command);
  });

  it('the space bar skips only what moves, and else is left to the focused button', () => {
    expect(keyCommand(press(' '), true)).toEqual({ kind: 'skip' });
    expect(keyCommand(press(' '), false)).toBeNull();
  });

  it('the browser keeps its own shortcuts', () => {
    expect(keyCommand(press('l', { ctrlKey: true }), false)).toBeNull();
    expect(keyCommand(press('ArrowLeft', { altKey: true }), false)).toBeNull();
  });

  it('the camera keeps arrows with the shift key', () => {
    expect(keyCommand(press('ArrowLeft', { shiftKey: true }), false)).toBeNull();
  });
});
