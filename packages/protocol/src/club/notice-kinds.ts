/** What notices are about, and where they go. */
export const NOTICE_KINDS = ['your-turn', 'game-over', 'invited', 'rematch'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
