import type { Parts } from '@paddock/words';
import type { LessonGame } from './lesson.ts';
import type { Coached } from './lesson-session.ts';

type LessonTexts = Parts['lessons'];
type StepTexts = LessonTexts['steps']['downforce']['bid'];
type Tap = keyof LessonTexts['taps'];

/** The idea, and what to do; either may be empty. */
export interface Said {
  readonly say: string;
  readonly ask: string;
}

/** What the coach says of this moment. */
export function coachText(texts: LessonTexts, game: LessonGame, now: Coached): Said {
  const step = stepTexts(texts, game, now.step.id);
  const ask = step.ask ?? '';
  if (now.kind === 'look') return { say: step.say, ask };
  if (now.isAstray)
    return { say: '', ask: now.begun[0] === now.texts[0] ? texts.astrayUndo : texts.astray(ask) };
  const isFirst = now.begun.length === 0 && now.texts[0] === now.first;
  if (isFirst) return { say: step.say, ask };
  const [next] = now.texts;
  const tap = tapOf(next);
  return { say: '', ask: step.then?.[next ?? ''] ?? step.then?.[tap] ?? texts.taps[tap] };
}

export function stepTexts(texts: LessonTexts, game: LessonGame, id: string): StepTexts {
  const steps: Readonly<Record<string, StepTexts>> = texts.steps[game];
  const step = steps[id];
  if (step === undefined) throw new Error(`no words for the step «${id}»`);
  return step;
}

function tapOf(text: string | undefined): Tap {
  if (text === undefined) return 'confirm';
  const [verb] = text.split(' ');
  return verb === 'wild' || verb === 'step' || verb === 'car' ? verb : 'decision';
}
