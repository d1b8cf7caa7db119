import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Part } from '../language-module.ts';
import { typeset } from './common/shared.ts';
import { fr } from './index.ts';

/** What a source says between its quotes, code inside templates left out. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  /** The templates whose `${…}` is being read: what came before it, and its open braces. */
  const around: { text: string; braces: number }[] = [];
  const pattern = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`{}]/g;
  const template = /((?:[^`\\$]|\\.|\$(?!\{))*)(`|\$\{)/y;
  const readTemplate = (begun: string) => {
    template.lastIndex = pattern.lastIndex;
    const [, text = '', end] = template.exec(source) ?? [];
    pattern.lastIndex = template.lastIndex;
    if (end === '`') texts.push(begun + text);
    // A value stands for a letter, so that «l'${car}» is seen.
    else around.push({ text: `${begun}${text}x`, braces: 0 });
  };
  for (let found = pattern.exec(source); found !== null; found = pattern.exec(source)) {
    const [token, single, double] = found;
    const inner = around.at(-1);
    if (single !== undefined || double !== undefined) texts.push(single ?? double ?? '');
    else if (token === '`') readTemplate('');
    else if (token === '{' && inner !== undefined) inner.braces += 1;
    else if (token === '}' && inner !== undefined) {
      if (inner.braces > 0) inner.braces -= 1;
      else readTemplate(around.pop()?.text ?? '');
    }
  }
  return texts.map((text) =>
    text.replaceAll(/\\(?:u([0-9a-f]{4})|(.))/g, (_, code?: string, sign?: string) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(parseInt(code, 16)),
    ),
  );
}

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.ts$/.test(path),
);

/** The page shows these as they stand; everything else is typeset when it is said. */
const AS_SAID = [
  'ui',
  'more',
  'ending',
  'daily',
  'account',
  'hub',
  'leagues',
  'moderation',
  'notices',
  'ownBots',
  'ratings',
  'statistics',
  'deckEditor',
  'scorePad',
  'shelf',
  'table',
  'lessons',
  'minds',
  'online',
  'downforceTexts',
  'downforceBets',
  'downforceRules',
  'circuitEditor',
  'variantTexts',
  'formulaTexts',
  'formulaRules',
] as const satisfies readonly Part[];

/** Every text of a part, those inside its functions included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(String(value));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const isWrong = (text: string) => /\p{L}'\p{L}| [;:!?»]|« |\u202f:|\u00a0[;!?]/u.test(text);

describe('French has its own apostrophe, and no break before tall signs and inside quotation marks', () => {
  it('once it is typeset', () => {
    const texts = FILES.flatMap((path) => textsIn(readFileSync(join(import.meta.dirname, path), 'utf8')));
    expect(texts.map(typeset).filter(isWrong)).toEqual([]);
    expect(texts.length).toBeGreaterThan(1500);
  });

  it.each(AS_SAID)('as it stands in the page: %s', async (part) => {
    const texts = textsOf(await fr.load(part));
    expect(texts.filter(isWrong)).toEqual([]);
    expect(texts.length).toBeGreaterThan(15);
  });
});
