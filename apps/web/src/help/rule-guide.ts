import type { ComponentType } from 'preact';
import type { Question } from './find-questions.ts';

/** What stands beside the rules of a game for people who seek something. */
export interface RuleGuide {
  readonly questions: () => readonly Question[];
  /** What the picture of a rule shows; nothing where it has none. */
  readonly pictureText: (rule: string) => string | undefined;
  readonly Picture: ComponentType<{ readonly rule: string }>;
}

export function questionsOf(
  answers: Readonly<Record<string, readonly string[]>>,
  texts: Readonly<Record<string, Pick<Question, 'ask' | 'also'>>>,
): readonly Question[] {
  return Object.entries(answers).flatMap(([id, rules]): Question[] => {
    const text = texts[id];
    return text === undefined ? [] : [{ id, ...text, rules }];
  });
}
