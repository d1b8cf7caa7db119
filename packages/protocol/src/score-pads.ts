import { z } from 'zod';

/**
 * The mailbox of a score pad: players at one real table who bet on their own phones. Each slot is written once.
 *
 * `seat-0`: a phone has taken that player's place. `seal-0-1`: the hash of that player's first bet. `open`: the race is over, with
 * what proves that the pad's owner says so. `bets-0`: the bets themselves. `pad`: the finished pad.
 */
export const PAD_SLOT = /^(?:seat-[0-5]|seal-[0-5]-[1-3]|open|bets-[0-5]|pad)$/;

/** Written only when the race is over. */
export const OPEN_SLOT = /^(?:bets-[0-5]|pad)$/;

/** Characters of one slot: about 20,000 in a whole mailbox. */
export const PAD_LIMITS = { pad: 4_000, other: 400 } as const;

export const padSlot = z
  .strictObject({
    slot: z.string().max(16).regex(PAD_SLOT),
    /** As addresses have it, and a few signs between. */
    value: z
      .string()
      .min(1)
      .regex(/^[\w.,-]+$/),
  })
  .refine(({ slot, value }) => value.length <= (slot === 'pad' ? PAD_LIMITS.pad : PAD_LIMITS.other), {
    message: 'too long',
    path: ['value'],
  });

export const padSlots = z.object({ slots: z.record(z.string(), z.string()) });

/** What is in a mailbox, by slot. */
export type PadSlots = Readonly<Record<string, string>>;
