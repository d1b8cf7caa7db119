import { describe, expect, it } from 'vitest';
import { fold, type FoldListener } from './fold.ts';
import { Match } from './match.ts';
import { highCard, type HighCardFact } from './testing/high-card.ts';

const HEAD = { match: 'f-1', options: { rounds: 3 }, seats: [{ name: 'Ana' }, { name: 'Rui' }] };
const start = () => highCard.start({ players: 2, options: HEAD.options });

function played() {
  const match = new Match(highCard, HEAD);
  match.openDeal('1'.repeat(64));
  match.sealDeal(['', '']);
  const opened = match.open();
  if ('code' in opened) throw new Error(opened.code);
  match.accept(opened);
  match.play(0, ['stay']);
  return match;
}

describe('a fold', () => {
  it('reaches the state the game was played to, in one go or in parts', () => {
    const { entries, state } = played();
    const whole = start();
    expect(fold(highCard, whole, entries)).toBeUndefined();
    expect(whole).toEqual(state);
    const parts = start();
    fold(highCard, parts, entries, { to: 1 });
    fold(highCard, parts, entries, { from: 1 });
    expect(parts).toEqual(state);
  });

  it('tells a listener each entry, its facts and its actions', () => {
    const { entries } = played();
    const heard: unknown[] = [];
    const listener: FoldListener<unknown, HighCardFact> = {
      all: (fact) => heard.push(fact.kind),
      only: (_seat, secret) => heard.push(secret.kind),
      entry: (number) => heard.push(number),
      done: (who) => heard.push({ who }),
    };
    fold(highCard, start(), entries, { from: 0, to: 1, listener });
    expect(heard[0]).toBe(0);
    expect(heard.filter((each) => typeof each === 'object')).toHaveLength(entries[0]?.then.length ?? 0);
    expect(heard.some((each) => typeof each === 'string')).toBe(true);
  });

  it('stops at the judge’s first finding, before applying the action', () => {
    const { entries } = played();
    const state = start();
    const pass = () => undefined;
    const judge = { begin: pass, choice: () => 'no', draw: pass, end: pass };
    expect(fold(highCard, state, entries, { judge })).toEqual({ entry: 1, finding: 'no' });
    const before = start();
    fold(highCard, before, entries, { to: 1 });
    expect(state).toEqual(before);
  });

  it('throws on an unreadable action or a missing entry', () => {
    const { entries } = played();
    expect(() => fold(highCard, start(), entries, { to: 9 })).toThrow('no entry 2');
    const strange = entries.map((entry) => ({ ...entry, then: ['jump'] }));
    expect(() => fold(highCard, start(), strange)).toThrow('cannot be read');
  });
});
