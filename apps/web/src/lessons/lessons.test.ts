import '../testing/browser.ts';
import { downforceGame, type DownforceView } from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import { eraseGame, isRefusal } from '@paddock/kernel';
import { LANGUAGES, languageModule } from '@paddock/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { speed } from '../app/settings.ts';
import { Turn } from '../downforce/race/turn.ts';
import { coachText } from './coach-text.ts';
import { DOWNFORCE_LESSON } from './downforce-lesson.ts';
import { FORMULA_LESSON } from './formula-lesson.ts';
import { LEARNER, type Lesson } from './lesson.ts';
import { LessonSession } from './lesson-session.ts';
import { FRESH, type LessonProgress } from './progress.ts';
import { LessonRun } from './run.ts';
import { goalToTap, tapTarget } from './targets.ts';

// Nobody looks on.
beforeAll(() => {
  speed.value = 'off';
});

const LESSONS = [
  { lesson: DOWNFORCE_LESSON as Lesson, game: eraseGame(downforceGame) },
  { lesson: FORMULA_LESSON as Lesson, game: eraseGame(formulaGame) },
] as const;

/** Without a screen: what is to be shown has been. */
async function settle(session: LessonSession): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    while (session.moment.peek() !== null) session.shown();
    await Promise.resolve();
  }
}

function opened(
  index: 0 | 1,
  progress: LessonProgress = FRESH,
): { session: LessonSession; kept: LessonProgress[] } {
  const kept: LessonProgress[] = [];
  const { lesson, game } = LESSONS[index];
  const session = new LessonSession({
    rules: game.rules,
    lesson,
    seats: ['Player 1', 'Ada', 'Bruno', 'Chiara'].map((name) => ({ name, standIn: null })),
    progress,
    keep: (now) => kept.push(now),
    explain: () => 'for now, take the other one',
  });
  session.begin();
  return { session, kept };
}

describe.each(LESSONS)('the lesson of $lesson.game', ({ lesson, game }) => {
  it('is a whole race by the rules of today', () => {
    const run = new LessonRun(game.rules, lesson);
    run.playTo(lesson.record.length);
    expect(run.isOver).toBe(true);
  });

  it('asks in order, for the learner’s own moves, and skips to where somebody is at a turn', () => {
    let before = 0;
    for (const step of lesson.steps) {
      expect(step.at).toBeGreaterThanOrEqual(before);
      before = 'to' in step ? step.to : step.at;
      if ('to' in step) expect(lesson.record[step.at]?.who).toBe(LEARNER);
    }
    // What the learner does not do himself is skipped, and never played before his eyes in his name.
    for (const [at, { who }] of lesson.record.entries()) {
      if (who !== LEARNER || at < (lesson.steps[0]?.at ?? 0)) continue;
      const isAsked = lesson.steps.some((step) => 'to' in step && at >= step.at && at < step.to);
      const isSkipped = lesson.skips.some(([from, to]) => at >= from && at < to);
      expect({ at, isKnown: isAsked !== isSkipped }).toEqual({ at, isKnown: true });
    }
  });

  it.each(LANGUAGES)('has words for every tap: %s', async (language) => {
    const texts = await languageModule(language).load('lessons');
    const session = new LessonRun(game.rules, lesson);
    for (const step of lesson.steps) {
      session.playTo(step.at);
      const begun: string[] = [];
      const taps =
        'to' in step ? [...lesson.record.slice(step.at, step.to).map(({ text }) => text), ''] : [''];
      for (const text of taps) {
        const texted = text === '' ? [] : [text];
        const said = coachText(
          texts,
          lesson.game,
          'to' in step
            ? { kind: 'do', step, texts: texted, begun: [...begun], first: taps[0] ?? '', isAstray: false }
            : { kind: 'look', step },
        );
        expect(said.say.length + said.ask.length).toBeGreaterThan(8);
        if (text !== '' && !text.startsWith('step '))
          expect(tapTarget(text)).toMatch(/\[data-[a-z]+="[^"]+"\]$/);
        begun.push(text);
      }
    }
  });

  it('is played to its end by the learner, kept at every step, and goes on where it was left', async () => {
    const index = lesson.game === 'downforce' ? 0 : 1;
    let { session, kept } = opened(index);
    let asked = 0;
    for (let turn = 0; turn < 60; turn++) {
      await settle(session);
      const now = session.coached.peek();
      if (now === null) break;
      if (now.kind === 'look') session.looked();
      else {
        asked++;
        expect(await session.command(now.texts)).toBeUndefined();
      }
      // As if the page was closed after every step.
      await settle(session);
      const last = kept.at(-1);
      if (last !== undefined && !last.isDone && session.coached.peek()?.step.id !== now.step.id) {
        session.close();
        ({ session, kept } = opened(index, last));
      }
    }
    expect(kept.at(-1)).toEqual({ step: 0, answers: {}, isDone: true });
    expect(asked).toBeGreaterThanOrEqual(7);
  });
});

describe('a lesson of Downforce', () => {
  it('asks only for spaces whose tap drives there, in taps a person would make', () => {
    const rules = downforceGame.rules;
    for (const step of DOWNFORCE_LESSON.steps) {
      if (!('to' in step)) continue;
      const run = new LessonRun(LESSONS[0].game.rules, DOWNFORCE_LESSON);
      run.playTo(step.at);
      const turn = new Turn({ rules, variants: [] }, run.view as DownforceView, LEARNER);
      const expected = run.next(step.to);
      let taps = 0;
      for (; turn.texts.length < expected.length; taps++) {
        const [next = '', ...more] = expected.slice(turn.texts.length);
        const goal = goalToTap([next, ...more], (name) => {
          const paths = turn.targets.find((target) => String(target.goal) === name)?.paths;
          return paths && { isEnd: paths.some(({ isEnd }) => isEnd), isUnclear: paths.length > 1 };
        });
        if (!next.startsWith('step ')) expect(turn.choose(next)).toBeUndefined();
        else expect(turn.goTo(goal === 'home' ? goal : Number(goal))).toBeUndefined();
        expect(expected.slice(0, turn.texts.length)).toEqual(turn.texts);
      }
      expect(turn.isComplete).toBe(true);
      expect(taps).toBeLessThanOrEqual(6);
    }
  });

  it('answers another legal move with a kind sentence, and changes nothing', async () => {
    const { session } = opened(0);
    await settle(session);
    session.looked();
    await settle(session);
    const view = session.view.peek();
    session.keepPlan(['bid w5']);
    expect(session.coached.peek()).toMatchObject({ kind: 'do', isAstray: true, texts: ['bid r5'] });
    const refusal = await session.command(['bid w5']);
    expect(refusal?.code).toBe('another-move');
    expect(refusal && session.explain(refusal)).toBe('for now, take the other one');
    expect(session.view.peek()).toEqual(view);
    expect(isRefusal(await session.command(['bid r5']))).toBe(false);
  });

  it('lets the learner bet on any car, and remembers it', async () => {
    const step = DOWNFORCE_LESSON.steps.findIndex(({ id }) => id === 'bet');
    for (const car of ['green', 'red']) {
      const { session, kept } = opened(0, { ...FRESH, step });
      await settle(session);
      expect(await session.command([`bet ${car}`])).toBeUndefined();
      await settle(session);
      expect(Object.values(kept.at(-1)?.answers ?? {})).toEqual(car === 'red' ? [] : [['bet green']]);
    }
  });

  it('does a step for a learner who asks', async () => {
    const { session, kept } = opened(0);
    for (let turn = 0; turn < 40 && kept.at(-1)?.isDone !== true; turn++) {
      await settle(session);
      session.doForMe();
    }
    expect(kept.at(-1)?.isDone).toBe(true);
  });
});
