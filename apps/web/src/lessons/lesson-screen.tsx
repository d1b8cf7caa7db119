import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { goTo } from '../app/router.ts';
import { playerName } from '../app/settings.ts';
import type { LoadedTable, PageGame } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { BOT_NAMES } from '../session/names.ts';
import { stepTexts } from './coach-text.ts';
import { Coach } from './coach.tsx';
import { LessonDone } from './lesson-done.tsx';
import type { Lesson, LessonGame } from './lesson.ts';
import { LessonSession } from './lesson-session.ts';
import { isNewcomer } from './learn-link.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { FRESH, keepProgress, progressIn } from './progress.ts';
import './lessons.css';

const LOAD: Readonly<Record<LessonGame, () => Promise<Lesson>>> = {
  downforce: async () => (await import('./downforce-lesson.ts')).DOWNFORCE_LESSON,
  formula: async () => (await import('./formula-lesson.ts')).FORMULA_LESSON,
};

interface Loaded extends LoadedTable {
  readonly lesson: Lesson;
}

interface Props {
  readonly game: PageGame;
  readonly of: LessonGame;
}

/** A lesson: the real table, a prepared race, and a coach. */
export function LessonScreen({ game, of }: Props): JSX.Element {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isHere = true;
    Promise.all([LOAD[of](), game.loadTable('defaults')]).then(
      ([lesson, table]) => isHere && setLoaded({ lesson, ...table }),
      (error: unknown) => isHere && setFailed({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [game, of]);
  if (failed !== undefined) throw failed.error;
  return loaded === undefined ? <p class="loading">{ui().loading}</p> : <Lessons {...loaded} page={game} />;
}

/** Another run of the same lesson is another session. */
function Lessons(props: Loaded & { readonly page: PageGame }): JSX.Element {
  const [run, setRun] = useState(0);
  const restart = () => {
    keepProgress(props.lesson.game, FRESH);
    setRun(run + 1);
  };
  return <Running key={run} {...props} onRestart={restart} />;
}

type RunningProps = Loaded & { readonly page: PageGame; readonly onRestart: () => void };

function Running({ lesson, game, Table, page, onRestart }: RunningProps): JSX.Element {
  const texts = useTexts('lessons');
  const title = texts.title(page.texts(ui()).title);
  const [isLeaving, setLeaving] = useState(false);
  const session = useMemo(() => openSession(lesson, game.rules, () => texts), []);
  useEffect(() => {
    isNewcomer.value = false;
    session.begin();
    return () => session.close();
  }, [session]);
  useEscape(session, () => setLeaving(true));
  const isDone = session.step.value >= lesson.steps.length;
  return (
    <Page title={title} class="play lesson">
      <h1 class="unseen">{title}</h1>
      <Table session={session} />
      <Coach session={session} onLeave={() => setLeaving(true)} />
      {isLeaving && (
        <LeaveDialog
          onStay={() => setLeaving(false)}
          onLeave={() => goTo({ at: 'home' })}
          onRestart={onRestart}
        />
      )}
      {isDone && <LessonDone game={page} onAgain={onRestart} />}
    </Page>
  );
}

function openSession(
  lesson: Lesson,
  rules: LoadedTable['game']['rules'],
  texts: () => ReturnType<typeof useTexts<'lessons'>>,
): LessonSession {
  const names = [playerName.peek() || ui().home.player(1), ...BOT_NAMES.slice(0, lesson.players - 1)];
  const session: LessonSession = new LessonSession({
    rules,
    lesson,
    seats: names.map((name, seat) => ({ name, ...(seat > 0 && { bot: 'rookie' }), standIn: null })),
    progress: progressIn(lesson.game),
    keep: (progress) => keepProgress(lesson.game, progress),
    explain: () => {
      const id = session.coached.peek()?.step.id;
      return id === undefined ? '' : texts().astray(stepTexts(texts(), lesson.game, id).ask ?? '');
    },
  });
  return session;
}

/** Escape takes a plan back, as at every table; without one it asks whether to leave. */
function useEscape(session: LessonSession, onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || session.keptPlan.peek().length > 0) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      onEscape();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [session]);
}
