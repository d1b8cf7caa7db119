import {
  eraseGame,
  type Action,
  type AnyGame,
  type FastChance,
  type GameModule,
  type OwnContent,
  type Refusal,
  type Seat,
} from '@paddock/kernel';
import { answerer, type AnswerView, type SeatView } from './answerer.ts';
import type { Bot, Outlook } from './bot.ts';
import { anyWayOn } from './random.ts';

/** One game's bots behind plain text: no caller needs the game's types. */
export interface GameBots {
  readonly game: AnyGame;
  /** From the weakest. */
  readonly levels: readonly string[];
  /** Always answers at once: the fallback if another level fails. */
  readonly simplest: string;
  /** Plays for people who are away and in seats that stayed empty. */
  readonly standIn: string;
  readonly answer: AnswerView;
  /**
   * Plays a state on to its end, quickly, for every seat: what rollouts, reviews and the lab are made of. Same state and
   * chance, same end.
   */
  readonly playOn: (state: unknown, chance: FastChance) => void;
  /**
   * Draws worlds that a seat's view allows, one for every chance. Levels that search know some to be likelier than others;
   * `chance` is for what they make of the view first.
   */
  readonly worldsOf: (view: unknown, chance: FastChance) => (chance: FastChance) => unknown;
  /** Absent where `playOn` says as much. */
  readonly promiseOf?: (view: unknown, seat: Seat) => PromiseOf<unknown>;
  /** The same bots at a table with custom content, or what is wrong with it. Absent if the game takes none. */
  readonly withContent?: (content: OwnContent) => GameBots | Refusal;
}

/** What a plan promises its seat in a world that its view allows. The same questions in the same order, the same promises. */
export type PromiseOf<State> = (world: State, plan: readonly Action[], chance: FastChance) => Outlook;

/** How levels that search see their game. */
export interface Foresight<State, View> {
  readonly playOn: (state: State, chance: FastChance) => void;
  readonly worldsOf: (view: View, chance: FastChance) => (chance: FastChance) => State;
  readonly promiseOf: (view: View, seat: Seat) => PromiseOf<State>;
}

/** `bots` by level, from the weakest. Without foresight, any legal action and any world is as good as another. */
export function makeGameBots<Options, State, View extends SeatView, Fact, Level extends string>(
  game: GameModule<Options, State, View, Fact>,
  bots: Readonly<Record<Level, Bot<View>>>,
  roles: { readonly simplest: Level; readonly standIn: Level },
  {
    playOn = anyWayOn(game.rules),
    worldsOf = (view) => (chance) => game.rules.imagine(view, chance),
    promiseOf,
  }: Partial<Foresight<State, View>> = {},
): GameBots {
  const byLevel = new Map<string, Bot<View>>(Object.entries(bots));
  return {
    game: eraseGame(game),
    levels: [...byLevel.keys()],
    ...roles,
    answer: answerer(game.rules, byLevel),
    playOn: (state, chance) => playOn(state as State, chance),
    worldsOf: (view, chance) => worldsOf(view as View, chance),
    ...(promiseOf && {
      promiseOf(view, seat) {
        const promise = promiseOf(view as View, seat);
        return (world, plan, chance) => promise(world as State, plan, chance);
      },
    }),
  };
}
