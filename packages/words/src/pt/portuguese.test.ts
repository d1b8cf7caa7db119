import { refuse } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { expectHeard } from '../downforce/listening.ts';
import {
  ana,
  blocked,
  drive,
  ended,
  idle,
  out,
  over,
  shown,
  sold,
  table,
  taken,
  taking,
} from '../testing/downforce-sentences.ts';
import { pt as all } from './all.ts';
import { plural, words } from './common/shared.ts';

/** Sentences that grammar could spoil: person, agreement, elision, contraction, no-break spaces. */
describe('Portuguese sentences as a native speaker would say them', () => {
  it('of Downforce', () => {
    const { fact, refusal, card, money, story, power, track, action } = all.downforce;
    expect(card('r6y4k2w1')).toBe('vermelho 6, amarelo 4, preto 2, Jóquer 1');
    expect(card('o8')).toBe('Velocidade Oito (laranja)');
    expect([6, 0, -3].map(money)).toEqual(['€6M', '€0', '−€3M']);
    expect(power('cunning').label).toBe('Habilidoso');
    expect(track('river-station')).toBe('Rio');
    expect(action('bet yellow', ana)).toBe('Apostar no amarelo');
    expect(fact(sold, table)).toBe('Ana compra o laranja por €5M, com Habilidoso.');
    expect(fact(sold, ana)).toBe('Compras o laranja por €5M, com Habilidoso.');
    expect(fact(shown, ana)).toBe(
      'Lances pelo verde: tu passas com vermelho 6; Bo licita €6M com verde 6, preto 4; Cleo declara um lance de €4M com laranja 4, sem verde nem Jóquer na mão.',
    );
    expect(fact(taken, ana)).toBe(
      'Não tens carro e tens de ficar com o último, o laranja, pelo número laranja mais baixo da mão: laranja 2, preto 1.',
    );
    expect(fact(blocked, table)).toBe(
      'O laranja está bloqueado pelo vermelho e pelo azul e não avança: 6 espaços perdidos.',
    );
    expect(fact(idle, table)).toBe('Jóquer 2 não faz nada: o laranja já chegou.');
    expect(fact(out, ana)).toBe(
      'Já não tens carros em pista e sais da corrida. A tua última carta vai para a pilha de descarte.',
    );
    expect(fact(over, table)).toBe(
      'A corrida acabou: 1.º azul, 2.º amarelo. Ainda em pista, por esta ordem: vermelho, preto, verde, laranja.',
    );
    expect(fact(ended, ana)).toBe(
      'A partida acabou: ganhas com €15M. Tu: prémios €11M (verde €2M, amarelo €9M) mais apostas €13M (amarelo €6M, amarelo €4M, azul €3M) menos leilão €9M (verde €4M, amarelo €5M), total €15M. Classificação: 1.º tu, €15M.',
    );
    expect(story(drive, ana).at(-1)?.text).toBe(
      'Diriges o laranja, que avança 1 espaço (a 9 espaços da chegada), e fica preso atrás do vermelho: 5 espaços perdidos.',
    );
    expect(refusal(taking, ana)).toBe(
      'O laranja não pode ir para o espaço 41: está lá outro carro. (Avançar, D-R5)',
    );
  });

  it('of Formula', () => {
    const { fact, refusal, team, colour, card, car, optionValue } = all.formula;
    // «equipa», «Ultrapassagem» and «Paragem» are feminine, «carro» is masculine.
    expect([colour('red'), card('overtake-2-red').colour, card('pit-purple').title, car('red-1')]).toEqual([
      'vermelha',
      'vermelha',
      'Paragem nas boxes (roxa)',
      'vermelho 1',
    ]);
    expect(optionValue('teams', [['red'], ['purple']], table)).toBe('Ana: vermelha, Bo: roxa');
    expect(fact({ kind: 'nothing', why: 'no-pit-trouble', car: 'purple-2', place: 10 }, table)).toBe(
      'O roxo 2 não para nas boxes e mantém o 10.º lugar.',
    );
    expect(fact({ kind: 'played', seat: 0, card: 'overtake-4-yellow' }, ana)).toBe(
      'Jogas Ultrapassagem +4 (amarela).',
    );
    expect(fact({ kind: 'drew', seat: 1 }, ana)).toBe('Bo bisca uma carta.');
    expect(fact({ kind: 'chose', seat: 0, car: 'yellow-2' }, ana)).toBe('Escolhes o amarelo 2.');
    expect(fact({ kind: 'moved', car: 'red-1', from: 2, to: 12, cause: 'gears' }, table)).toBe(
      'O vermelho 1 parte a caixa e cai do 2.º para o último lugar.',
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

it('says that the secrets were fixed beforehand, not that they have been given away', () => {
  const proof = {
    entries: 2,
    actions: 1,
    deals: 1,
    dealsProved: 1,
    finished: true,
    namesRemoved: false,
    parts: [],
  };
  expect(all.shared.proof(proof)).toBe(
    'nada foi alterado (2 passos), todas as jogadas cumprem as regras (1 ação), todos os sorteios derivam dos segredos fixados de antemão (1 distribuição).',
  );
});

describe('numbers and lists in Portuguese', () => {
  it('has its ordinals', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(words.place)).toEqual([
      '1.º',
      '2.º',
      '3.º',
      '4.º',
      '11.º',
      '12.º',
      '13.º',
      '21.º',
      '22.º',
      '111.º',
    ]);
    expect([1, 2].map(words.carPlace)).toEqual(['1.º', '2.º']);
  });

  it('counts zero, one and written numbers', () => {
    expect([0, 1].map(words.points)).toEqual(['0 pontos', '1 ponto']);
    expect([plural('0', 'partida', 'partidas'), plural('1', 'partida', 'partidas')]).toEqual([
      '0 partidas',
      '1 partida',
    ]);
  });

  it('sets its colon, its «and» and its «or»', () => {
    expect(words.labelled('Total', '3')).toBe('Total: 3');
    expect(words.and(['a', 'b', 'c'])).toBe('a, b e c');
    expect(words.or(['a', 'b'])).toBe('a ou b');
  });
});

/** A sum with its parts: «$11M (yellow $9M, green $2M)». */
const SUM = String.raw`([^\s(]+)(?: \(([^)]*)\))?`;
const PATTERNS = {
  sold: /(\w+) compra o (\w+) por (€\w+)/g,
  finish: /cruza a linha de chegada: o (\w+) fica em (\d)/g,
  sheet: new RegExp(
    String.raw`(\w+): prémios ${SUM} mais apostas ${SUM} menos leilão ${SUM}, total (\S+)\. `,
    'g',
  ),
};

it.each([2, 3, 4, 5, 6])(
  'Portuguese alone gives owners, prices, places and score sheets to %i players',
  (players) => {
    expectHeard(all.downforce, PATTERNS, players);
  },
);
