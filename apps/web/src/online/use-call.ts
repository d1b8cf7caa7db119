import { isRefusal, type Refusal } from '@paddock/kernel';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { problemText } from './problem-text.ts';

export interface Calling {
  /** Why the last one was not done, in words. */
  readonly problem: string | undefined;
  /** Asks the server; ignores a second call while one is under way. Returns the answer, or undefined. */
  readonly call: <Value>(ask: () => Promise<Value | Refusal>) => Promise<Value | undefined>;
}

/** `own`: see `problemText`. */
export function useCall(own?: Readonly<Record<string, string>>): Calling {
  const online = useTexts('online');
  // Kept as it came, to be shown in the current language.
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);
  const call = async <Value>(ask: () => Promise<Value | Refusal>): Promise<Value | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const answer = await ask();
    isBusy.current = false;
    setRefusal(isRefusal(answer) ? answer : undefined);
    return isRefusal(answer) ? undefined : answer;
  };
  return { problem: refusal && problemText(online, refusal, own), call };
}
