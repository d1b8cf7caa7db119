import { contentFor } from '@paddock/bots/downforce';
import { searchersWith } from '@paddock/bots/downforce/search';
import { serveReviews } from '../../review/bots/serve-reviews.ts';

serveReviews(async ({ options, content }) => {
  if (content === undefined) return searchersWith(...(await contentFor(options)));
  return (await import('./own-bots.ts')).OWN_BOTS;
});
