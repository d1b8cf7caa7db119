import type { LessonGame } from './lesson.ts';

const GAMES = ['downforce', 'formula'] as const satisfies readonly LessonGame[];

/** Games without a lesson have none. */
export function asLessonGame(name: string): LessonGame | undefined {
  return GAMES.find((game) => game === name);
}
