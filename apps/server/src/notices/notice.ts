import { NOTICE_KINDS, type ChannelKind, type NoticeChoices, type NoticeKind } from '@paddock/protocol';

/** A notice from another part of the server. Turns and ends of games are found automatically. */
export interface Notice {
  readonly kind: 'invited' | 'rematch';
  readonly table: string;
  /** The name of the person who wants to play. */
  readonly by?: string;
}

/** How a try to send something ended. `gone`: nobody is there any more. `refused`: it is not wanted there as it is. */
export type Outcome = 'sent' | 'failed' | 'refused' | 'gone';

export type Choices = NoticeChoices['choices'];

/** As the store keeps them, so that a statement can ask: ` your-turn:push your-turn:mail `. */
export function writeChoices(choices: Choices): string {
  const chosen = NOTICE_KINDS.flatMap((kind) => [...new Set(choices[kind])].map((to) => `${kind}:${to}`));
  return ` ${chosen.join(' ')} `;
}

export function readChoices(text: string): Choices {
  const chosen = text.trim().split(' ');
  const of = (kind: NoticeKind): ChannelKind[] =>
    (['push', 'mail', 'webhook'] as const).filter((to) => chosen.includes(`${kind}:${to}`));
  return {
    'your-turn': of('your-turn'),
    'game-over': of('game-over'),
    invited: of('invited'),
    rematch: of('rematch'),
  };
}

/** Everything, everywhere. */
export const ALL_CHOICES: Choices = {
  'your-turn': ['push', 'mail', 'webhook'],
  'game-over': ['push', 'mail', 'webhook'],
  invited: ['push', 'mail', 'webhook'],
  rematch: ['push', 'mail', 'webhook'],
};
