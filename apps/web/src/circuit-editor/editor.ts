import type { Balance } from '@paddock/bots/balance';
import { LIMITS, type TrackFile, type TrackProblem } from '@paddock/downforce';
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Roadworthy, TrackAnswer } from './messages.ts';
import { sketchOf, type Sketch } from './draw/sketch.ts';
import type { Draft } from './edit/draft.ts';
import { begin, change, redo, undo, type History } from './edit/history.ts';
import { Thread } from './thread.ts';

export const TABS = ['road', 'trace', 'photo', 'scenery', 'balance', 'about'] as const;
/** What is edited, by hand on the drawing and in the panel beside it. */
export type Tab = (typeof TABS)[number];

export type Check =
  | { readonly is: 'open' }
  | { readonly is: 'good'; readonly road: Roadworthy }
  | { readonly is: 'bad'; readonly problems: readonly TrackProblem[] };

export interface Measured {
  readonly balance: Balance;
  readonly isDone: boolean;
}

const GAMES = 1000;
/** After the last change: a circuit in between is not raced on. */
const CALM_MS = 500;

/** One circuit on the bench: its draft with all that was, and what the threads say of it. Knows nothing about the page. */
export class Editor {
  readonly #history: Signal<History<Draft>>;
  readonly draft: ReadonlySignal<Draft>;
  /** While something is dragged: not yet a step that can be undone. */
  readonly #live = signal<Draft | null>(null);
  readonly shown: ReadonlySignal<Draft>;
  readonly sketch: ReadonlySignal<Sketch>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly tab = signal<Tab>('road');
  /** A section, from 0. */
  readonly selected = signal(0);
  /** A space that is looked at. */
  readonly inspected = signal<number | null>(null);
  readonly check = signal<Check>({ is: 'open' });
  readonly measured = signal<Measured | null>(null);
  readonly #checker = new Thread();
  readonly #racer = new Thread();
  #isChecking = false;
  #waiting: TrackFile | null = null;
  #calm: ReturnType<typeof setTimeout> | undefined;
  readonly #stops: (() => void)[] = [];

  constructor(start: Draft) {
    const history = signal(begin(start));
    this.#history = history;
    this.draft = computed(() => history.value.present);
    this.shown = computed(() => this.#live.value ?? this.draft.value);
    this.sketch = computed(() => sketchOf(this.shown.value.file));
    this.canUndo = computed(() => history.value.past.length > 0);
    this.canRedo = computed(() => history.value.future.length > 0);
  }

  /** Checks and races from now on; the function it gives ends that. */
  start(): () => void {
    const file = computed(() => this.shown.value.file);
    /** What races depend on: a circuit with another name is the same circuit. */
    const road = computed(() => roadText(this.draft.value.file));
    this.#stops.push(
      effect(() => this.#ask(file.value)),
      effect(() => {
        if (road.value !== '') this.#raceOn(this.draft.peek().file);
      }),
    );
    return () => {
      for (const stop of this.#stops.splice(0)) stop();
      clearTimeout(this.#calm);
      this.#checker.stop();
      this.#racer.stop();
    };
  }

  /** A step that can be undone. With a name, the next step of that name joins it. */
  put(draft: Draft, name: string | null = null): void {
    batch(() => {
      this.#live.value = null;
      this.#history.value = change(this.#history.value, draft, name);
      this.selected.value = Math.min(this.selected.value, draft.file.sections.length - 1);
      this.inspected.value = null;
    });
  }

  edit(step: (file: TrackFile) => TrackFile, name: string | null = null): void {
    const draft = this.draft.peek();
    const file = step(draft.file);
    if (file === draft.file || file.sections.length > LIMITS.sections) return;
    // The clicks that it was traced by no longer say what the road is like.
    const trace = file.sections === draft.file.sections ? draft.trace : [];
    this.put({ ...draft, file, trace }, name);
  }

  /** Shown, and not kept unless it is put. */
  preview(draft: Draft | null): void {
    this.#live.value = draft;
  }

  undo(): void {
    this.#travel(undo(this.#history.value));
  }

  redo(): void {
    this.#travel(redo(this.#history.value));
  }

  #travel(history: History<Draft>): void {
    batch(() => {
      this.#live.value = null;
      this.#history.value = history;
      this.selected.value = Math.min(this.selected.value, history.present.file.sections.length - 1);
      this.inspected.value = null;
    });
  }

  /** One question at a time; of those that come meanwhile, the last. */
  #ask(file: TrackFile): void {
    if (this.#isChecking) {
      this.#waiting = file;
      return;
    }
    this.#isChecking = true;
    this.#checker.ask({ ask: 'check', file }, (answer) => {
      this.#isChecking = false;
      const next = this.#waiting;
      this.#waiting = null;
      if (next === null) this.check.value = checkOf(answer);
      else this.#ask(next);
    });
  }

  /** Stops a race on another circuit. */
  #raceOn(file: TrackFile): void {
    this.#racer.stop();
    clearTimeout(this.#calm);
    this.measured.value = null;
    this.#calm = setTimeout(() => {
      this.#racer.ask({ ask: 'balance', file, games: GAMES }, (answer) => {
        if ('balance' in answer) this.measured.value = answer;
      });
    }, CALM_MS);
  }
}

function roadText({ shape, direction, sections, lines, grid }: TrackFile): string {
  return JSON.stringify([shape, direction, sections, lines, grid]);
}

function checkOf(answer: TrackAnswer): Check {
  if ('road' in answer) return { is: 'good', road: answer.road };
  return 'problems' in answer ? { is: 'bad', problems: answer.problems } : { is: 'open' };
}
