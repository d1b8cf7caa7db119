import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const WEB = import.meta.dirname;

/** src/home/reel/draw-races.ts: it needs the boards' own code, so that the page's tools have to read it. */
interface Drawing {
  drawRaces(stored: {
    readonly downforce: unknown;
    readonly formula: unknown;
    readonly styles: string;
  }): Readonly<Record<string, string>>;
}

async function drawn(): Promise<Readonly<Record<string, string>>> {
  const text = (...file: readonly string[]) => readFile(path.join(WEB, ...file), 'utf8');
  const [downforce, formula, tokens, track] = await Promise.all([
    text('races/downforce.json'),
    text('races/formula.json'),
    text('src/design/tokens.css'),
    text('src/formula/board/track.css'),
  ]);
  const { module } = await runnerImport<Drawing>(path.join(WEB, 'src/home/reel/draw-races.ts'), {
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  return module.drawRaces({
    downforce: JSON.parse(downforce),
    formula: JSON.parse(formula),
    styles: `${tokens}${track}`.replaceAll(/\s+/g, ' '),
  });
}

/** Two stored races for the front page, drawn when the site is built: the page fetches ways instead of rules and records. */
export const races: Plugin = {
  name: 'races',
  async generateBundle() {
    for (const [name, source] of Object.entries(await drawn()))
      this.emitFile({ type: 'asset', fileName: `races/${name}`, source });
  },
  configureServer({ middlewares }) {
    middlewares.use('/races/', (request, response, next) => {
      void drawn().then((files) => {
        const file = files[request.url?.slice(1) ?? ''];
        if (file === undefined) return next();
        response.setHeader(
          'content-type',
          request.url?.endsWith('.svg') === true ? 'image/svg+xml' : 'application/json',
        );
        response.end(file);
      }, next);
    });
  },
};
