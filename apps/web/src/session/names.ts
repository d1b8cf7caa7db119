/** Bots' names by seat; their level stands beside them. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Chiara', 'Duarte', 'Elif', 'Freya'] as const;

/** As long as a name may be on this device's tables. */
export const NAME_LENGTH = 24;
