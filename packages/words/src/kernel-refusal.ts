import type { Refusal } from '@paddock/kernel';
import type { OptionWords } from './game.ts';
import type { SharedWords } from './shared.ts';
import { capital } from './text.ts';

/** The sentence for a refusal by the kernel; `undefined` if it is the game's. */
export function kernelRefusal(
  { refusals, and }: SharedWords,
  options: Readonly<Record<string, Pick<OptionWords, 'label' | 'allowed'>>>,
  conflict: (code: string) => string,
  { code, params }: Refusal,
): string | undefined {
  const label = (key: string) => options[key]?.label ?? key;
  const option = String(params['option']);
  switch (code) {
    case 'unknown-option':
      return refusals[code](option);
    case 'bad-option':
      return refusals[code](label(option), options[option]?.allowed ?? '');
    case 'option-conflict': {
      const between = String(params['options']);
      const why = conflict(String(params['conflict']));
      return between === '' ? capital(why) : refusals[code](and(between.split(', ').map(label)), why);
    }
    case 'bad-players':
      return refusals[code](String(params['players']));
    case 'deal-not-sealed':
      return refusals[code](String(Number(params['deal']) + 1));
    case 'empty-command':
      return refusals[code]();
    default:
      return undefined;
  }
}
