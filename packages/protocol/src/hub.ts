import { z } from 'zod';

/** The online page: a quick table, and what goes on around the tables. */

/** A seat at whichever table of that game waits for people. */
export const quickTable = z.strictObject({ game: z.string().min(1).max(40) });
