import type { PageVariant } from '../variant.ts';
import { automas } from './automa/variant.ts';
import { dice } from './dice/variant.ts';
import { longDistance } from './laps/variant.ts';
import { otherBets } from './other-bets/variant.ts';
import { tour } from './tour/variant.tsx';
import { whispers } from './whispers/variant.tsx';

/** Every variant that looks different; fetched with the first table that plays any. */
export const VARIANTS: readonly PageVariant[] = [automas, dice, longDistance, otherBets, tour, whispers];
