/** For a page: who there is. What they like stays with the bots. */
export { BOT_NAMES, botOf, characterOf, isBotOf, levelOfBot, type BotName } from './names.ts';
