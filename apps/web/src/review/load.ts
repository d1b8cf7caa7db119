import type { ComponentType } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { ReviewScreen, type ReviewScreenProps } from './review-screen.tsx';

/** The screen with its texts. */
export async function loadReviewScreen(): Promise<ComponentType<ReviewScreenProps>> {
  return spoken(ReviewScreen, await loadTexts('minds', 'shared', 'more', 'ending'));
}
