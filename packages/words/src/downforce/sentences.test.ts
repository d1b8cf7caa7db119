import type { DownforceFact, Sheet } from '@paddock/downforce';
import { refuse } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';

const table: Context = { names: ['Ana', 'Bo', 'Cleo'] };
const ana: Context = { ...table, you: 0 };

const sold: DownforceFact = { kind: 'sold', seat: 0, car: 'orange', power: 'cunning', price: 5 };
const shown: DownforceFact = {
  kind: 'bids-shown',
  car: 'green',
  bids: [
    { seat: 0, card: 'r6', declared: false, bid: 0 },
    { seat: 1, card: 'g6k4', declared: false, bid: 6 },
    { seat: 2, card: 'o4', declared: true, bid: 4 },
  ],
};
const taken: DownforceFact = { kind: 'must-take', seat: 0, car: 'orange', card: 'o2k1' };
const blocked: DownforceFact = { kind: 'line-idle', line: 'o6', why: 'blocked', car: 'orange' };
const idle: DownforceFact = { kind: 'line-idle', line: 'w2', why: 'finished', car: 'orange' };
const out: DownforceFact = { kind: 'went-out', seat: 0, cards: ['r8'] };
const over: DownforceFact = {
  kind: 'race-over',
  standing: ['blue', 'yellow', 'red', 'black', 'green', 'orange'],
  finished: 2,
};

/** D-E5's score sheet. */
const SHEET: Sheet = {
  seat: 0,
  cars: [
    { car: 'green', paid: 4, prize: 2 },
    { car: 'yellow', paid: 5, prize: 9 },
  ],
  bets: [
    { car: 'yellow', pays: 6 },
    { car: 'yellow', pays: 4 },
    { car: 'blue', pays: 3 },
  ],
  prizes: 11,
  winnings: 13,
  paid: 9,
  total: 15,
};
const ended: DownforceFact = {
  kind: 'game-over',
  outcome: { standings: [{ side: 'seat-0', seat: 0, place: 1, score: 15 }] },
  sheets: [SHEET],
};
const drive: readonly DownforceFact[] = [
  { kind: 'played', seat: 1, card: 'o6' },
  { kind: 'stepped', seat: 0, car: 'orange', from: 40, to: 41 },
  { kind: 'jammed', car: 'orange', lost: 5 },
];
const taking = refuse('space-taken', 'D-R5', { car: 'orange', space: 41 });
const level = refuse('not-a-step', 'D-R5', { car: 'yellow', from: 40, space: 41 });
const tooFew = refuse('option-conflict', 'D-C2', { conflict: 'deck-too-small', options: '', players: 6 });

/** Sentences that grammar could spoil: person, agreement, elision, contraction, no-break spaces. */
describe('sentences as a native speaker would say them', () => {
  it('in English', () => {
    const { fact, refusal, card, money, story } = DOWNFORCE.en;
    expect(card('r6y4k2b1')).toBe('red 6, yellow 4, black 2, blue 1');
    expect(card('w5k2')).toBe('wild 5, black 2');
    expect(card('r8')).toBe('Speed-8 (red)');
    expect([6, 0, -3].map(money)).toEqual(['$6M', '$0', '−$3M']);
    expect(fact(sold, table)).toBe('Ana buys orange for $5M, with Cunning.');
    expect(fact(sold, ana)).toBe('You buy orange for $5M, with Cunning.');
    expect(fact(shown, ana)).toBe(
      'Bids for green: you pass with red 6; Bo bids $6M with green 6, black 4; Cleo declares a bid of $4M with orange 4, holding no green and no wild.',
    );
    expect(fact(taken, ana)).toBe(
      'You are the last without a car and must take orange. The cheapest card is orange 2, black 1.',
    );
    expect(fact(blocked, table)).toBe('Orange is blocked and cannot move: 6 spaces lost.');
    expect(fact(idle, table)).toBe('Wild 2 does nothing: orange has finished.');
    expect(fact(out, ana)).toBe(
      'All your cars are home: you are out of the race, with 1 card for the discard pile.',
    );
    expect(fact(over, table)).toBe(
      'The race is over: 1st blue, 2nd yellow. Still on the track, in this order: red, black, green, orange.',
    );
    expect(fact(ended, ana)).toBe(
      'The game is over: you win with $15M. You: prizes $11M (green $2M, yellow $9M) plus bets $13M (yellow $6M, yellow $4M, blue $3M) minus paid $9M (green $4M, yellow $5M) makes $15M. Places: 1st you, $15M.',
    );
    expect(story(drive, ana).at(-1)?.text).toBe(
      'You steer orange, which moves 1 space, to space 41, and is jammed: 5 lost.',
    );
    expect(refusal(taking, ana)).toBe(
      'Orange cannot go to space 41: another car stands there. (Moving, D-R5)',
    );
    expect(refusal(level, ana)).toBe(
      'Yellow cannot step to space 41: the next space must touch and lie ahead, never level or behind. (Moving, D-R5)',
    );
    expect(refusal(tooFew, ana)).toBe(
      'This deck has too few cards for so many players: everybody needs at least six. (The cards, D-C2)',
    );
  });

  it('in French', () => {
    const { fact, refusal, card, money, story, power } = DOWNFORCE.fr;
    expect(card('r6y4k2w1')).toBe('rouge 6, jaune 4, noire 2, Joker 1');
    expect(card('o8')).toBe('Vitesse 8 (orange)');
    expect([6, 0, -3].map(money)).toEqual(['$6M', '$0', '−$3M']);
    expect(power('cunning').label).toBe('Rusé');
    expect(fact(sold, table)).toBe('Ana achète l’orange pour $5M, avec Rusé.');
    expect(fact(sold, ana)).toBe('Vous achetez l’orange pour $5M, avec Rusé.');
    expect(fact(shown, ana)).toBe(
      'Enchères pour la verte\u00a0: vous passez avec rouge 6\u202f; Bo mise $6M avec verte 6, noire 4\u202f; Cleo déclare une enchère de $4M avec orange 4, sans verte ni Joker en main.',
    );
    expect(fact(taken, ana)).toBe(
      'Vous n’avez pas de voiture et devez prendre la dernière, l’orange. La carte la moins chère\u00a0: orange 2, noire 1.',
    );
    expect(fact(blocked, table)).toBe('L’orange est bloquée et n’avance pas\u00a0: 6 cases perdues.');
    expect(fact(idle, table)).toBe('Joker 2, sans effet\u00a0: l’orange est déjà arrivée.');
    expect(fact(out, ana)).toBe(
      'Vous n’avez plus de voiture en piste et quittez la course. Vers la défausse\u00a0: 1 carte.',
    );
    expect(fact(over, table)).toBe(
      'La course est finie\u00a0: 1re bleue, 2e jaune. Encore en piste, dans cet ordre\u00a0: rouge, noire, verte, orange.',
    );
    expect(fact(ended, ana)).toBe(
      'La partie est finie\u00a0: vous gagnez avec $15M. Vous\u00a0: prix de course $11M (verte $2M, jaune $9M) plus paris $13M (jaune $6M, jaune $4M, bleue $3M) moins enchères $9M (verte $4M, jaune $5M), total $15M. Classement\u00a0: 1er vous, $15M.',
    );
    expect(story(drive, ana).at(-1)?.text).toBe(
      'Vous dirigez l’orange, qui avance d’une case, jusqu’à la case 41, et se retrouve coincée\u00a0: 5 cases perdues.',
    );
    expect(refusal(taking, ana)).toBe(
      'L’orange ne peut pas aller sur la case 41\u00a0: une autre voiture s’y trouve. (Avancer, D-R5)',
    );
    expect(refusal(tooFew, ana)).toBe(
      'Ce paquet a trop peu de cartes pour tant de joueurs\u00a0: il en faut au moins six par personne. (Les cartes, D-C2)',
    );
  });

  it('in Portuguese', () => {
    const { fact, refusal, card, money, story, power, track, action } = DOWNFORCE.pt;
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
      'Não tens carro e tens de ficar com o último, o laranja. A carta mais barata: laranja 2, preto 1.',
    );
    expect(fact(blocked, table)).toBe('O laranja está bloqueado e não avança: 6 espaços perdidos.');
    expect(fact(idle, table)).toBe('Jóquer 2 não faz nada: o laranja já chegou.');
    expect(fact(out, ana)).toBe(
      'Já não tens carros em pista e sais da corrida. Para a pilha de descarte: 1 carta.',
    );
    expect(fact(over, table)).toBe(
      'A corrida acabou: 1.º azul, 2.º amarelo. Ainda em pista, por esta ordem: vermelho, preto, verde, laranja.',
    );
    expect(fact(ended, ana)).toBe(
      'A partida acabou: ganhas com €15M. Tu: prémios €11M (verde €2M, amarelo €9M) mais apostas €13M (amarelo €6M, amarelo €4M, azul €3M) menos leilão €9M (verde €4M, amarelo €5M), total €15M. Classificação: 1.º tu, €15M.',
    );
    expect(story(drive, ana).at(-1)?.text).toBe(
      'Diriges o laranja, que avança 1 espaço, até ao espaço 41, e fica bloqueado: 5 espaços perdidos.',
    );
    expect(refusal(taking, ana)).toBe(
      'O laranja não pode ir para o espaço 41: está lá outro carro. (Avançar, D-R5)',
    );
  });
});
