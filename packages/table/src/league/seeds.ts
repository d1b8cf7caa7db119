/** By players and tables: the seed whose fixtures are the most even of those that `npm run fixtures -- --seeds` has tried. */
export const SEEDS: Readonly<Record<string, number>> = {};
