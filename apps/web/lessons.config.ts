import { defineConfig } from '@playwright/test';
import page from './playwright.config.ts';

/** Every lesson and every race with hints, in every language, by keyboard and by touch: `npm run lessons`. Not in `npm test`. */
export default defineConfig({ ...page, testMatch: 'all-lessons.ts', timeout: 600_000 });
