import { isRefusal, type Refusal } from '@paddock/kernel';
import type { Decided, Decision } from '../decision.ts';
import type { PartEvent } from '../event.ts';
import { gatheringOf, type LiveTable } from '../live-table.ts';
import { withPart } from './shuffled.ts';

/** How long a part waits for the others: devices answer within the spread of their distances to the server. */
const WAIT_MS = 15;

/** A device's hash or salt, on its way into the log. */
export interface Part {
  decide(live: LiveTable): Decided;
  answered(answer: null | Refusal): void;
}

/**
 * Before a later race, the devices of a table send their hashes at about the same moment, and then their salts. Written one
 * by one these would be a fifth of all events, and where many tables race in step, they would all come at once.
 */
export class Together {
  readonly #write: (parts: readonly Part[]) => Promise<void>;
  #waiting: Part[] = [];
  #written: Promise<void> | undefined;
  #hurry: () => void = () => undefined;

  constructor(write: (parts: readonly Part[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when it is written. `missing`: the parts that can still come. */
  add(part: Part, missing: number): Promise<void> {
    this.#waiting.push(part);
    this.#written ??= this.#wait().then(() => {
      this.#written = undefined;
      return this.#write(this.#waiting.splice(0));
    });
    if (this.#waiting.length >= missing) this.#hurry();
    return this.#written;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, WAIT_MS);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** All parts as one event, each decided after those before it, with an answer to each. */
export function decideTogether(
  live: LiveTable,
  parts: readonly Pick<Part, 'decide'>[],
): Decision<readonly (null | Refusal)[]> {
  const events: PartEvent[] = [];
  let soFar = live;
  const answer = parts.map(({ decide }) => {
    const decision = decide(soFar);
    if (isRefusal(decision)) return decision;
    if ('event' in decision && isPart(decision.event)) {
      events.push(decision.event);
      soFar = withPart(soFar, decision.event);
    }
    return null;
  });
  const [first] = events;
  if (first === undefined) return { done: answer };
  return { event: events.length === 1 ? first : { kind: 'together', parts: events }, answer };
}

function isPart(event: { readonly kind: string }): event is PartEvent {
  return event.kind === 'hashed' || event.kind === 'revealed';
}

/** Of the people at the table: hashes until these are fixed, then salts. */
export function missingParts(live: LiveTable): number {
  const gathering = gatheringOf(live);
  if (gathering === undefined) return 0;
  const { hashes, isFixed, salts } = gathering;
  return live.seats.filter(({ person }, seat) =>
    isFixed ? hashes[seat] !== '' && salts[seat] === '' : person !== null && hashes[seat] === '',
  ).length;
}
