import { isRefusal, type Refusal } from '@paddock/kernel';
import type { Parts } from '@paddock/words';
import { LEAGUE_PROBLEMS, type LeagueProblem } from '@paddock/words/page/club/leagues';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { problemText } from '../online/problem-text.ts';
import type { Calling } from '../online/use-call.ts';

function isLeagues(code: string): code is LeagueProblem {
  return LEAGUE_PROBLEMS.some((known) => known === code);
}

export function leagueProblem(texts: Pick<Parts, 'leagues' | 'online'>, refusal: Refusal): string {
  const { code } = refusal;
  return isLeagues(code) ? texts.leagues.problems[code] : problemText(texts.online, refusal);
}

/** Like `useCall`, with the words that leagues have. */
export function useLeagueCall(): Calling {
  const leagues = useTexts('leagues');
  const online = useTexts('online');
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  return {
    problem,
    call: async (ask) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      const answer = await ask();
      isBusy.current = false;
      setProblem(isRefusal(answer) ? leagueProblem({ leagues, online }, answer) : undefined);
      return isRefusal(answer) ? undefined : answer;
    },
  };
}
