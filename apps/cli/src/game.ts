import type { Gauge, GameBots } from '@paddock/bots';
import {
  eraseGame,
  isRefusal,
  namesOf,
  resolveOptions,
  verify,
  type Entry,
  type FoldListener,
  type GameModule,
  type GameRecord,
  type OptionRefusal,
  type OptionSpec,
  type OwnContent,
  type Refusal,
  type Seat,
  type Setup,
  type Verdict,
  type ViewShape,
} from '@paddock/kernel';
import type { Context, GameWords, Label, Language, OptionWords, StoryLine } from '@paddock/words';
import type { Paint } from './paint.ts';
import { storyOf, type StoryPart } from './review/story-of.ts';
import { botTurn } from './simulate/bots.ts';
import { playBots, playFast, playRecorded, type GameNumber } from './simulate/play.ts';
import type { Report, Statistics } from './simulate/report.ts';

export type Given = Readonly<Record<string, unknown>>;

/** How a fact is told: not at all, in the running text, with the board after it, or in its own paragraph. */
export type Telling = 'skip' | 'note' | 'board' | 'apart';

/** How a game's bots are measured. */
export interface LadderPlan {
  /** Options that differ from the game's defaults. */
  readonly usual: Given;
  /** What luck is measured with; without one it is not. */
  readonly gauge?: Gauge;
}

/** A game, plus what the command line needs. */
export interface GameSpec<Options, State, View extends ViewShape, Fact, Preset extends string> {
  readonly game: GameModule<Options, State, View, Fact>;
  readonly bots: GameBots;
  readonly words: Readonly<Record<Language, GameWords<Fact, View['public'], keyof Options & string, Preset>>>;
  readonly ladder: LadderPlan;
  statistics(setup: Setup<Options>): Statistics<Fact>;
  tellingOf(fact: Fact): Telling;
  /** Consecutive facts in words; a line is told in the manner of its first fact. */
  story(facts: readonly Fact[], language: Language, context: Context): readonly StoryLine[];
  /** The positions in one line. */
  board(open: View['public'], language: Language, context: Context, paint: Paint): string;
  /** The words that are coloured in a sentence. */
  coloured(language: Language, context: Context): readonly (readonly [text: string, colour: string])[];
  /** Names for things on the board that come from the options or from the table's own content. */
  contextOf(options: Given, own: OwnContent): Pick<Context, 'drivers' | 'tracks'>;
  /** Options whose values are ids of tracks. */
  readonly trackOptions?: readonly string[];
}

/** Receives a record as it is replayed. */
export interface Listener {
  entry(number: number, entry: Entry): void;
  fact(telling: Exclude<Telling, 'skip'>, sentence: string): void;
  board(line: string): void;
}

/** A game with its types erased. */
export interface Game {
  readonly name: string;
  readonly bots: GameBots;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec<unknown>>>;
  readonly presets: Readonly<Record<string, Given>>;
  readonly ladder: LadderPlan;
  /** Options whose values are ids of tracks. */
  readonly trackOptions: readonly string[];
  /** The same game with a custom deck or tracks; absent if it takes none. */
  withContent?(own: OwnContent): Game | Refusal;
  title(language: Language): string;
  option(language: Language, key: string): OptionWords;
  optionValue(language: Language, key: string, value: unknown, context: Context): string;
  preset(language: Language, name: string): Label;
  refusal(language: Language, refusal: Refusal, context: Context): string;
  contextOf(record: GameRecord): Context;
  coloured(language: Language, context: Context): readonly (readonly [text: string, colour: string])[];
  resolve(players: number, given: Given): Given | OptionRefusal;
  verify(record: GameRecord): Verdict;
  tell(record: GameRecord, language: Language, paint: Paint, listener: Listener): Verdict;
  /** What happens in a part of an entry, or what would with other actions, in words. */
  story(record: GameRecord, part: StoryPart, language: Language): string;
  /** How many seats, from the first, have a player. */
  people(setup: Setup<Given>): number;
  /** By levels, one a seat; without them every seat chooses at random. */
  simulate(setup: Setup<Given>, levels?: readonly string[]): Simulation;
}

interface Simulation {
  play(game: GameNumber): void;
  /** The same kind of game, dealt from committed secrets and recorded. */
  record(game: GameNumber): GameRecord;
  report(): Report;
}

export function makeGame<Options, State, View extends ViewShape, Fact, Preset extends string>(
  spec: GameSpec<Options, State, View, Fact, Preset>,
  /** What the game and the bots in it were made with. */
  content?: OwnContent,
): Game {
  const { words, bots } = spec;
  const { rules } = spec.game;
  const { presets, rules: anyRules } = eraseGame(spec.game);
  const setupOf = ({ players, options }: Setup<Given>): Setup<Options> => {
    const resolved = resolveOptions(rules.options, players, options);
    if (isRefusal(resolved)) throw new Error(resolved.code);
    return { players, options: resolved };
  };
  const contextOf = (record: GameRecord): Context => ({
    names: namesOf(record),
    ...spec.contextOf(record.options, content ?? {}),
  });
  return {
    name: rules.game,
    bots,
    players: rules.players,
    options: rules.options.specs,
    presets,
    ladder: spec.ladder,
    trackOptions: spec.trackOptions ?? [],
    ...(spec.game.withContent && { withContent: (own) => withContent(spec, own) }),
    title: (language) => words[language].title,
    option: (language, key) => words[language].option(key as keyof Options & string),
    optionValue: (language, key, value, context) =>
      words[language].optionValue(key as keyof Options & string, value, context),
    preset: (language, name) => words[language].preset(name as Preset),
    refusal: (language, refusal, context) => words[language].refusal(refusal, context),
    contextOf,
    coloured: (language, context) => spec.coloured(language, context),
    resolve: (players, given) => resolveOptions(anyRules.options, players, given) as Given | OptionRefusal,
    verify: (record) => verify(rules, record),
    tell: (record, language, paint, listener) => {
      const narrator = new Narrator(spec, contextOf(record), language, paint, listener);
      const verdict = verify(rules, record, narrator);
      narrator.pause();
      return verdict;
    },
    story: (record, part, language) => storyOf(spec, record, part, language, contextOf(record)),
    people: (setup) => rules.people(setupOf(setup)),
    simulate: (setup, levels) => simulation(spec, setupOf(setup), levels, content),
  };
}

function withContent<Options, State, View extends ViewShape, Fact, Preset extends string>(
  spec: GameSpec<Options, State, View, Fact, Preset>,
  own: OwnContent,
): Game | Refusal {
  const game = spec.game.withContent?.(own) ?? spec.game;
  if (isRefusal(game)) return game;
  const bots = spec.bots.withContent?.(own) ?? spec.bots;
  return isRefusal(bots) ? bots : makeGame({ ...spec, game, bots }, own);
}

function simulation<Options, State, View extends ViewShape, Fact, Preset extends string>(
  spec: GameSpec<Options, State, View, Fact, Preset>,
  setup: Setup<Options>,
  levels: readonly string[] | undefined,
  content: OwnContent | undefined,
): Simulation {
  const { rules } = spec.game;
  const bots = levels && { levels, turn: botTurn(rules, spec.bots, levels) };
  const statistics = spec.statistics(setup);
  const tell = {
    all: (fact: Fact) => statistics.hear(fact),
    only: (_seat: number, _secret: Fact, shadow: Fact) => statistics.hear(shadow),
  };
  return {
    play: (game) =>
      bots === undefined ? playFast(rules, setup, game, tell) : playBots(rules, setup, game, tell, bots.turn),
    record: (game) => playRecorded(rules, { ...setup, ...(content && { content }) }, game, tell, bots),
    report: () => statistics.report(),
  };
}

/** Tells facts as a spectator hears them, and the board after those that changed it. */
class Narrator<Options, State, View extends ViewShape, Fact, Preset extends string> implements FoldListener<
  State,
  Fact
> {
  readonly #spec: GameSpec<Options, State, View, Fact, Preset>;
  readonly #context: Context;
  readonly #language: Language;
  readonly #paint: Paint;
  readonly #listener: Listener;
  #state: State | undefined;
  #heard: Fact[] = [];

  constructor(
    spec: GameSpec<Options, State, View, Fact, Preset>,
    context: Context,
    language: Language,
    paint: Paint,
    listener: Listener,
  ) {
    this.#spec = spec;
    this.#context = context;
    this.#language = language;
    this.#paint = paint;
    this.#listener = listener;
  }

  entry(number: number, entry: Entry, state: State): void {
    this.pause();
    this.#state = state;
    this.#listener.entry(number, entry);
  }

  all(fact: Fact): void {
    const telling = this.#spec.tellingOf(fact);
    if (telling === 'skip') return;
    if (telling === 'apart') this.pause();
    this.#heard.push(fact);
  }

  only(_seat: Seat, _secret: Fact, shadow: Fact): void {
    this.all(shadow);
  }

  /** Tells what was heard since the last call, while the state is still current. */
  pause(): void {
    const facts = this.#heard;
    this.#heard = [];
    for (const { text, first } of this.#spec.story(facts, this.#language, this.#context)) {
      const telling = this.#tellingOf(facts[first]);
      if (telling !== 'skip') this.#listener.fact(telling, text);
    }
    if (this.#state === undefined || !facts.some((fact) => this.#tellingOf(fact) === 'board')) return;
    const { public: open } = this.#spec.game.rules.view(this.#state, 'public');
    this.#listener.board(this.#spec.board(open, this.#language, this.#context, this.#paint));
  }

  #tellingOf(fact: Fact | undefined): Telling {
    return fact === undefined ? 'skip' : this.#spec.tellingOf(fact);
  }
}
