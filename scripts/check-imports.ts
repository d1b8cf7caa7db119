import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { sourceFiles } from './source-files.ts';

/** A package imports only what stands before it here. Apps import any package, and no package imports an app. */
const ORDER = ['kernel', 'formula', 'downforce', 'words', 'bots', 'table', 'protocol'];

/** The games must not import each other. */
const APART = new Set(['formula', 'downforce']);

/** What a package may not use: chance and time are passed in, and it runs anywhere. */
const FORBIDDEN =
  /\b(?:Math\.random|Date\b|performance\.|process\.|Buffer\b|document\.|window\.|globalThis\.|fetch\(|setTimeout\b|setInterval\b|queueMicrotask\b|crypto\.|console\.|localStorage\b|indexedDB\b|require\()/;

export function importProblems(root: string): string[] {
  return sourceFiles(root, ['packages', 'apps'], /\.tsx?$/).flatMap((path) => problemsIn(root, path));
}

function problemsIn(root: string, path: string): string[] {
  const text = withoutComments(readFileSync(join(root, path), 'utf8'));
  const [kind, name = ''] = path.split('/');
  const isTest = /\.test\.tsx?$/.test(path);
  const problems: string[] = [];
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
    const reason = whyNot(kind, name, path, imported, isTest);
    if (reason !== undefined) problems.push(`${path} imports ${imported}: ${reason}`);
  }
  const touched =
    kind === 'packages' && path.includes('/src/') && !isTest
      ? FORBIDDEN.exec(withoutTexts(text))?.[0]
      : undefined;
  if (touched !== undefined)
    problems.push(`${path} uses ${touched}: packages know neither Node nor DOM, nor clock, nor chance`);
  return problems;
}

function whyNot(
  kind: string | undefined,
  name: string,
  path: string,
  imported: string,
  isTest: boolean,
): string | undefined {
  if (imported.startsWith('.')) {
    const target = join(dirname(path), imported);
    return target.startsWith(`${kind}/${name}/`) ? undefined : 'it lies in another package';
  }
  const other = /^@paddock\/([a-z]+)/.exec(imported)?.[1];
  if (other !== undefined && kind === 'packages') {
    if (!ORDER.includes(other)) return 'no package imports an app';
    if (ORDER.indexOf(other) >= ORDER.indexOf(name)) return `${name} does not stand below ${other}`;
    if (APART.has(other) && APART.has(name)) return 'the games do not know each other';
  }
  if (kind === 'packages' && !isTest && imported.startsWith('node:')) return 'packages do not know Node';
  return undefined;
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

function withoutTexts(text: string): string {
  return text.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
}
