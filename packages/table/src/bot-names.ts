/** Bots' names: the first bot beside a person in the first seat is Ada. Their level stands beside them. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Chiara', 'Duarte', 'Elif', 'Freya'] as const;
