import type { Tab } from './editor.ts';

/** What a circuit that has just been made opens with, if not with its road. */
export const firstTab = new Map<string, Tab>();
