import type { OurFigures } from './balance.ts';

/** Written by `paddock track check all`; docs/tracks.md says how. */
export const OUR_FIGURES: OurFigures = {};
