import { downforceForm as formEn } from './downforce/en-form.ts';
import { downforce as tableEn } from './downforce/en.ts';
import { downforceForm as formFr } from './downforce/fr-form.ts';
import { downforce as tableFr } from './downforce/fr.ts';
import { downforceForm as formPt } from './downforce/pt-form.ts';
import { downforce as tablePt } from './downforce/pt.ts';
import type { DownforceWords } from './downforce/words.ts';
import { records as enRecords } from './en-records.ts';
import { words as en } from './en.ts';
import { formula as formulaEn } from './formula/en.ts';
import { formula as formulaFr } from './formula/fr.ts';
import { formula as formulaPt } from './formula/pt.ts';
import type { FormulaWords } from './formula/words.ts';
import { records as frRecords } from './fr-records.ts';
import { words as fr } from './fr.ts';
import type { Language } from './language.ts';
import { records as ptRecords } from './pt-records.ts';
import { words as pt } from './pt.ts';
import type { RecordWords, SharedWords } from './shared.ts';

/** Every language at once, for where weight does not matter; a page imports `@paddock/words/fr` and the like. */
export const SHARED: Readonly<Record<Language, SharedWords & RecordWords>> = {
  en: { ...en, ...enRecords },
  fr: { ...fr, ...frRecords },
  pt: { ...pt, ...ptRecords },
};
export const FORMULA: Readonly<Record<Language, FormulaWords>> = {
  en: formulaEn,
  fr: formulaFr,
  pt: formulaPt,
};
export const DOWNFORCE: Readonly<Record<Language, DownforceWords>> = {
  en: { ...tableEn, ...formEn },
  fr: { ...tableFr, ...formFr },
  pt: { ...tablePt, ...formPt },
};
