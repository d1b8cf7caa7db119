import { describe, expect, it } from 'vitest';
import { withSection } from './markdown.ts';

const DOC = '# Ladder\n\nBefore.\n\n<!-- ladder: a -->\n\nold\n\n<!-- end of ladder -->\n\nAfter.\n';

describe('a section of a document', () => {
  it('takes the place of its last version, and leaves the rest', () => {
    expect(withSection(DOC, 'a', 'new')).toBe(DOC.replace('old', 'new'));
    expect(withSection(withSection(DOC, 'a', 'new'), 'a', 'old')).toBe(DOC);
  });

  it('goes to the end if it is new', () => {
    const added = withSection(DOC, 'b', 'body');
    expect(added).toBe(`${DOC}\n<!-- ladder: b -->\n\nbody\n\n<!-- end of ladder -->\n`);
    expect(withSection(added, 'b', 'body')).toBe(added);
    expect(withSection('', 'a', 'x')).toBe('<!-- ladder: a -->\n\nx\n\n<!-- end of ladder -->\n');
  });
});
