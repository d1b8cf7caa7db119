import { describe, expect, it } from 'vitest';
import { painted, paintFor, plain } from './paint.ts';

const TERMINAL = { isTTY: true };
const PIPE = {};

describe('colour', () => {
  it.each([
    ['a terminal', TERMINAL, {}, true],
    ['a pipe', PIPE, {}, false],
    ['a terminal with NO_COLOR', TERMINAL, { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', TERMINAL, { NO_COLOR: '' }, true],
    ['a terminal that can do nothing', TERMINAL, { TERM: 'dumb' }, false],
    ['a pipe with FORCE_COLOR', PIPE, { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', TERMINAL, { FORCE_COLOR: '0' }, false],
  ])('is right for %s', (_name, screen, env, isColoured) => {
    expect(paintFor(screen, env)('x', 'red') !== 'x').toBe(isColoured);
  });

  it('colours names anywhere in a sentence, with any characters in them', () => {
    const paint = (text: string, colour: string) => `<${colour}>${text}</>`;
    const words = [
      ['red 1', 'red'],
      ['A+ (blue 2)', 'blue'],
    ] as const;
    expect(painted('Red 1 overtakes A+ (blue 2).', words, paint)).toBe(
      '<red>Red 1</> overtakes <blue>A+ (blue 2)</>.',
    );
    expect(painted('Red 1', words, plain)).toBe('Red 1');
  });

  it('paints whole words only', () => {
    const paint = (text: string, colour: string) => `<${colour}>${text}</>`;
    expect(painted('Declared: red 6, Bored, Fred; red.', [['red', 'red']], paint)).toBe(
      'Declared: <red>red</> 6, Bored, Fred; <red>red</>.',
    );
  });
});
