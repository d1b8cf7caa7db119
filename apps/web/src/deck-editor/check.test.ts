import { describe, expect, it } from 'vitest';
import { faultOf, judge } from './check.ts';

describe('D-C2: a card while it is typed', () => {
  it.each([
    ['', 'empty', undefined],
    ['r', 'unfinished', 'bad-line'],
    ['r6', 'sound', undefined],
    ['r6y', 'unfinished', 'bad-line'],
    ['r6y4k2b1', 'sound', undefined],
    ['w5w5', 'sound', undefined],
    ['x', 'wrong', 'bad-line'],
    ['6r', 'wrong', 'bad-line'],
    ['r7', 'wrong', 'bad-line'],
    ['r6r', 'wrong', 'colour-twice'],
    ['r6y4r2', 'wrong', 'colour-twice'],
    ['w1w1w1w1w1w1', 'sound', undefined],
    ['w1w1w1w1w1w1w', 'wrong', 'too-many-lines'],
  ])('«%s» is %s', (kind, is, code) => {
    const judged = judge({ kind });
    expect([judged.is, 'fault' in judged ? judged.fault.code : undefined]).toEqual([is, code]);
  });

  it('is judged by itself', () => {
    expect(faultOf('r6y4')).toBeUndefined();
    expect(faultOf('r6y4r1')).toMatchObject({ code: 'colour-twice', params: { colour: 'red' } });
  });
});
