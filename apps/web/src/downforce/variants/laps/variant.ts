import type { PageVariant } from '../../variant.ts';
import { LapStrip } from './lap-strip.tsx';

/** D-V3 */
export const longDistance: PageVariant = {
  placesFor: ({ longDistance }) => (longDistance === false ? undefined : LapStrip),
};
