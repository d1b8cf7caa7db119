import { downforce, type DownforceOptions, type DownforceRules } from '@paddock/downforce';
import { isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { loadRules, printedDownforce } from './rules.ts';

function resolved(given: Partial<DownforceOptions>): DownforceOptions {
  const options = resolveOptions(downforce.options, 4, given);
  if (isRefusal(options)) throw new Error(options.code);
  return options;
}

const PRINTED = resolved({ track: 'random' });
const WHISPERS = resolved({ goal: 'whispers' });

describe('the rules of a table', () => {
  it('are the printed game alone where that is played', async () => {
    expect(await loadRules('defaults')).toBe(printedDownforce);
    expect(await loadRules({ options: PRINTED })).toBe(printedDownforce);
  });

  it('include the variants where one is played, or nobody knows what', async () => {
    const goalOf = (rules: DownforceRules) =>
      rules.view(rules.start({ players: 4, options: WHISPERS }), 0).public.options.goal;
    expect(() => goalOf(printedDownforce)).toThrow(/variant|whispers|phase|option|undefined/i);
    for (const need of [{ options: WHISPERS }, { options: undefined }, 'everything'] as const)
      expect(goalOf(await loadRules(need))).toBe('whispers');
  });
});
