import type { DownforceOptions } from '@paddock/downforce';
import { serveReviews } from '../../review/bots/serve-reviews.ts';
import { loadBots } from './load-bots.ts';

serveReviews((options) => loadBots(options as DownforceOptions));
