import { formula } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { expect, it } from 'vitest';
import { LEANINGS } from '../characters/leanings.ts';
import { byCharacter } from './taste.ts';
import { aView } from './testing.ts';

it('F-T1: a character chooses a car even if a person had played the card before it took the seat', () => {
  const view = aView({ hand: ['turbo'], open: { phase: 'choosing', card: 'pit-beige' } });
  const after = formula.imagine(view, fastChance('taste'));
  const plan = (car: string, value: number) => ({ do: [`car ${car}`], value, track: value, after });
  const plans = [plan('green-1', 1), plan('blue-1', 0.9), plan('yellow-1', 0), plan('orange-1', 0)];
  const carFor = (name: string) => byCharacter(view.public, 0, plans, LEANINGS[name])[0]?.do;
  expect([carFor('Chiara'), carFor('Freya')]).toEqual([['car green-1'], ['car blue-1']]);
});
