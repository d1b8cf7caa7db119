import type { FastChance } from '@paddock/kernel';
import type { Surroundings } from '@paddock/protocol';

/** How a bad network treats what is sent: out of a thousand. */
export interface Faults {
  /** The connection is cut after a message. */
  readonly cut: number;
  readonly duplicated: number;
  readonly delayed: number;
  readonly longestDelayMs: number;
}

export interface FaultCounts {
  cut: number;
  duplicated: number;
  delayed: number;
}

/** Greetings and watching keep their place; commands come twice, late, and after later ones. */
export function withFaults(
  around: Surroundings,
  faults: Faults,
  chance: FastChance,
  counts: FaultCounts,
): Surroundings {
  const happens = (perMille: number) => chance.below(1000) < perMille;
  return {
    ...around,
    open: (url, events) => {
      const socket = around.open(url, events);
      const later = (text: string) =>
        around.after(chance.below(faults.longestDelayMs), () => socket.send(text));
      return {
        close: () => socket.close(),
        send: (text) => {
          const isCommand = /^\{"type":"(?:play|hash|salt|say)"/.test(text);
          if (isCommand && happens(faults.duplicated)) {
            counts.duplicated++;
            later(text);
          }
          if (isCommand && happens(faults.delayed)) {
            counts.delayed++;
            later(text);
          } else {
            socket.send(text);
          }
          if (happens(faults.cut)) {
            counts.cut++;
            around.after(chance.below(20), () => {
              socket.close();
              events.closed(1006);
            });
          }
        },
      };
    },
  };
}
