import { CIRCUIT_IDS } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { downforceForm as en } from '../../en/downforce/form/words.ts';
import { downforceForm as fr } from '../../fr/downforce/form/words.ts';
import { downforceForm as pt } from '../../pt/downforce/form/words.ts';
import type { CircuitFigures } from './circuits.ts';

const LANGUAGES = { en, fr, pt };

describe('a circuit in a sentence', () => {
  it.each(Object.entries(LANGUAGES))(
    'differs for each, even without the length of the lap: %s',
    (_, words) => {
      const { values } = words.option('track');
      const texts = CIRCUIT_IDS.map((id) => values[id]?.text.replace(/\d+ /, '') ?? '');
      expect(new Set(texts).size).toBe(CIRCUIT_IDS.length);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.{30,}\.$/u);
    },
  );

  /** The roads as their files draw them: Marina Bay's single lanes begin after 11 and 31 steps, Castle Gate's after 37 and 44. */
  it.each([
    [
      'marina-bay',
      'A ring of 58 steps by the shortest way, about 45% of it narrow; the first of 2 single lanes comes early.',
      'Une boucle d’au moins 58 cases, étroite sur 45\u00a0% environ\u202f; le premier des 2 passages à une voie arrive tôt.',
      'Um anel de pelo menos 58 passos, estreito em cerca de 45%; o primeiro dos 2 troços de uma só faixa surge cedo.',
    ],
    [
      'castle-gate',
      'A ring of 57 steps by the shortest way, about 30% of it narrow; the first of 2 single lanes comes late.',
      'Une boucle d’au moins 57 cases, étroite sur 30\u00a0% environ\u202f; le premier des 2 passages à une voie arrive tard.',
      'Um anel de pelo menos 57 passos, estreito em cerca de 30%; o primeiro dos 2 troços de uma só faixa surge tarde.',
    ],
    [
      'saltpan',
      'A ring of 60 steps by the shortest way, about 5% of it narrow; never fewer than two lanes.',
      'Une boucle d’au moins 60 cases, étroite sur 5\u00a0% environ\u202f; jamais moins de deux voies.',
      'Um anel de pelo menos 60 passos, estreito em cerca de 5%; nunca menos de duas faixas.',
    ],
    [
      'lantern-pass',
      'An open road of 54 steps by the shortest way, about 45% of it narrow; the first of 2 single lanes comes early.',
      'Une route ouverte d’au moins 54 cases, étroite sur 45\u00a0% environ\u202f; le premier des 2 passages à une voie arrive tôt.',
      'Uma estrada aberta de pelo menos 54 passos, estreita em cerca de 45%; o primeiro dos 2 troços de uma só faixa surge cedo.',
    ],
  ])('says what the road is like: %s', (id, ...texts) => {
    expect(Object.values(LANGUAGES).map((words) => words.option('track').values[id]?.text)).toEqual(texts);
  });

  it('says so of a road that is never narrow, and of one single lane', () => {
    const wide: CircuitFigures = { shape: 'ring', lap: 33, narrow: 0, singleLanes: 0, first: 'early' };
    const say = (figures: CircuitFigures) =>
      Object.values(LANGUAGES).map(({ circuitText }) => circuitText(figures));
    expect(say(wide)).toEqual([
      'A ring of 33 steps by the shortest way, three lanes or more all the way.',
      'Une boucle d’au moins 33 cases, à trois voies ou plus partout.',
      'Um anel de pelo menos 33 passos, com três faixas ou mais em todo o lado.',
    ]);
    expect(say({ ...wide, narrow: 10, singleLanes: 1, first: 'midway' })).toEqual([
      'A ring of 33 steps by the shortest way, about 10% of it narrow; its single lane comes halfway.',
      'Une boucle d’au moins 33 cases, étroite sur 10\u00a0% environ\u202f; le seul passage à une voie arrive à mi-parcours.',
      'Um anel de pelo menos 33 passos, estreito em cerca de 10%; o único troço de uma só faixa surge a meio.',
    ]);
  });
});
