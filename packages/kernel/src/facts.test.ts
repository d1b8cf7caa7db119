import { describe, expect, it } from 'vitest';
import { FactLog, factFor, factsFor } from './facts.ts';

describe('a fact', () => {
  const open = { fact: 'open' };
  const hidden = { seat: 2, secret: 'secret', shadow: 'shadow' };

  it.each([
    ['public', ['open', 'shadow']],
    [0, ['open', 'shadow']],
    [2, ['open', 'secret']],
    ['all', ['open', 'secret']],
  ] as const)('is told to %s as its audience allows', (viewer, facts) => {
    expect(factsFor([open, hidden], viewer)).toEqual(facts);
    expect(factFor(hidden, viewer)).toBe(facts[1]);
  });

  it('is logged once, in order', () => {
    const log = new FactLog<string>();
    log.all('open');
    log.only(2, 'secret', 'shadow');
    expect(log.take()).toEqual([open, hidden]);
    expect(log.take()).toEqual([]);
  });
});
