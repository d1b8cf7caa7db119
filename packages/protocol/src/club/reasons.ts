/** Why somebody is reported to the admins. */
export const REASONS = ['name', 'chat', 'behaviour', 'other'] as const;
export type Reason = (typeof REASONS)[number];
