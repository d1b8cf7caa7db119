import { useTexts } from '../i18n/loaded.tsx';
import { useCall, type Calling } from '../online/use-call.ts';

/** Like `useCall`, with what can go wrong with an account. */
export function useAccountCall(): Calling {
  return useCall(useTexts('account').problems);
}
