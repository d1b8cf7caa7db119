import { isRefusal, type Refusal } from '@paddock/kernel';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { problemText } from '../online/problem-text.ts';

interface Asking {
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** Asks the server; whether it was done. */
  readonly ask: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** What these calls refuse has words of its own. */
export function useExplain(): (refusal: Refusal) => string {
  const online = useTexts('online');
  const { problems } = useTexts('moderation');
  return (refusal) => problemText(online, refusal, problems);
}

/** One call after the other, as they were asked for. */
export function useAsking(): Asking {
  const explain = useExplain();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const ask = async (call: () => Promise<unknown>): Promise<boolean> => {
    setPending((count) => count + 1);
    const answered = line.current.then(call);
    line.current = answered;
    const answer = await answered;
    setPending((count) => count - 1);
    setProblem(isRefusal(answer) ? explain(answer) : undefined);
    return !isRefusal(answer);
  };
  return { problem, isBusy: pending > 0, ask };
}
