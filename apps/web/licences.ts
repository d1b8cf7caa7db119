import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Licence {
  readonly title: string;
  readonly name: string;
  readonly text: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folder of the npm package that a bundled file comes from; undefined for our own files and the bundler's helpers. */
export function packageFolder(file: string): string | undefined {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/.exec(file)?.[0];
}

export function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version?: string;
    readonly license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  if (file === undefined || license === undefined)
    throw new Error(`${name} is bundled into the site, but its package does not include a licence.`);
  const text = readFileSync(path.join(folder, file), 'utf8').trim();
  return { title: [name, version].filter(Boolean).join(' '), name: license, text };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function section({ title, name, text }: Licence): string {
  return `<section>\n<h2>${escaped(title)}</h2>\n<p>${escaped(name)}</p>\n<pre>${escaped(text)}</pre>\n</section>`;
}

function pageOf(own: Licence, bundled: readonly Licence[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licences – Paddock</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/licences.css">
<script src="/theme.js"></script>
</head>
<body>
<main>
<p><a href="/">Paddock</a></p>
<h1>Licences</h1>
<p>Paddock, and the packages and fonts that are part of this site.</p>
${[own, ...bundled].map(section).join('\n')}
</main>
</body>
</html>
`;
}

/** Writes licences.html: our own licence, and that of every npm package with a file in the bundle, fonts included. */
export const licences: Plugin = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
    );
    const folders = files.flatMap((file) => packageFolder(path.resolve(import.meta.dirname, file)) ?? []);
    const bundled = [...new Set(folders)].toSorted().map(licenceOf);
    const own = { ...licenceOf(ROOT), title: 'Paddock' };
    this.emitFile({ type: 'asset', fileName: 'licences.html', source: pageOf(own, bundled) });
  },
};
