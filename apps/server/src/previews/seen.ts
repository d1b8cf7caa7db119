import type { OwnContent } from '@paddock/kernel';

/** What everybody may see of a table: the whole of what its picture is made of. */
export interface Seen {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The open part of a view, by the game's own rules; absent until the game starts. */
  readonly open?: unknown;
  /** A custom deck and tracks. */
  readonly content?: OwnContent | undefined;
}
