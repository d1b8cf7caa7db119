export { BOT_NAMES } from '@paddock/bots/characters';

/** As long as a name may be on this device's tables. */
export const NAME_LENGTH = 24;
