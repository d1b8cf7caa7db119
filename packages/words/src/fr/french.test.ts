import { refuse } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
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
  tooFew,
} from '../testing/downforce-sentences.ts';
import { fr as all } from './all.ts';
import { fr } from './index.ts';
import { plural, words } from './common/shared.ts';

const named: Context = { names: ['Ana', 'Bo'], drivers: ['Inês', 'Alain'] };

/** Sentences that grammar could spoil: person, agreement, elision, contraction, no-break spaces. */
describe('French sentences as a native speaker would say them', () => {
  it('of Downforce', () => {
    const { fact, refusal, card, money, story, power } = all.downforce;
    expect(card('r6y4k2w1')).toBe('rouge 6, jaune 4, noire 2, Joker 1');
    expect(card('o8')).toBe('Vitesse 8 (orange)');
    expect([6, 0, -3].map(money)).toEqual(['$6M', '$0', '−$3M']);
    expect(power('cunning').label).toBe('Rusé');
    expect(fact(sold, table)).toBe('Ana achète l’orange pour $5M, avec Rusé.');
    expect(fact(sold, ana)).toBe('Vous achetez l’orange pour $5M, avec Rusé.');
    expect(fact(shown, ana)).toBe(
      'Enchères sur la verte\u00a0: vous passez avec rouge 6\u202f; Bo mise $6M avec verte 6, noire 4\u202f; Cleo déclare une enchère de $4M avec orange 4, sans carte verte ni Joker en main.',
    );
    expect(fact(taken, ana)).toBe(
      'Vous n’avez pas de voiture et devez prendre la dernière, l’orange, au plus petit chiffre orange en main\u00a0: orange 2, noire 1.',
    );
    expect(fact(blocked, table)).toBe(
      'L’orange est bloquée par la rouge et la bleue et n’avance pas\u00a0: 6 cases perdues.',
    );
    expect(fact(idle, table)).toBe('Joker 2, sans effet\u00a0: l’orange est déjà arrivée.');
    expect(fact(out, ana)).toBe(
      'Vous n’avez plus de voiture en piste et quittez la course. Votre dernière carte va à la défausse.',
    );
    expect(fact(over, table)).toBe(
      'La course est finie\u00a0: 1re bleue, 2e jaune. Encore en piste, dans cet ordre\u00a0: rouge, noire, verte, orange.',
    );
    expect(fact(ended, ana)).toBe(
      'La partie est finie\u00a0: vous gagnez avec $15M. Vous\u00a0: prix de course $11M (verte $2M, jaune $9M) plus paris $13M (jaune $6M, jaune $4M, bleue $3M) moins enchères $9M (verte $4M, jaune $5M), total $15M. Classement\u00a0: 1er vous, $15M.',
    );
    expect(story(drive, ana).at(-1)?.text).toBe(
      'Vous dirigez l’orange, qui avance d’une case (à 9 cases de l’arrivée), puis se retrouve coincée derrière la rouge\u00a0: 5 cases perdues.',
    );
    expect(refusal(taking, ana)).toBe(
      'L’orange ne peut pas aller sur la case 41\u00a0: une autre voiture s’y trouve. (Avancer, D-R5)',
    );
    expect(refusal(tooFew, ana)).toBe(
      'Ce paquet a trop peu de cartes pour autant de joueurs\u00a0: il en faut au moins six par joueur. (Les cartes, D-C2)',
    );
  });

  it('of Formula', () => {
    const { fact, refusal, team, colour, card, car, optionValue } = all.formula;
    // «écurie» and «voiture» are feminine, «Dépassement» and «Arrêt au stand» masculine.
    expect([
      colour('green'),
      card('overtake-2-green').colour,
      card('pit-purple').title,
      car('green-1'),
    ]).toEqual(['verte', 'vert', 'Arrêt au stand (violet)', 'verte 1']);
    expect(optionValue('teams', [['green'], ['purple']], table)).toBe('Ana\u00a0: verte, Bo\u00a0: violette');
    expect(fact({ kind: 'nothing', why: 'no-pit-trouble', car: 'purple-2', place: 10 }, table)).toBe(
      'La violette 2 ne s’arrête pas au stand et garde la 10e place.',
    );
    expect(refusal(refuse('card-not-in-hand', 'F-T1', { card: 'overtake-2-red' }), ana)).toBe(
      'La carte Dépassement +2 (rouge) ne peut pas être jouée\u00a0: elle n’est pas en main. (Un tour de jeu, F-T1)',
    );
    expect(fact({ kind: 'played', seat: 0, card: 'pit-green' }, ana)).toBe(
      'Vous jouez Arrêt au stand (vert).',
    );
    expect(fact({ kind: 'played', seat: 0, card: 'pit-green' }, table)).toBe(
      'Ana joue Arrêt au stand (vert).',
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
});

describe('numbers and lists in French', () => {
  it('has its ordinals', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(words.place)).toEqual([
      '1er',
      '2e',
      '3e',
      '4e',
      '11e',
      '12e',
      '13e',
      '21e',
      '22e',
      '111e',
    ]);
    expect([1, 2].map(words.carPlace)).toEqual(['1re', '2e']);
  });

  it('counts zero, one and written numbers', () => {
    expect([0, 1].map(words.points)).toEqual(['0 point', '1 point']);
    expect([plural('0', 'partie', 'parties'), plural('1\u202f000', 'partie', 'parties')]).toEqual([
      '0 partie',
      '1\u202f000 parties',
    ]);
  });

  it('sets its colon, its «and» and its «or»', () => {
    expect(words.labelled('Total', '3')).toBe('Total\u00a0: 3');
    expect(words.and(['a', 'b', 'c'])).toBe('a, b et c');
  });

  it('has a singular for none and one', async () => {
    const [{ home }, daily] = await Promise.all([fr.load('ui'), fr.load('daily')]);
    expect([0, 1, 2].map((run) => home.progress(run, 3))).toEqual([
      '0 course courue sur 3',
      '1 course courue sur 3',
      '2 courses courues sur 3',
    ]);
    expect([1, 97].map((better) => daily.better(better, 0, 100))).toEqual([
      'Mieux que 1 club sur 100',
      'Mieux que 97 clubs sur 100',
    ]);
  });
});

/** A sum with its parts: «$11M (yellow $9M, green $2M)». */
const SUM = String.raw`([^\s(]+)(?: \(([^)]*)\))?`;
const PATTERNS = {
  sold: /(\w+) achète l(?:a |’)(\w+) pour (\$\w+)/g,
  finish: /franchit la ligne d’arrivée\s: l(?:a |’)(\w+) est (\d)/g,
  sheet: new RegExp(
    String.raw`(\w+)\s: prix de course ${SUM} plus paris ${SUM} moins enchères ${SUM}, total (\S+)\. `,
    'g',
  ),
};

it.each([2, 3, 4, 5, 6])(
  'French alone gives owners, prices, places and score sheets to %i players',
  (players) => {
    expectHeard(all.downforce, PATTERNS, players);
  },
);
