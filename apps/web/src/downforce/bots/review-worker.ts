import { searchersWith } from '@paddock/bots/downforce/search';
import type { DownforceOptions } from '@paddock/downforce';
import { serveReviews } from '../../review/bots/serve-reviews.ts';
import { contentFor } from './content-for.ts';

serveReviews(async (options) => searchersWith(...(await contentFor(options as DownforceOptions))));
