import type { DownforcePublic } from '@paddock/downforce';

/** Whether prizes, bets and prices decide: not where the first home wins (D-V1), nor in whispers (D-V6). */
export function isForMoney({ options }: DownforcePublic): boolean {
  return options.goal === 'money' && options.longDistance !== true;
}
