import type { FactKind, PowerName } from '@paddock/downforce';

/** D-V10: how the extra powers look: a sign for each, on a square of 24. */
export const EXTRA_SIGNS = {
  contrary: 'M5 4v13M2 14l3 3 3-3M12 7h9M12 12h6M12 17h3M19 20v-5M16.5 17.5L19 15l2.5 2.5',
  focused: 'M12 4a8 8 0 1 0 .01 0M12 9a3 3 0 1 0 .01 0M12 1v4M12 19v4M1 12h4M19 12h4',
  obstructive: 'M3 20h18M5 20l3-15h8l3 15M7 10h10M6 15h12',
  tenacious: 'M3 9h7v6H3zM14 9h7v6h-7zM10 12h4M4 19h6M14 19h6',
  thrifty: 'M4 12a8 8 0 0 1 14-5M18 3v4h-4M20 12a8 8 0 0 1-14 5M6 21v-4h4',
  watchful: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .01 0',
} as const satisfies Partial<Record<PowerName, string>>;

/** How long what they do is shown. */
export const EXTRA_PAUSES = {
  'line-shortened': 320,
  'numbers-chosen': 320,
} as const satisfies Partial<Record<FactKind, number>>;

/** Choices of theirs that leave everything as usual. */
export const EXTRA_USUAL: readonly string[] = ['as-printed'];
