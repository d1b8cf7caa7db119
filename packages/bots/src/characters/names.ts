/**
 * The bots' characters, by name. Each plays at every level and in every game, and is the same wherever it sits; what they
 * like is in `leanings.ts`, and what they say of themselves in the words.
 */
export const BOT_NAMES = ['Ada', 'Bruno', 'Chiara', 'Duarte', 'Elif', 'Freya'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Who plays a seat, as records and tables write it: `club/Bruno`; a bot without a character is its level alone. */
export function botOf(level: string, character: string): string {
  return `${level}/${character}`;
}

export function levelOfBot(bot: string): string {
  return bot.split('/')[0] ?? '';
}

/** Undefined: no character, or one that is not known here. */
export function characterOf(bot: string): BotName | undefined {
  return BOT_NAMES.find((name) => name === bot.split('/')[1]);
}

/** Whether it is one of these levels, with a known character or none. */
export function isBotOf(levels: readonly string[], bot: string): boolean {
  const level = levelOfBot(bot);
  const character = characterOf(bot);
  return levels.includes(level) && bot === (character === undefined ? level : botOf(level, character));
}
