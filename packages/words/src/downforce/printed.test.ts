import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { downforce as en } from './en.ts';
import { downforce as fr } from './fr.ts';
import { downforce as pt } from './pt.ts';
import { playRandomly } from './testing.ts';
import type { DownforceTableWords } from './words.ts';

const PRINTED: Readonly<Record<Language, DownforceTableWords>> = { en, fr, pt };
const LISTENER: Context = { names: ['Ana', 'Bo', 'Cleo', 'Dora', 'Eva', 'Finn'], you: 0 };

/** All that is said in a random printed game. */
function said({ fact, prompt, action, phase }: DownforceTableWords, players: number): string[] {
  const heard: string[] = [];
  playRandomly(
    `printed ${players}`,
    players,
    { track: 'random' },
    {
      listener: 0,
      fact: (told) => heard.push(fact(told, LISTENER)),
      open: (open) => heard.push(prompt(open, LISTENER), phase(open.phase)),
      action: (text) => heard.push(action(text, LISTENER)),
    },
  );
  return heard;
}

describe("a printed game's words alone", () => {
  it.each(LANGUAGES)('say all of it as the whole catalogue does: %s', (language) => {
    for (const players of [2, 4, 6])
      expect(said(PRINTED[language], players)).toEqual(said(DOWNFORCE[language], players));
  });
});
