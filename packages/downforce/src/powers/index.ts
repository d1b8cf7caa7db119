import { CONTRARY_POWER } from './contrary.ts';
import { FOCUSED_POWER } from './focused.ts';
import { OBSTRUCTIVE_POWER } from './obstructive.ts';
import type { ExtraPower } from './power.ts';
import { TENACIOUS_POWER } from './tenacious.ts';
import { THRIFTY_POWER } from './thrifty.ts';
import { WATCHFUL_POWER } from './watchful.ts';

/** D-V10: the extra powers, in the order of `POWERS`. */
export const EXTRA_POWERS: readonly ExtraPower[] = [
  CONTRARY_POWER,
  FOCUSED_POWER,
  OBSTRUCTIVE_POWER,
  TENACIOUS_POWER,
  THRIFTY_POWER,
  WATCHFUL_POWER,
];
