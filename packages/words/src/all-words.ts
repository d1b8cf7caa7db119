import type { CliText } from './cli.ts';
import type { DownforceWords } from './downforce/words.ts';
import type { FormulaWords } from './formula/words.ts';
import type { ReviewWords } from './review.ts';
import type { RecordWords } from './records/records.ts';
import type { SharedWords } from './shared.ts';

/** What the command line says in one language. */
export interface AllWords {
  readonly shared: SharedWords & RecordWords;
  readonly cli: CliText;
  readonly review: ReviewWords;
  readonly formula: FormulaWords;
  readonly downforce: DownforceWords;
}
