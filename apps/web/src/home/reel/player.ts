import type { Line, Pose, Reel, Scene } from './reel.ts';

/** A car's two layers: the outer one moves and keeps the number upright, the inner one turns. */
export interface CarLayers {
  readonly outer: HTMLElement;
  readonly inner: HTMLElement;
}

const BETWEEN_CARDS = 700;
const AFTER_THE_RACE = 3000;

/** Slower than at a table: nobody here knows what comes next. */
const SLOWNESS = 1.6;

function framesOf([x, y, angle, size]: Pose): { readonly outer: Keyframe; readonly inner: Keyframe } {
  return {
    outer: { transform: `translate(${x}px, ${y}px)`, opacity: size === 0 ? 0 : 1 },
    inner: { transform: `rotate(${angle}deg) scale(${(size || 100) / 100})` },
  };
}

export function put({ outer, inner }: CarLayers, pose: Pose): void {
  const frames = framesOf(pose);
  Object.assign(outer.style, frames.outer);
  Object.assign(inner.style, frames.inner);
}

/** Where every car is after `count` scenes. */
export function posesAfter({ start, scenes }: Reel, count: number): readonly Pose[] {
  const poses = [...start];
  for (const { car, way } of scenes.slice(0, count).flatMap(({ drives }) => drives.flat())) {
    const end = way.at(-1);
    if (end !== undefined) poses[car] = end;
  }
  return poses;
}

/** Shows a race again and again, until it is dropped. */
export class Player {
  readonly #reel: Reel;
  readonly #cars: readonly CarLayers[];
  readonly #showCard: (card: readonly Line[]) => void;
  readonly #running = new Set<Animation>();
  #isPaused = false;
  #isOver = false;

  constructor(reel: Reel, cars: readonly CarLayers[], showCard: (card: readonly Line[]) => void) {
    this.#reel = reel;
    this.#cars = cars;
    this.#showCard = showCard;
  }

  /** Does nothing once it is dropped. */
  async run(): Promise<void> {
    for (let round = 0; !this.#isOver; round++) {
      for (const [car, layers] of this.#cars.entries()) put(layers, this.#reel.start[car] ?? [0, 0, 0, 0]);
      for (const scene of this.#reel.scenes) await this.#show(scene);
      await this.#wait(AFTER_THE_RACE);
    }
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    for (const animation of this.#running) {
      if (isPaused) animation.pause();
      else animation.play();
    }
  }

  drop(): void {
    this.#isOver = true;
    for (const animation of this.#running) animation.cancel();
  }

  async #show({ card, drives }: Scene): Promise<void> {
    if (this.#isOver) return;
    this.#showCard(card);
    await this.#wait(BETWEEN_CARDS);
    for (const together of drives)
      await Promise.all(together.map(({ car, ms, way }) => this.#drive(car, ms * SLOWNESS, way)));
  }

  async #drive(car: number, ms: number, way: readonly Pose[]): Promise<void> {
    const layers = this.#cars[car];
    const end = way.at(-1);
    if (layers === undefined || end === undefined || this.#isOver) return;
    const frames = way.map(framesOf);
    const timing = { duration: ms, easing: 'ease-in-out' };
    const shown = [
      layers.outer.animate(
        frames.map(({ outer }) => outer),
        timing,
      ),
      layers.inner.animate(
        frames.map(({ inner }) => inner),
        timing,
      ),
    ];
    put(layers, end);
    await Promise.all(shown.map((animation) => this.#shown(animation)));
  }

  /** Time passes for pauses as for drives: both stop when the picture does. */
  #wait(ms: number): Promise<void> {
    const [car] = this.#cars;
    if (car === undefined || this.#isOver) return Promise.resolve();
    return this.#shown(car.inner.animate([], { duration: ms }));
  }

  async #shown(animation: Animation): Promise<void> {
    this.#running.add(animation);
    if (this.#isPaused) animation.pause();
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}
