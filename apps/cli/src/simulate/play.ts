import {
  fastChance,
  isRefusal,
  Match,
  seatsIn,
  sha256Hex,
  TABLE,
  TABLE_ALONE,
  type Chance,
  type GameRecord,
  type OwnContent,
  type Rules,
  type Seat,
  type Setup,
  type Tell,
  type ViewShape,
} from '@paddock/kernel';
import type { Turn } from './bots.ts';

/** One of the games of a seed. */
export interface GameNumber {
  readonly seed: string;
  /** From 1. */
  readonly nr: number;
}

const NAMES = ['Ana', 'Bo', 'Chloé', 'Duarte', 'Emil', 'Fay', 'Goran', 'Hana', 'Ivo', 'Juno', 'Kim', 'Lea'];

/** Every seat is played by a bot. */
export function playBots<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  setup: Setup<Options>,
  { seed, nr }: GameNumber,
  tell: Tell<Fact>,
  turn: Turn<State>,
): void {
  const chance = fastChance(`${seed} ${nr}`);
  const state = rules.start(setup);
  let questions = 0;
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    if (acting === TABLE_ALONE) {
      rules.apply(state, TABLE, rules.roll(state, chance), tell);
      continue;
    }
    const seat = firstSeat(acting);
    for (const text of turn(state, seat, `${seed} ${nr} bot ${questions++}`)) {
      const action = rules.read(text);
      if (isRefusal(action)) throw new Error(`a bot broke the rules: ${text}`);
      rules.apply(state, seat, action, tell);
    }
  }
}

/** Every seat chooses among its legal actions, all equally likely. */
export function playFast<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  setup: Setup<Options>,
  { seed, nr }: GameNumber,
  tell: Tell<Fact>,
): void {
  const chance = fastChance(`${seed} ${nr}`);
  const state = rules.start(setup);
  const out: number[] = [];
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    if (acting === TABLE_ALONE) rules.apply(state, TABLE, rules.roll(state, chance), tell);
    else {
      const seat = firstSeat(acting);
      rules.apply(state, seat, choose(rules, state, seat, chance, out), tell);
    }
  }
}

/** By bots, or without them at random. */
export function playRecorded<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  { players, options, content }: Setup<Options> & { readonly content?: OwnContent },
  { seed, nr }: GameNumber,
  tell: Tell<Fact>,
  bots?: { readonly levels: readonly string[]; readonly turn: Turn<State> },
): GameRecord {
  const chance = fastChance(`${seed} ${nr} choices`);
  const seats = NAMES.slice(0, players).map((name, seat) => ({ name, bot: bots?.levels[seat] ?? 'random' }));
  const match = new Match(rules, {
    match: derived('match', seed, nr).slice(0, 24),
    options,
    seats,
    ...(content && { content }),
  });
  sealNextDeal(match, seed, nr);
  const opening = match.open(tell);
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  let questions = 0;
  for (let acting = rules.toAct(match.state); acting !== 0; acting = rules.toAct(match.state)) {
    if (rules.deal(match.state) === match.commitments.length) sealNextDeal(match, seed, nr);
    const seat = firstSeat(acting);
    const texts =
      bots === undefined
        ? plan(rules, match.state, seat, chance)
        : bots.turn(match.state, seat, `${seed} ${nr} bot ${questions++}`);
    const played = match.play(seat, texts, undefined, tell);
    if (isRefusal(played)) throw new Error(played.code);
  }
  return match.record();
}

/** A command: the seat's actions until somebody else is to act. */
function plan<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  from: State,
  seat: Seat,
  chance: Chance,
): string[] {
  const state = rules.copy(from);
  const texts: string[] = [];
  do {
    const action = choose(rules, state, seat, chance, []);
    rules.apply(state, seat, action);
    texts.push(rules.write(action));
  } while (rules.toAct(state) === 1 << seat);
  return texts;
}

function choose<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  state: State,
  seat: Seat,
  chance: Chance,
  out: number[],
): number {
  const action = out[chance.below(rules.legal(state, seat, out), 'lot')];
  if (action === undefined) throw new Error(`seat ${seat} has nothing legal to do`);
  return action;
}

function firstSeat(acting: number): Seat {
  const [seat] = seatsIn(acting);
  if (seat === undefined) throw new Error('nobody is to act');
  return seat;
}

function sealNextDeal<Options, State, View extends ViewShape, Fact>(
  match: Match<Options, State, View, Fact>,
  seed: string,
  nr: number,
): void {
  const deal = match.commitments.length;
  match.openDeal(derived('secret', seed, nr, deal));
  match.sealDeal(match.head.seats.map((_, seat) => derived('salt', seed, nr, deal, seat).slice(0, 32)));
}

/** Everything derives from the seed, so that the same call writes the same file. */
function derived(what: string, seed: string, ...numbers: readonly number[]): string {
  return sha256Hex(JSON.stringify(['paddock simulate', what, seed, ...numbers]));
}
