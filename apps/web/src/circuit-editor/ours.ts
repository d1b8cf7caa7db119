import type { Balance } from '@paddock/bots/balance';
import { CIRCUIT_IDS, type CircuitId } from '@paddock/downforce';
import { signal } from '@preact/signals';
import { Thread } from './thread.ts';

interface Ours {
  readonly id: CircuitId;
  /** Undefined: not raced yet. */
  readonly balance: Balance | undefined;
}

const GAMES = 400;

/** Our circuits as the same bots race on them: measured once, when somebody first compares. */
export const ours = signal<readonly Ours[]>(CIRCUIT_IDS.map((id) => ({ id, balance: undefined })));

let isMeasuring = false;

export function measureOurs(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  const thread = new Thread();
  const next = (index: number): void => {
    const circuit = CIRCUIT_IDS[index];
    if (circuit === undefined) return thread.stop();
    thread.ask({ ask: 'ours', circuit, games: GAMES }, (answer) => {
      if (!('balance' in answer)) return thread.stop();
      const { balance } = answer;
      ours.value = ours.value.map((each) => (each.id === circuit ? { ...each, balance } : each));
      if (answer.isDone) next(index + 1);
    });
  };
  next(0);
}
