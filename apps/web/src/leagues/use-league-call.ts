import { useTexts } from '../i18n/loaded.tsx';
import { useCall, type Calling } from '../online/use-call.ts';

/** Like `useCall`, with the words that leagues have. */
export function useLeagueCall(): Calling {
  return useCall(useTexts('leagues').problems);
}
