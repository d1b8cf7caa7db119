import { stored } from '../app/stored.ts';
import type { LessonGame } from './lesson.ts';
import type { Answers } from './run.ts';

/** How far somebody has got in a lesson. */
export interface LessonProgress {
  /** The step that comes next. */
  readonly step: number;
  readonly answers: Answers;
  readonly isDone: boolean;
}

type AllProgress = Readonly<Partial<Record<LessonGame, LessonProgress>>>;

export const FRESH: LessonProgress = { step: 0, answers: {}, isDone: false };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isProgress(value: unknown): value is LessonProgress {
  return isObject(value) && Number.isInteger(value['step']) && isObject(value['answers']);
}

function isAllProgress(value: unknown): value is AllProgress {
  return isObject(value) && Object.values(value).every(isProgress);
}

const lessons = stored<AllProgress>('lessons', isAllProgress, {});

export function progressIn(game: LessonGame): LessonProgress {
  return lessons.peek()[game] ?? FRESH;
}

export function keepProgress(game: LessonGame, progress: LessonProgress): void {
  lessons.value = { ...lessons.peek(), [game]: progress };
}
