import { downforceGameWith, type DownforceFact } from '@paddock/downforce';
import { eraseGame } from '@paddock/kernel';
import { eraseScreen, type LoadedTable, type Need } from '../game/page-game.ts';
import { loadTexts } from '../i18n/texts.ts';
import { downforceTable } from './downforce-table.tsx';
import type { LoadedDownforce } from './loaded.ts';
import { trackNames } from './track/track-of.ts';
import { isPrintedGame, loadRules } from './rules.ts';

export async function loadDownforceTable(need: Need): Promise<LoadedTable> {
  const loaded = await (isPrintedGame(need) ? loadPrinted(need) : loadWithVariants(need));
  return {
    game: eraseGame(downforceGameWith(loaded.rules)),
    Table: eraseScreen(downforceTable(loaded)),
    story: (facts, context) =>
      loaded.texts.downforce
        .story(facts as readonly DownforceFact[], { ...context, tracks: trackNames(loaded.rules.content) })
        .map(({ text }) => text),
  };
}

const PARTS = ['table', 'shared', 'downforceTexts'] as const;

async function loadPrinted(need: Need): Promise<LoadedDownforce> {
  const [rules, texts] = await Promise.all([loadRules(need), loadTexts('downforce', ...PARTS)]);
  return { rules, texts, variants: [] };
}

async function loadWithVariants(need: Need): Promise<LoadedDownforce> {
  const [rules, texts, { VARIANTS }] = await Promise.all([
    loadRules(need),
    loadTexts('variants', 'variantTexts', 'downforceBets', ...PARTS),
    import('./variants/index.ts'),
  ]);
  // A table has one set of words: here the printed game's are among the variants'.
  const words = { get: () => texts.variants, enumerable: true };
  const all = { ...Object.getOwnPropertyDescriptors(texts), downforce: words };
  return { rules, texts: Object.defineProperties({}, all) as LoadedDownforce['texts'], variants: VARIANTS };
}
