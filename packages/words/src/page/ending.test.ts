import { describe, expect, it } from 'vitest';
import { languageModule } from '../languages.ts';
import type { EndingTexts, Person } from './ending.ts';

const you: Person = { name: 'Ana', isYou: true };
const ada: Person = { name: 'Ada', isYou: false };
const bo: Person = { name: 'bo', isYou: false };

async function inAll(say: (texts: EndingTexts) => string): Promise<string[]> {
  const all = (['en', 'fr', 'pt'] as const).map((language) => languageModule(language).load('ending'));
  return (await Promise.all(all)).map((texts) => say(texts).replaceAll(/[\u00a0\u202f]/g, ' '));
}

describe('the end, as a native speaker would say it', () => {
  it.each<[string, (texts: EndingTexts) => string, readonly string[]]>([
    ['you win', ({ wins }) => wins([you]), ['You win!', 'Vous avez gagné !', 'Ganhaste!']],
    ['somebody wins', ({ wins }) => wins([bo]), ['bo wins', 'bo gagne', 'bo ganha']],
    [
      'you share it',
      ({ wins }) => wins([ada, you, bo]),
      [
        'You, Ada and bo share the win',
        'Victoire partagée entre Ada, bo et vous',
        'Vitória partilhada entre ti, Ada e bo',
      ],
    ],
    [
      'one bet',
      ({ ahead, reasons }) => ahead(you, ada, '4M', reasons.bet(2, 'orange', '9M', null)),
      [
        'You beat Ada by 4M: bet 2, on orange, paid 9M against nothing.',
        'Vous battez Ada de 4M : le pari 2, sur l’orange, a rapporté 9M contre rien.',
        'Ficas 4M à frente de Ada: a aposta 2, no orange, rendeu 9M contra nada.',
      ],
    ],
    [
      'overpaid by you',
      ({ ahead, reasons }) => ahead(ada, you, '4M', reasons.overpaid(you, '9M', '2M')),
      [
        'Ada beats you by 4M: you paid 9M for cars that won 2M.',
        'Ada vous bat de 4M : vous avez payé 9M pour des voitures qui ont rapporté 2M.',
        'Ada fica 4M à tua frente: pagaste 9M por carros que renderam 2M.',
      ],
    ],
    [
      'places',
      ({ ahead, reasons }) => ahead(bo, ada, '7', reasons.places([1, 4], [])),
      [
        'bo beats Ada by 7: 1st and 4th place against nothing in the points.',
        'bo bat Ada de 7 : 1re et 4e places contre aucun point.',
        'bo fica 7 à frente de Ada: 1.º e 4.º lugares contra nenhum ponto.',
      ],
    ],
    [
      'level',
      ({ level }) => level(you, ada, '5M', true),
      [
        'You and Ada are level on 5M; the better-placed car decides.',
        'Égalité à 5M entre Ada et vous : la voiture la mieux classée départage.',
        'Empate a 5M entre ti e Ada: desempata o carro mais bem classificado.',
      ],
    ],
    [
      'the best cars',
      ({ bestCars }) => bestCars('red', 1, 'blue', 3),
      [
        'The best cars decide: red 1st, blue 3rd.',
        'Les meilleures voitures décident : la red est 1re, la blue 3e.',
        'Decidem os melhores carros: o red em 1.º, o blue em 3.º.',
      ],
    ],
  ])('%s', async (_, say, sentences) => {
    expect(await inAll(say)).toEqual(sentences);
  });

  it('teams begin a sentence with a capital, and are contracted', async () => {
    const team: Person = { name: 'a equipa azul', isYou: false, isThing: true };
    const texts = await languageModule('pt').load('ending');
    expect(texts.ahead(team, ada, '2', null)).toBe('A equipa azul fica 2 à frente de Ada.');
    expect(texts.ahead(ada, team, '2', null)).toBe('Ada fica 2 à frente da equipa azul.');
  });
});
