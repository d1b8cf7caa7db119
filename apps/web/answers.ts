import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { DOWNFORCE_BOTS, FORMULA_BOTS } from '@paddock/bots';
import { answerDigests, type AnswerOptions } from '@paddock/bots/answers';
import { sha256Hex } from '@paddock/kernel';
import { build } from 'vite';

/**
 * What a level answers in many positions, as one digest: equal in every process and on every machine. With `--chromium` a
 * browser answers too, and the first position where they differ is named.
 *
 *   npm run answers -- --game downforce --level champion --positions 500 --chromium
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'downforce' },
    level: { type: 'string', default: 'pro' },
    positions: { type: 'string', default: '500' },
    iterations: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'paddock' },
    chromium: { type: 'boolean', default: false },
  },
});
const bots = values.game === 'formula' ? FORMULA_BOTS : DOWNFORCE_BOTS;
const asked: AnswerOptions = {
  level: values.level,
  positions: Number(values.positions),
  iterations: Number(values.iterations),
  seed: values.seed,
};

const here = answerDigests(bots, asked);
print('Node', here);
if (values.chromium) {
  const there = await inChromium(bots.game.rules.game);
  print('Chromium', there);
  const differs = here.findIndex((digest, at) => digest !== there[at]);
  console.log(differs < 0 ? 'the same everywhere' : `they differ at position ${differs}`);
  process.exitCode = differs < 0 ? 0 : 1;
}

function print(where: string, digests: readonly string[]): void {
  const { level, positions, seed } = asked;
  console.log(
    `${where}: ${bots.game.rules.game}, ${level}, ${positions} positions, seed ${seed}: ${sha256Hex(digests.join())}`,
  );
}

async function inChromium(game: string): Promise<string[]> {
  const entry = `${import.meta.dirname}/answers-in-page.ts`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'paddock' } },
  });
  const code = [built]
    .flat()
    .flatMap((each) => ('output' in each ? (each.output[0].code ?? []) : []))
    .join('');
  const browser = await chromium.launch({
    executablePath: process.env['PADDOCK_CHROMIUM'] ?? '/usr/bin/chromium',
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const call = `paddock.answersIn(${JSON.stringify(game)}, ${JSON.stringify(asked)})`;
    return await page.evaluate<string[]>(call);
  } finally {
    await browser.close();
  }
}
