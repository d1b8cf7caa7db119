import { downforceGameWith, type DownforceGame } from '@paddock/downforce';
import { loadRules } from '../downforce/rules.ts';
import type { Played } from './names.ts';

/** With the rules that this needs. */
export async function downforceKind(played: Played): Promise<DownforceGame> {
  return downforceGameWith(await loadRules(played));
}
