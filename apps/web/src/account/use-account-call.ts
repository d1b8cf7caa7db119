import { isRefusal, type Refusal } from '@paddock/kernel';
import { ACCOUNT_PROBLEMS, type AccountProblem } from '@paddock/words/page/club/account';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { problemText } from '../online/problem-text.ts';
import type { Calling } from '../online/use-call.ts';

function isAccounts(code: string): code is AccountProblem {
  return ACCOUNT_PROBLEMS.some((known) => known === code);
}

/** Like `useCall`, with what can go wrong with an account. */
export function useAccountCall(): Calling {
  const { problems } = useTexts('account');
  const online = useTexts('online');
  // Kept as it came: it is said in the language of the moment.
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
  const code = refusal?.code ?? '';
  const said = refusal && (isAccounts(code) ? problems[code] : problemText(online, refusal));
  return { problem: said, call };
}
