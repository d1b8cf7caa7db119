import type { DownforceView } from '@paddock/downforce';
import type { Bot } from '../bot.ts';
import { club } from './club.ts';
import { rookie } from './rookie.ts';

/** Those that people play against, from the weakest. */
export const BOTS = { rookie, club } as const satisfies Record<string, Bot<DownforceView>>;
