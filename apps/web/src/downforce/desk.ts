import { batch, computed, type ReadonlySignal } from '@preact/signals';
import type { CardName, CarName, Content, DownforceFact, DownforceView, Track } from '@paddock/downforce';
import type { Context, Parts } from '@paddock/words';
import { confirmMoves } from '../app/settings.ts';
import type { Session } from '../session/session.ts';
import { Desk as TableDesk } from '../table/desk/desk.ts';
import { roundsOf, type Round } from './auction/rounds.ts';
import { Animator } from './race/animator.ts';
import type { Goal } from './race/paths.ts';
import { spotsIn } from './race/spots.ts';
import type { LoadedDownforce } from './loaded.ts';
import { Turn } from './race/turn.ts';
import { FIRST_TRACK } from './track/ground-file.ts';
import { trackNames, trackOf } from './track/track-of.ts';
import type { PageVariant } from './variant.ts';

export type DownforceSession = Session<DownforceView, DownforceFact>;

/** What a tap means in Downforce. */
export class Desk extends TableDesk<DownforceView, DownforceFact, Turn, Animator> {
  readonly #loaded: LoadedDownforce;

  constructor(session: DownforceSession, loaded: LoadedDownforce) {
    const { public: open } = session.view.peek();
    super(
      session,
      new Animator(spotsIn(open), loaded.variants),
      (view, seat) => new Turn(loaded, view, seat),
    );
    this.#loaded = loaded;
  }

  get words(): Parts['downforce'] {
    return this.#loaded.texts.downforce;
  }

  /** The deck and the tracks of this table. */
  get content(): Content {
    return this.#loaded.rules.content;
  }

  /** Before it is drawn by lot, the first. */
  get track(): Track {
    return trackOf(this.content, this.open.value.track ?? FIRST_TRACK);
  }

  /** A custom circuit goes by the name its author gave it. */
  trackName(id: string): string {
    return this.words.track(id, this.gameContext);
  }

  protected override get gameContext(): Pick<Context, 'tracks'> {
    return { tracks: trackNames(this.content) };
  }

  get texts(): Parts['downforceTexts'] {
    return this.#loaded.texts.downforceTexts;
  }

  get table(): Parts['table'] {
    return this.#loaded.texts.table;
  }

  get shared(): Parts['shared'] {
    return this.#loaded.texts.shared;
  }

  get variants(): readonly PageVariant[] {
    return this.#loaded.variants;
  }

  /** What the first variant has to say; undefined: no variant at this table does. */
  pick<Thing>(from: (variant: PageVariant) => Thing | undefined): Thing | undefined {
    for (const variant of this.variants) {
      const thing = from(variant);
      if (thing !== undefined) return thing;
    }
    return undefined;
  }

  /** The auction so far, including what is being shown. */
  readonly rounds: ReadonlySignal<readonly Round[]> = computed(() =>
    roundsOf([
      ...this.session.log.value.map(({ fact }) => fact),
      ...(this.session.moment.value?.facts ?? []),
    ]),
  );

  /** Whom the prompt speaks to: while a bot plays for the viewer, it is the bot that is asked. */
  get asked(): Context {
    const { you, ...others } = this.context.value;
    const hasBot = you !== undefined && typeof this.session.seats.value[you]?.standIn === 'string';
    return hasBot ? others : this.context.value;
  }

  /** A card of the hand: placed as a bid, or played. Choosing it again puts it back. */
  chooseCard(card: CardName): void {
    if (this.turn?.card === card) return this.takeBack();
    const { phase, turn } = this.open.peek();
    const text = phase === 'bidding' || turn === null ? `bid ${card}` : `play ${card}`;
    batch(() => {
      if (!this.choose(text)) this.#chooseEarly(text);
    });
  }

  /** The table is still at work: the card is chosen for the question that follows. */
  #chooseEarly(text: string): void {
    const refused = this.refused.peek();
    if (refused === null || !('code' in refused) || refused.code !== 'table-must-act') return;
    this.refused.value = null;
    this.session.keepPlan([text]);
  }

  /** The card that was chosen before its question has come. */
  get earlyCard(): CardName | null {
    const [text = ''] = this.turn === null ? this.session.keptPlan.value : [];
    return /^(?:bid|play) (\w+)$/.exec(text)?.[1] ?? null;
  }

  /** D-A10: a bid with a card of another colour, or a pass again. */
  declare(isDeclared: boolean): void {
    const card = this.turn?.card;
    if (card !== null && card !== undefined) this.choose(isDeclared ? `bid ${card} declared` : `bid ${card}`);
  }

  /** A car on the track or its chip: the wild's choice, a bet; otherwise the space it stands on is meant. */
  chooseCar(car: CarName): void {
    const { phase } = this.open.peek();
    if (phase === 'choosing-wild') this.choose(`wild ${car}`);
    else if (phase === 'betting') this.choose(`bet ${car}`);
    else {
      const spot = this.animator.places.peek()[car];
      if (typeof spot === 'number') this.goTo(spot);
    }
  }

  goTo(goal: Goal): void {
    this.change((turn) => {
      const objection = turn.goTo(goal);
      return objection === 'several' ? { text: this.texts.severalWaysHint } : objection;
    });
  }

  takeInside(): void {
    this.change((turn) => {
      turn.takeInside();
      return undefined;
    });
  }

  /** A part of an answer, in place of the plan; null: none. */
  sketch(text: string | null): void {
    this.change((turn) => {
      turn.sketchAs(text);
      return undefined;
    });
  }

  /** The whole plan. */
  takeBack(): void {
    while (this.undo());
  }

  protected override changed(turn: Turn, before: readonly string[]): void {
    const isCut = before.some((text, index) => turn.texts[index] !== text);
    // Another plan drives from where the cars really are.
    if (isCut) void this.animator.preview([], this.session.view.peek());
    super.changed(turn, before);
  }

  protected override isSentAtOnce(turn: Turn): boolean {
    const { isComplete, verb } = turn;
    if (!isComplete || verb === null) return false;
    const isConfirmed = this.variants.some(({ confirmed }) => confirmed?.includes(verb) === true);
    return verb === 'ready' || (!confirmMoves.peek() && !isConfirmed);
  }
}
