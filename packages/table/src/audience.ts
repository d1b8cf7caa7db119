import type { Seat, Tell, Viewer } from '@paddock/kernel';

/** Keeps what one viewer is told, in order. */
export class Ear<Fact> implements Tell<Fact> {
  readonly #viewer: Viewer;
  #heard: Fact[] = [];

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  all(fact: Fact): void {
    this.#heard.push(fact);
  }

  only(seat: Seat, secret: Fact, shadow: Fact): void {
    this.#heard.push(this.#viewer === seat || this.#viewer === 'all' ? secret : shadow);
  }

  /** What was heard since the last time. */
  take(): readonly Fact[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }
}
