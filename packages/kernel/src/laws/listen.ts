import { factFor } from '../facts.ts';
import type { Tell, Viewer } from '../rules.ts';
import type { Seat } from '../seat.ts';

/** Everything each viewer hears, as text. */
export class Listeners<Fact> implements Tell<Fact> {
  readonly heard: ReadonlyMap<Viewer, string[]>;

  constructor(viewers: readonly Viewer[]) {
    this.heard = new Map(viewers.map((viewer) => [viewer, []]));
  }

  all(fact: Fact): void {
    for (const list of this.heard.values()) list.push(JSON.stringify(fact));
  }

  only(seat: Seat, secret: Fact, shadow: Fact): void {
    for (const [viewer, list] of this.heard) {
      list.push(JSON.stringify(factFor({ seat, secret, shadow }, viewer)));
    }
  }

  by(viewer: Viewer): readonly string[] {
    return this.heard.get(viewer) ?? [];
  }
}

export function viewersOf(players: number): Viewer[] {
  return ['public', ...Array.from({ length: players }, (_, seat) => seat)];
}

/** The whole state as text. */
export function fingerprint(state: unknown): string {
  return JSON.stringify(state, (_key, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );
}
