import { isRefusal, type Refusal } from '@paddock/kernel';
import type { NoticeChoices, NoticeState } from '@paddock/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { problemText } from '../online/problem-text.ts';
import { noticesApi } from './api.ts';

export interface Calls {
  /** Why the last one was not done, in words, and by which part of the screen it was asked. */
  readonly problem: { readonly part: string; readonly text: string } | undefined;
  /** What was last done, by part. */
  readonly done: string | undefined;
  /** Asks the server; true: it is done. */
  readonly ask: (part: string, call: () => Promise<NoticeState | object | Refusal>) => Promise<boolean>;
}

export interface Notices extends Calls {
  readonly state: NoticeState;
  /** With what is said here in place of what was chosen before. */
  readonly choose: (part: string, change: Partial<NoticeChoices>) => Promise<boolean>;
}

/** What somebody has chosen; no more than a problem until the server has said it. */
export function useNotices(): Notices | Pick<Calls, 'problem'> {
  const [state, setState] = useState<NoticeState>();
  const newest = useRef<NoticeState>(undefined);
  // Each call says all that is chosen: they go one after the other, and only the answer to the last is shown.
  const sent = useRef<Promise<unknown>>(undefined);
  const keep = (answer: NoticeState) => {
    newest.current = answer;
    setState(answer);
  };
  const calls = useCalls((answer) => {
    if ('choices' in answer) keep(answer);
  });
  useEffect(() => {
    void calls.ask('', () => noticesApi.state());
  }, []);
  if (state === undefined) return { problem: calls.problem };
  const choose = async (part: string, change: Partial<NoticeChoices>) => {
    const before = newest.current ?? state;
    const { zone, choices, quiet } = before;
    // Notices speak as this page does, and without quiet hours the zone is this device's.
    const own = { language: lang.peek(), zone: quiet === null ? ownZone() : zone };
    const chosen = { ...own, choices, quiet, ...change };
    // Shown at once, and taken back where the server says no.
    keep({ ...before, ...chosen });
    const earlier = sent.current;
    const call = (async () => {
      await earlier;
      return noticesApi.choose(chosen);
    })();
    sent.current = call;
    const isLast = () => sent.current === call;
    const isDone = await calls.ask(part, async () => {
      const answer = await call;
      return isLast() || isRefusal(answer) ? answer : {};
    });
    if (!isDone && isLast()) keep(before);
    return isDone;
  };
  return { ...calls, state, choose };
}

export function useCalls(heard: (answer: NoticeState | object) => void): Calls {
  const [online, { problems }] = [useTexts('online'), useTexts('notices')];
  const [problem, setProblem] = useState<Calls['problem']>();
  const [done, setDone] = useState<string>();
  const ask: Calls['ask'] = async (part, call) => {
    setProblem(undefined);
    setDone(undefined);
    const answer = await call();
    if (isRefusal(answer)) {
      setProblem({ part, text: problemText(online, answer, problems) });
      return false;
    }
    heard(answer);
    setDone(part);
    return true;
  };
  return { problem, done, ask };
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
