/** What people may show each other at a table without writing: it passes, and no log keeps it. */
export const REACTIONS = ['well-done', 'ouch', 'thinking', 'thanks', 'good-luck', 'laugh'] as const;
export type Reaction = (typeof REACTIONS)[number];
