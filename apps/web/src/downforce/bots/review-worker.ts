import { searchersWith } from '@paddock/bots/downforce/search';
import { serveReviews } from '../../review/bots/serve-reviews.ts';
import { contentFor } from './content-for.ts';

serveReviews(async ({ options, content }) =>
  searchersWith(...(await contentFor(options, content !== undefined))),
);
