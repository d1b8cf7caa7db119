import type { MindTexts } from '../../page/minds.ts';
import { hint } from './hint.ts';
import { lab } from './lab.ts';
import { review } from './review.ts';

export const texts: MindTexts = { hint, lab, review };
