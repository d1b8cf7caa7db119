import { SqlAccounts } from './parts/accounts/sql-accounts.ts';
import { SqlDaily } from './parts/sql-daily.ts';
import { SqlHub } from './parts/sql-hub.ts';
import { SqlOwnBots } from './parts/sql-own-bots.ts';
import { SqlDevices } from './parts/accounts/sql-devices.ts';
import { SqlExported } from './parts/accounts/sql-exported.ts';
import { SqlMentions } from './parts/accounts/sql-mentions.ts';
import { SqlRatings } from './parts/sql-ratings.ts';
import { SqlResults } from './parts/sql-results.ts';
import { SqlLeagues } from './parts/sql-leagues.ts';
import { SqlNoticeChannels } from './parts/notices/sql-notice-channels.ts';
import { SqlNotices } from './parts/notices/sql-notices.ts';
import { SqlBlocks } from './parts/moderation/sql-blocks.ts';
import { SqlReports } from './parts/moderation/sql-reports.ts';
import { SqlScorePads } from './parts/sql-score-pads.ts';
import type { Engine } from './sql.ts';

/** A part of the store with its own tables: a class over the engine whose methods are all called from outside. */
const PARTS = {
  accounts: SqlAccounts,
  devices: SqlDevices,
  mentions: SqlMentions,
  blocks: SqlBlocks,
  exported: SqlExported,
  daily: SqlDaily,
  hub: SqlHub,
  ownBots: SqlOwnBots,
  ratings: SqlRatings,
  leagues: SqlLeagues,
  results: SqlResults,
  noticeChannels: SqlNoticeChannels,
  notices: SqlNotices,
  reports: SqlReports,
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

/**
 * What a part does with the data it keeps about a person: a part with both methods is in everybody's export, and is called
 * when somebody is deleted. `forgetMe` may be called twice.
 */
export interface Personal {
  aboutMe(person: string): Promise<unknown>;
  forgetMe(person: string): Promise<void>;
}

export function personalParts(parts: Parts): [name: string, part: Personal][] {
  return Object.entries<object>(parts).flatMap(([name, part]) =>
    isPersonal(part) ? [[name, part] satisfies [string, Personal]] : [],
  );
}

function isPersonal(part: object): part is Personal {
  return 'aboutMe' in part && 'forgetMe' in part;
}
