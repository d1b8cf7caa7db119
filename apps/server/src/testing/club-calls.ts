import { ACCOUNT_ROWS } from '../accounts/permission-rows.ts';
import { HUB_ROWS } from '../hub/permission-rows.ts';
import { LEAGUE_ROWS } from '../leagues/permission-rows.ts';
import { MODERATION_ROWS } from '../moderation/permission-rows.ts';
import { NOTICE_CALLS } from '../notices/permission-rows.ts';
import { OWN_BOT_CALLS } from '../own-bots/permission-rows.ts';
import { PREVIEW_CALLS } from '../previews/permission-rows.ts';
import { RATING_CALLS } from '../ratings/permission-rows.ts';
import type { Call } from './permission-call.ts';

/** Every call around the tables. */
export const CLUB_CALLS: readonly Call[] = [
  ...ACCOUNT_ROWS,
  ...HUB_ROWS,
  ...LEAGUE_ROWS,
  ...MODERATION_ROWS,
  ...NOTICE_CALLS,
  ...OWN_BOT_CALLS,
  ...PREVIEW_CALLS,
  ...RATING_CALLS,
];
