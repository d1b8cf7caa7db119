import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '@paddock/words/fr';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

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

const CATALOGUES = ['packages/words/src', 'apps/cli/src', 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)fr(?:-\w+)?\.ts$/.test(path))
    .map((path) => join(folder, path)),
);

/** The words and the command line set their sentences when they say them; the page's stand as they are said. */
const asSaid = (path: string, text: string) => (path.startsWith('apps/web/') ? text : words.typeset(text));

it('French has its own apostrophe, and no break before tall signs and inside quotation marks', () => {
  const all = CATALOGUES.map((path) => ({ path, texts: textsIn(readFileSync(join(ROOT, path), 'utf8')) }));
  const wrong = all.flatMap(({ path, texts }) =>
    texts
      .map((text) => asSaid(path, text))
      .filter((text) => /\p{L}'\p{L}| [;:!?»]|« |\u202f:|\u00a0[;!?]/u.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
  expect(all.length).toBeGreaterThan(20);
  expect(all.flatMap(({ texts }) => texts).length).toBeGreaterThan(1500);
});
