import { beforeAll, describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';
import { languageModule, LANGUAGES } from '../languages.ts';
import { playRandomly } from './testing.ts';
import type { DownforceTableWords } from './words.ts';

const LISTENER: Context = { names: ['Ana', 'Bo', 'Cleo', 'Dora', 'Eva', 'Finn'], you: 0 };

/** Everything said in a random printed game. */
function said(words: DownforceTableWords, players: number): readonly string[] {
  const texts: string[] = [];
  const teller = words.teller();
  playRandomly(
    `printed ${players}`,
    players,
    { track: 'random' },
    {
      listener: 0,
      fact: (told) => texts.push(words.fact(told, LISTENER), teller.hear(told, LISTENER)),
      open: (open) => texts.push(words.prompt(open, LISTENER), words.phase(open.phase)),
      action: (text) => texts.push(words.action(text, LISTENER)),
    },
  );
  return texts;
}

describe.each(LANGUAGES)('the words of the printed game, in %s', (language) => {
  const all = DOWNFORCE[language];
  let printed: DownforceTableWords;
  beforeAll(async () => {
    printed = await languageModule(language).load('downforce');
  });

  it.each([2, 3, 4, 5, 6])('are enough for a printed game of %i', (players) => {
    const texts = said(printed, players);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts).toEqual(said(all, players));
  });

  it('name cards, cars, powers and sides alike', () => {
    expect(printed.card('r6y4k2b1')).toBe(all.card('r6y4k2b1'));
    expect(printed.power('cunning')).toEqual(all.power('cunning'));
    expect(printed.power('thrifty')).toEqual({ label: 'thrifty', text: '' });
    expect(printed.sheet.title).toBe(all.sheet.title);
    const standing = { side: 'seat-1', seat: 1, place: 1, score: 0 };
    expect(printed.side(standing, LISTENER)).toBe(all.side(standing, LISTENER));
  });
});
