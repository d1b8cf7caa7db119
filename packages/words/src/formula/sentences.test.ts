import { refuse } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { FORMULA } from '../all.ts';
import type { Context } from '../context.ts';

const table: Context = { names: ['Ana', 'Bo'] };
const ana: Context = { ...table, you: 0 };
const named: Context = { ...table, drivers: ['Inês', 'Alain'] };

/** Sentences that grammar could spoil: person, agreement, elision, contraction, no-break spaces. */
describe('sentences as a native speaker would say them', () => {
  it('in English', () => {
    const { fact, refusal, card } = FORMULA.en;
    expect(card('pit-orange').text).toMatch(/^Choose an orange car and roll/);
    expect(card('pit-red').text).toMatch(/^Choose a red car and roll/);
    expect(fact({ kind: 'played', seat: 0, card: 'overtake-3-red' }, ana)).toBe(
      'You play Overtake +3 (red).',
    );
    expect(fact({ kind: 'played', seat: 0, card: 'overtake-3-red' }, table)).toBe(
      'Ana plays Overtake +3 (red).',
    );
    expect(fact({ kind: 'moved', car: 'orange-1', from: 3, to: 1, cause: 'overtake' }, table)).toBe(
      'Orange 1 overtakes from 3rd to 1st.',
    );
    expect(fact({ kind: 'retired', car: 'blue-2', from: 11, cause: 'engine' }, named)).toBe(
      'Alain (blue 2) blows its engine and retires from 11th place.',
    );
    expect(refusal(refuse('car-retired', 'F-K1', { car: 'red-2', card: 'overtake-2-red' }), ana)).toBe(
      'Red 2 cannot be chosen: it has retired. (Overtake +2, F-K1)',
    );
  });

  it('in French', () => {
    const { fact, refusal, team } = FORMULA.fr;
    expect(fact({ kind: 'played', seat: 0, card: 'pit-green' }, ana)).toBe(
      'Vous jouez Arrêt au stand (verte).',
    );
    expect(fact({ kind: 'played', seat: 0, card: 'pit-green' }, table)).toBe(
      'Ana joue Arrêt au stand (verte).',
    );
    expect(fact({ kind: 'chose', seat: 1, car: 'orange-2' }, table)).toBe('Bo choisit l’orange 2.');
    expect(fact({ kind: 'moved', car: 'purple-1', from: 4, to: 1, cause: 'charge' }, table)).toBe(
      'La violette 1 attaque\u00a0: de la 4e à la 1re place.',
    );
    expect(fact({ kind: 'moved', car: 'blue-1', from: 4, to: 6, cause: 'back' }, named)).toBe(
      'Inês (bleue 1) recule de la 4e à la 6e place.',
    );
    expect(team('orange')).toBe('l’écurie orange');
    expect(refusal(refuse('car-retired', 'F-K6', { car: 'red-2', card: 'pit-red' }), ana)).toBe(
      'On ne peut pas choisir la rouge 2\u00a0: cette voiture a abandonné. (Arrêt au stand, F-K6)',
    );
  });

  it('in Portuguese', () => {
    const { fact, refusal, team } = FORMULA.pt;
    expect(fact({ kind: 'played', seat: 0, card: 'overtake-4-yellow' }, ana)).toBe(
      'Jogas Ultrapassagem +4 (amarela).',
    );
    expect(fact({ kind: 'drew', seat: 1 }, ana)).toBe('Bo bisca uma carta.');
    expect(fact({ kind: 'chose', seat: 0, car: 'yellow-2' }, ana)).toBe('Escolhes o amarelo 2.');
    expect(fact({ kind: 'moved', car: 'red-1', from: 2, to: 12, cause: 'gears' }, table)).toBe(
      'O vermelho 1 parte a caixa e cai do 2.º para o 12.º lugar, o último.',
    );
    expect(fact({ kind: 'grid-drawn', team: 'purple', places: [1, 12] }, table)).toBe(
      'A equipa roxa parte do 1.º e do 12.º lugar.',
    );
    expect(team('red')).toBe('a equipa vermelha');
    expect(refusal(refuse('not-your-turn', 'F-S5', { turn: 1 }), ana)).toBe(
      'É a vez de Bo. (Ordem de jogo, F-S5)',
    );
  });
});
