import { SqlDaily } from './sql-daily.ts';
import { SqlNoticeChannels } from './notices/sql-notice-channels.ts';
import { SqlNotices } from './notices/sql-notices.ts';
import { SqlScorePads } from './sql-score-pads.ts';
import type { Engine } from './sql.ts';

/** What has tables of its own in the store: a class over the engine, whose every method is a call from outside. */
const PARTS = {
  daily: SqlDaily,
  noticeChannels: SqlNoticeChannels,
  notices: SqlNotices,
  scorePads: SqlScorePads,
} as const;

type PartName = keyof typeof PARTS;

export type Parts = {
  readonly [Name in PartName]: Calls<InstanceType<(typeof PARTS)[Name]>>;
};

/** Without what is private. */
type Calls<Part> = { readonly [Method in keyof Part]: Part[Method] };

export const PART_NAMES = Object.keys(PARTS) as PartName[];

export function partsOn(engine: Engine): Parts {
  const made = PART_NAMES.map((name) => [name, new PARTS[name](engine)]);
  return Object.fromEntries(made) as Parts;
}

export function methodsOf(part: PartName): string[] {
  return Object.getOwnPropertyNames(PARTS[part].prototype).filter((name) => name !== 'constructor');
}
