import { measureBalance } from '@paddock/bots/balance';
import { PRINTED_CONTENT } from '@paddock/downforce';
import { expect, it } from 'vitest';
import { sectionOf, withSection } from './markdown.ts';

it('puts the figures in place of the last ones, and leaves the rest of the document', () => {
  const first = withSection('# Tracks\n', 'one');
  expect(first).toBe('# Tracks\n\n<!-- figures -->\n\none\n\n<!-- end of figures -->\n');
  expect(withSection(`${first}\nAfter.\n`, 'two')).toBe(
    '# Tracks\n\n<!-- figures -->\n\ntwo\n\n<!-- end of figures -->\n\nAfter.\n',
  );
});

it('a column a circuit, each figure with its interval', () => {
  const balance = measureBalance(PRINTED_CONTENT, 'lantern-pass', 8, 'docs');
  const section = sectionOf(new Map([['lantern-pass', balance]]), { seed: 'docs', commit: 'abc' });
  expect(section).toContain('| **Lantern Pass** |');
  expect(section).toContain('| games | 8 |');
  expect(section).toContain('| single lanes, steps from the start | 13, 37 |');
  expect(section).toMatch(/\| wins from grid place 6, % \| \d+\.\d ± \d+\.\d \|/);
});
