import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { CAR_NAMES, type CardName, type CarName, type FormulaFact, type FormulaView } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import type { LogLine } from '../../session/session.ts';
import { Animator as TableAnimator } from '../../table/desk/animator.ts';
import type { Layers } from '../../table/desk/reel.ts';
import type { Circuit } from '@paddock/formula/drawing';
import { layers, poseAt, posesOf } from '../board/motion.ts';
import { isSamePlace, placesIn, type Places } from './places.ts';
import { beatsOf, drivesBeat, type Beat, type Drive } from './story.ts';

/** Where things are on the page. */
export interface Scene {
  readonly circuit: Circuit;
  /** Pixels for one unit of the circuit. */
  readonly scale: number;
  car(car: CarName): Layers<HTMLElement> | undefined;
  /** Where a played card comes from. */
  source(seat: Seat, card: CardName): DOMRect | undefined;
  readonly discard: HTMLElement | null;
  readonly die: HTMLElement | null;
  /** Smoke is put into it, and taken out again. */
  readonly effects: HTMLElement | null;
}

/** The race on the screen. */
export class Animator extends TableAnimator<FormulaView, FormulaFact, Beat, Places> {
  readonly #face = signal<number | null>(null);
  readonly #top = signal<CardName | null>(null);
  #scene: Scene | undefined;

  /** What the die shows: the last roll for the card on top. */
  get face(): ReadonlySignal<number | null> {
    return this.#face;
  }

  /** The top card of the discard pile. */
  get top(): ReadonlySignal<CardName | null> {
    return this.#top;
  }

  enter(scene: Scene): void {
    this.#scene = scene;
  }

  override settle(view: FormulaView, log: readonly LogLine<FormulaFact>[]): void {
    const { card, die } = view.public;
    const last = lastPlay(log);
    batch(() => {
      super.settle(view, log);
      this.#top.value = card ?? last.card;
      this.#face.value = die ?? last.die;
    });
  }

  /** Nothing is drawn again where all cars stay. */
  protected override put(places: Places): void {
    const now = this.places.peek();
    if (CAR_NAMES.some((car) => !isSamePlace(now[car], places[car]))) super.put(places);
  }

  protected placesIn(view: FormulaView): Places {
    return placesIn(view.public);
  }

  protected beatsOf(facts: readonly FormulaFact[], to: Places): readonly Beat[] {
    return [...beatsOf(facts), ...drivesBeat(this.places.peek(), to, facts)];
  }

  protected isSeenInPlan({ kind }: Beat): boolean {
    return kind === 'choose' || kind === 'nudge';
  }

  protected override planBeats(facts: readonly FormulaFact[], to: Places): readonly Beat[] {
    return drivesBeat(this.places.peek(), to, facts);
  }

  protected async showBeat(beat: Beat, ms: number): Promise<void> {
    switch (beat.kind) {
      case 'lights':
        return this.startLights(ms);
      case 'card':
        return this.#flyCard(beat.seat, beat.card, ms);
      case 'die':
        return this.#rollDie(beat.face, ms);
      case 'choose':
        return this.pulse(this.#scene?.car(beat.car)?.inner, 1.22, ms);
      case 'nudge':
        return this.#nudge(beat.car, ms);
      case 'drives':
        return this.#drive(beat.drives, beat.places, ms);
      case 'pause':
        return this.wait(ms);
    }
  }

  async #flyCard(seat: Seat, card: CardName, ms: number): Promise<void> {
    const from = this.#scene?.source(seat, card);
    batch(() => {
      this.#top.value = card;
      this.#face.value = null;
    });
    const to = this.#scene?.discard;
    if (from === undefined || to === null || to === undefined || this.isHurried) return;
    const box = to.getBoundingClientRect();
    const { scale } = this.#scene ?? { scale: 1 };
    const dx = (from.left + from.width / 2 - box.left - box.width / 2) / scale;
    const dy = (from.top + from.height / 2 - box.top - box.height / 2) / scale;
    const size = Math.min(from.width, from.height * (2 / 3)) / box.width;
    await this.animate(
      to,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 0.6 },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 24}px) rotate(-6deg) scale(1.18)`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: ms, easing: 'ease-in-out' },
    );
  }

  async #rollDie(face: number, ms: number): Promise<void> {
    const die = this.#scene?.die;
    if (die !== null && die !== undefined && !this.isHurried) {
      const tumbling = this.animate(
        die,
        [
          { transform: 'translateY(0) rotate(0) scale(1)' },
          { transform: 'translateY(-26px) rotate(220deg) scale(1.25)', offset: 0.35 },
          { transform: 'translateY(4px) rotate(480deg) scale(0.96)', offset: 0.7 },
          { transform: 'translateY(-8px) rotate(660deg) scale(1.06)', offset: 0.85 },
          { transform: 'translateY(0) rotate(720deg) scale(1)' },
        ],
        { duration: ms, easing: 'ease-out' },
      );
      for (let tick = 1; tick < 7 && !this.isHurried; tick++) {
        this.#face.value = ((face + tick * 5) % 12) + 1;
        await this.wait((ms * 0.8) / 7);
      }
      this.#face.value = face;
      await tumbling;
    }
    this.#face.value = face;
    await this.wait(ms * 0.35);
  }

  #nudge(car: CarName, ms: number): Promise<void> {
    this.#puff(car);
    return this.shake(this.#scene?.car(car)?.inner, [0, 8, -4, 5, 0], ms);
  }

  async #drive(drives: readonly Drive[], places: Places, ms: number): Promise<void> {
    const ways = this.isHurried ? [] : drives.map((drive) => this.#driveOne(drive, ms));
    this.put(places);
    await Promise.all(ways);
  }

  async #driveOne(drive: Drive, ms: number): Promise<void> {
    const scene = this.#scene;
    const elements = scene?.car(drive.car);
    if (scene === undefined || elements === undefined) return;
    const frames = posesOf(scene.circuit, drive).map(layers);
    if (drive.how === 'engine' || drive.how === 'crash' || drive.how === 'spin') this.#puff(drive.car);
    elements.outer.classList.add('moving', `how-${drive.how}`);
    await this.animateLayers(elements, frames, { duration: ms });
    elements.outer.classList.remove('moving', `how-${drive.how}`);
  }

  #puff(car: CarName): void {
    const scene = this.#scene;
    const layer = scene?.effects;
    if (scene === undefined || layer === null || layer === undefined) return;
    const { x, y } = poseAt(scene.circuit, this.places.peek()[car]);
    for (const [index, [dx, dy]] of [
      [-14, -10],
      [10, -16],
      [-2, 8],
      [16, 6],
    ].entries()) {
      const puff = document.createElement('span');
      puff.className = 'puff';
      layer.append(puff);
      const at = (spread: number) =>
        `translate(${x + (dx ?? 0) * spread * scene.circuit.carScale}px, ${y + (dy ?? 0) * spread * scene.circuit.carScale}px)`;
      void this.animate(
        puff,
        [
          { transform: `${at(0.4)} scale(0.3)`, opacity: 0.85 },
          { transform: `${at(2.4)} scale(${1.6 + index * 0.2})`, opacity: 0 },
        ],
        { duration: 900, delay: index * 60, easing: 'ease-out', fill: 'backwards' },
      ).then(() => puff.remove());
    }
  }
}

/** The card on top of the discard pile and its die; a new race begins with neither. */
function lastPlay(log: readonly LogLine<FormulaFact>[]): {
  readonly card: CardName | null;
  readonly die: number | null;
} {
  let die: number | null = null;
  for (const { fact } of log.toReversed()) {
    if (fact.kind === 'race-starts') break;
    if (fact.kind === 'rolled') die ??= fact.die;
    if (fact.kind === 'played') return { card: fact.card, die };
  }
  return { card: null, die: null };
}
