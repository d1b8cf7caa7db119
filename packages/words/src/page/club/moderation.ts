/** The kinds are the protocol's; the words know no protocol. */
type Reaction = 'well-done' | 'ouch' | 'thinking' | 'thanks' | 'good-luck' | 'laugh';
type Reason = 'name' | 'chat' | 'behaviour' | 'other';
type Sanction = 'silence' | 'ban' | 'name';
type Action = 'remove-line' | 'rename' | 'silence' | 'ban' | 'close-table' | 'done' | 'lift';

/** What only these calls refuse. */
export type ModerationCode =
  | 'no-such-block'
  | 'no-such-line'
  | 'no-such-report'
  | 'no-such-sanction'
  | 'nobody-there'
  | 'not-admin'
  | 'not-yourself'
  | 'stale-passkey'
  | 'too-many-blocks'
  | 'too-many-reports';

/** Reactions, reports and blocks, and the admins' page. */
export interface ModerationTexts {
  readonly problems: Readonly<Record<ModerationCode, string>>;
  readonly reactions: {
    readonly title: string;
    readonly names: Readonly<Record<Reaction, string>>;
    /** A spectator, who stays anonymous. */
    readonly watcher: string;
    readonly said: (name: string, reaction: string) => string;
    readonly hide: string;
    /** Why there is no field to write in. */
    readonly noChat: string;
  };
  /** In place of what a chat line said. */
  readonly removed: string;
  readonly report: {
    readonly open: string;
    readonly title: string;
    readonly whom: string;
    readonly watching: (name: string) => string;
    readonly host: (name: string) => string;
    readonly nobody: string;
    readonly reason: string;
    readonly reasons: Readonly<Record<Reason, string>>;
    readonly note: string;
    readonly noteText: string;
    readonly send: string;
    readonly sent: string;
    readonly block: (name: string) => string;
    readonly blockText: string;
    readonly blocked: (name: string) => string;
  };
  readonly blocks: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly since: (date: string) => string;
    readonly unblock: string;
  };
  /** To the person whom it is about. */
  readonly mine: Readonly<Record<Sanction, (until: string) => string>>;
  readonly admin: {
    readonly title: string;
    readonly lead: string;
    readonly notAdmin: string;
    readonly notAdminText: string;
    readonly confirmText: string;
    readonly reports: string;
    readonly none: string;
    readonly about: (name: string, reason: string) => string;
    readonly formerly: (name: string) => string;
    readonly by: (name: string, date: string) => string;
    readonly lines: string;
    readonly noLines: string;
    readonly removeLine: string;
    readonly isRemoved: string;
    readonly actions: string;
    readonly rename: string;
    readonly renameSure: string;
    readonly silence: string;
    readonly ban: string;
    readonly howLong: string;
    readonly hours: (hours: number) => string;
    readonly closeTable: string;
    readonly closeSure: string;
    readonly yes: string;
    readonly no: string;
    readonly done: string;
    readonly didIt: string;
    /** Tables that still show the old name; a list of them follows. */
    readonly unchanged: (tables: number) => string;
    readonly sanctions: string;
    readonly noSanctions: string;
    readonly kinds: Readonly<Record<Sanction, string>>;
    readonly until: (date: string) => string;
    readonly lift: string;
    readonly audit: string;
    readonly noAudit: string;
    readonly atTable: (table: string) => string;
    /** In place of the names of people who have been deleted. */
    readonly former: string;
    readonly formerAdmin: string;
    /** `detail`: hours, a new name, the line's number from 0 or a kind of sanction, as the action has it; empty: not kept. */
    readonly did: Readonly<Record<Action, (name: string, detail: string) => string>>;
  };
}
