import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { downforce as en } from './en-opening.ts';
import { downforce as fr } from './fr-opening.ts';
import type { OpeningWords } from './opening.ts';
import { downforce as pt } from './pt-opening.ts';
import { playRandomly } from './testing.ts';

const OPENING: Readonly<Record<Language, OpeningWords>> = { en, fr, pt };
const LISTENER: Context = { names: ['Ana', 'Bo', 'Cleo', 'Dora', 'Eva', 'Finn'], you: 0 };

/** What is said in a random printed game, until the first bids are turned up and after that. */
function said(words: OpeningWords, players: number): { readonly opening: string[]; readonly rest: string[] } {
  const opening: string[] = [];
  const rest: string[] = [];
  const teller = words.teller();
  let isOpening = true;
  const say = (text: string) => (isOpening ? opening : rest).push(text);
  playRandomly(
    `opening ${players}`,
    players,
    { track: 'random' },
    {
      listener: 0,
      fact: (told) => {
        isOpening &&= told.kind !== 'bids-shown';
        say(words.fact(told, LISTENER));
        say(teller.hear(told, LISTENER));
      },
      open: (open) => say(words.prompt(open, LISTENER)),
    },
  );
  return { opening, rest };
}

describe("the words of a game's opening", () => {
  it.each(LANGUAGES)('say it as all the words do: %s', (language) => {
    for (const players of [2, 4, 6]) {
      const { opening } = said(OPENING[language], players);
      expect(opening.length).toBeGreaterThan(60);
      expect(opening).toEqual(said(DOWNFORCE[language], players).opening);
    }
  });

  it.each(LANGUAGES)('say no more than they know of what comes later: %s', (language) => {
    const { rest } = said(OPENING[language], 4);
    const all = said(DOWNFORCE[language], 4).rest;
    expect(rest).toContain('');
    for (const text of rest.filter((told) => told !== '')) expect(all).toContain(text);
  });

  it.each(LANGUAGES)('name cards, cars, powers and sides alike: %s', (language) => {
    const few = OPENING[language];
    const all = DOWNFORCE[language];
    expect(few.card('r6y4k2b1')).toBe(all.card('r6y4k2b1'));
    expect(few.line('w2')).toBe(all.line('w2'));
    expect(few.car('orange')).toBe(all.car('orange'));
    expect(few.power('cunning')).toEqual(all.power('cunning'));
    expect(few.power('thrifty')).toEqual({ label: 'thrifty', text: '' });
    expect(few.track('river-station')).toBe(all.track('river-station'));
    expect(few.money(-3)).toBe(all.money(-3));
    expect(few.sheet.title).toBe(all.sheet.title);
    const standing = { side: 'seat-1', seat: 1, place: 1, score: 0 };
    expect(few.side(standing, LISTENER)).toBe(all.side(standing, LISTENER));
  });
});
