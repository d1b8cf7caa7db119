import type { Language } from '@paddock/words';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { CliText } from './catalogue.ts';

export const TEXTS: Readonly<Record<Language, CliText>> = { en, fr, pt };
