import { FORMULA_BOTS } from '@paddock/bots/formula/search';
import { serveReviews } from '../../review/bots/serve-reviews.ts';

serveReviews(() => Promise.resolve(FORMULA_BOTS));
