import { downforceBotsWith } from '@paddock/bots/downforce';
import { printedDownforce } from './rules.ts';

/** With every variant the levels are the same. */
export const PRINTED_BOTS = downforceBotsWith(printedDownforce, {});
