import type { Tell, Viewer } from './rules.ts';
import type { Seat } from './seat.ts';

/** A fact with its audience: everybody, or one seat with a shadow for the rest. */
export type LoggedFact<Fact> =
  | { readonly fact: Fact }
  | { readonly seat: Seat; readonly secret: Fact; readonly shadow: Fact };

/** The fact that this viewer gets. */
export function factFor<Fact>(logged: LoggedFact<Fact>, viewer: Viewer): Fact {
  if ('fact' in logged) return logged.fact;
  return viewer === logged.seat || viewer === 'all' ? logged.secret : logged.shadow;
}

export function factsFor<Fact>(logged: readonly LoggedFact<Fact>[], viewer: Viewer): Fact[] {
  return logged.map((each) => factFor(each, viewer));
}

/** Keeps facts with their audience, in order. */
export class FactLog<Fact> implements Tell<Fact> {
  #facts: LoggedFact<Fact>[] = [];

  all(fact: Fact): void {
    this.#facts.push({ fact });
  }

  only(seat: Seat, secret: Fact, shadow: Fact): void {
    this.#facts.push({ seat, secret, shadow });
  }

  /** The facts since the last call. */
  take(): readonly LoggedFact<Fact>[] {
    const facts = this.#facts;
    this.#facts = [];
    return facts;
  }
}
