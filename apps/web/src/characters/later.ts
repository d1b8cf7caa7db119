import { lazily, spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';

/** Fetched when somebody asks who a bot is. */
export const BotCard = lazily(
  async () => spoken((await import('./bot-card.tsx')).BotCard, await loadTexts('more')),
  () => null,
);
