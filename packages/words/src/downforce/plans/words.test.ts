import type { DownforceFact } from '@paddock/downforce';
import { expect, it } from 'vitest';
import { DOWNFORCE } from '../../all.ts';
import { languageModule, type Language } from '../../languages.ts';

const FACTS: readonly DownforceFact[] = [
  { kind: 'played', seat: 0, card: 'b2k6r4y3o1' },
  { kind: 'stepped', seat: 0, car: 'blue', from: 9, to: 10, toGo: 90 },
  { kind: 'stepped', seat: 0, car: 'blue', from: 10, to: 11, toGo: 89 },
  { kind: 'goes-on', seat: 0, car: 'blue', spaces: 1, power: 'aggressive' },
  { kind: 'stepped', seat: 0, car: 'blue', from: 11, to: 12, toGo: 88 },
  { kind: 'stepped', seat: 0, car: 'black', from: 1, to: 2, toGo: 97 },
  { kind: 'jammed', car: 'black', lost: 5, by: ['blue', 'orange'] },
  { kind: 'line-idle', line: 'r4', why: 'blocked', car: 'red', by: ['black'] },
  { kind: 'line-idle', line: 'y3', why: 'finished', car: 'yellow' },
  { kind: 'stepped', seat: 0, car: 'orange', from: 98, to: null },
  { kind: 'finished', car: 'orange', place: 2 },
];

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Blue +2 +1 (Aggressive);',
      'black +1, then 5 lost behind blue and orange;',
      'red blocked by black: 4 lost;',
      'yellow 3 does nothing: yellow has finished;',
      'orange +1, finishing 2nd.',
    ],
  ],
  [
    'fr',
    [
      'Bleue +2 +1 (Agressif)\u202f;',
      'noire +1, puis 5 perdues derrière la bleue et l’orange\u202f;',
      'rouge bloquée par la noire\u00a0: 4 perdues\u202f;',
      'jaune 3, sans effet\u00a0: la jaune est déjà arrivée\u202f;',
      'orange +1, arrive 2e.',
    ],
  ],
  [
    'pt',
    [
      'Azul +2 +1 (Agressivo);',
      'preto +1, e 5 perdidos atrás do azul e do laranja;',
      'vermelho bloqueado pelo preto: 4 perdidos;',
      'amarelo 3 não faz nada: o amarelo já chegou;',
      'laranja +1, chega em 2.º.',
    ],
  ],
])('what a card comes to, line by line, in %s', async (language, texts) => {
  const plans = await languageModule(language).load('downforcePlans');
  const clauses = plans.clauses(FACTS, { names: ['Ana'], you: 0 }, DOWNFORCE[language]);
  expect(clauses.map(({ text }) => text)).toEqual(texts);
  expect(clauses.map(({ isLoss }) => isLoss)).toEqual([false, true, true, true, false]);
});
