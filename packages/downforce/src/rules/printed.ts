import { PRINTED_CONTENT } from './content.ts';
import { PRINTED_ALONE } from './printed-alone.ts';
import { rulesWith } from './rules.ts';

/**
 * The rules of `downforce` without what only other ways to play need, for a page that must be small. It has the same
 * options, actions and records, and does not know which options go together: a game that is not `isPrinted` cannot be
 * begun or imagined with it.
 */
export const printedDownforce = rulesWith(PRINTED_CONTENT, PRINTED_ALONE);
