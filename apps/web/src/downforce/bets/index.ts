import { betTexts } from './texts/index.ts';

export { BetSlip } from './bet-slip.tsx';
export { PodiumSlip } from './podium-slip.tsx';

/** Await it before any of them is shown. */
export function ready(): Promise<void> {
  return betTexts.ready();
}
