import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cycles, importGraph, type Texts } from './import-graph.ts';
import { sourceFiles } from './source-files.ts';

const MOST_FILES = 25;
const MOST_LINES = 300;
const LONGEST_CYCLE = 4;

/** The comment with which a file over the limit says why, among its first lines. */
const REASON = /Over 300 lines: \S+/;
const FIRST_LINES = 10;

const TEST = /\.(?:test|spec)\.tsx?$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Checks CONTRIBUTING.md's rules for files, folders and imports; one line per violation. */
export function structureProblems(root: string): string[] {
  const files = sourceFiles(root, ['packages', 'apps', 'scripts'], /\.(?:tsx?|js|css|c|h)$/);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  return problemsIn(texts, packageEntries(root));
}

export function problemsIn(texts: Texts, entries: ReadonlyMap<string, string>): string[] {
  const files = [...texts.keys()];
  return [
    ...files.flatMap(looseInDownforce),
    ...files.flatMap(notKebab),
    ...crowded(files),
    ...[...texts].flatMap(([file, text]) => tooLong(file, text)),
    ...longCycles(texts, entries),
  ];
}

function looseInDownforce(file: string): string[] {
  if (path.posix.dirname(file) !== 'packages/downforce/src' || file.endsWith('/index.ts')) return [];
  return [`${file} belongs in a folder: only index.ts stays outside one`];
}

function notKebab(file: string): string[] {
  return file.split('/').every((part) => KEBAB.test(part)) ? [] : [`${file} is not in kebab-case`];
}

function crowded(files: readonly string[]): string[] {
  const folders = Map.groupBy(
    files.filter((file) => !TEST.test(file)),
    (file) => path.posix.dirname(file),
  );
  return [...folders]
    .filter(([, inside]) => inside.length > MOST_FILES)
    .map(([folder, { length }]) => `${folder} has ${length} files, tests not counted; ${MOST_FILES} at most`);
}

function tooLong(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= MOST_LINES || REASON.test(lines.slice(0, FIRST_LINES).join('\n'))) return [];
  return [`${file} has ${lines.length} lines; say why at the top: «Over 300 lines: …»`];
}

function longCycles(texts: Texts, entries: ReadonlyMap<string, string>): string[] {
  return cycles(importGraph(texts, entries))
    .filter((group) => group.length > LONGEST_CYCLE)
    .map((group) => `${group.length} files form an import cycle: ${group.join(', ')}`);
}

/** The file behind each import name of our packages. */
function packageEntries(root: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const file of sourceFiles(root, ['packages', 'apps'], /^package\.json$/)) {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string>>;
    };
    const folder = path.posix.dirname(file);
    for (const [as, target] of Object.entries(exports))
      entries.set(path.posix.join(name, as), path.posix.join(folder, target));
  }
  return entries;
}
