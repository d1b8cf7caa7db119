import type { Loaders } from '../../language-module.ts';
import { part } from '../../part.ts';

/** For people who own a box: one file, fetched with the first screen that needs it. */
const box = () => import('../box/index.ts');

/** Here, so that the list comes with the first words and not with those of every language. */
export const parts: Loaders = {
  shared: part(() => import('./shared.ts'), 'words'),
  ui: part(() => import('./ui.ts'), 'ui'),
  reel: part(() => import('../home/reel.ts'), 'texts'),
  table: part(() => import('./table.ts'), 'texts'),
  ending: part(() => import('../ending/texts.ts'), 'texts'),
  more: part(() => import('../more/ui.ts'), 'ui'),
  records: part(() => import('../more/records.ts'), 'records'),
  minds: part(() => import('../minds/texts.ts'), 'texts'),
  lessons: part(() => import('../lessons/texts.ts'), 'texts'),
  online: part(() => import('../online/texts.ts'), 'texts'),
  leagues: part(() => import('../club/leagues.ts'), 'leagues'),
  hub: part(() => import('../club/hub.ts'), 'texts'),
  content: part(box, 'content'),
  moderation: part(() => import('../club/moderation.ts'), 'texts'),
  daily: part(() => import('../daily/texts.ts'), 'texts'),
  ratings: part(() => import('../club/ratings.ts'), 'ratings'),
  shelf: part(box, 'shelf'),
  deckEditor: part(box, 'deckEditor'),
  circuitEditor: part(box, 'circuitEditor'),
  statistics: part(() => import('../statistics/texts.ts'), 'texts'),
  scorePad: part(box, 'scorePad'),
  account: part(() => import('../club/account.ts'), 'account'),
  ownBots: part(() => import('../club/bots.ts'), 'ownBots'),
  notices: part(() => import('../club/notices.ts'), 'texts'),
  downforce: part(() => import('../downforce/words.ts'), 'downforce'),
  downforceForm: part(() => import('../downforce/form/words.ts'), 'downforceForm'),
  downforceTexts: part(() => import('../downforce/page.ts'), 'texts'),
  downforceOrder: part(() => import('../downforce/board/order.ts'), 'order'),
  downforceBets: part(() => import('../downforce/bets/page.ts'), 'bets'),
  downforcePlans: part(() => import('../downforce/plans/words.ts'), 'plans'),
  downforceRules: part(() => import('../rules/downforce/texts.ts'), 'texts'),
  variants: part(() => import('../downforce/variants/words.ts'), 'downforce'),
  variantTexts: async () => (await import('../downforce/variants/words.ts')).variants.page,
  formula: part(() => import('../formula/words.ts'), 'formula'),
  formulaTexts: part(() => import('../formula/page.ts'), 'texts'),
  formulaRules: part(() => import('../rules/formula/texts.ts'), 'texts'),
};
