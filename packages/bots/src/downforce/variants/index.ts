import type { LevelVariants } from '../levels/levels.ts';
import { whispersByClub } from './whispers/club/club.ts';
import { whispersByLight } from './whispers/light.ts';
import { whispersByRookie } from './whispers/rookie.ts';

/** What each level does where a variant asks or counts something else. */
export const BOT_VARIANTS: LevelVariants = {
  rookie: [whispersByRookie],
  club: [whispersByClub],
  light: [whispersByLight],
};
