import {
  isRefusal,
  type Action,
  type Actor,
  type Chance,
  type OwnContent,
  type Refusal,
} from '@paddock/kernel';
import type { Rules, Seat, Setup } from '@paddock/kernel';
import { PRINTED_PHASES } from '../phases/index.ts';
import { playCard, takeStep } from '../phases/lines.ts';
import { cardsToPlay, stepsToTake } from '../phases/race.ts';
import { dealCard, rollDeal } from '../phases/setup.ts';
import { start } from '../phases/start.ts';
import { phaseTable } from '../phases/table.ts';
import { outcomeOf } from '../scoring/scoring.ts';
import { copyState, toAct } from '../state/access.ts';
import { isStep, spaceIn, thingOf } from '../state/action.ts';
import { hasBit } from '../state/bits.ts';
import type { DownforceFact } from '../state/facts.ts';
import type { Content, DownforceState, Game, Listener } from '../state/game.ts';
import { ACTOR, DEALING, GAME, OVER, PHASE, PLAYING, STEPPING } from '../state/layout.ts';
import { notationFor, PRINTED_VERBS, type Verbs } from '../state/notation.ts';
import type { DownforceOptions } from '../state/options.ts';
import type { Variant } from '../state/variant.ts';
import type { DownforceView } from '../state/views.ts';
import { composeGame } from './compose.ts';
import { imagining, type Imagine } from './imagine.ts';
import { optionsFor } from './options.ts';
import { refusalFor } from './refusal.ts';
import { view, viewOwn } from './view.ts';

type GameRules = Rules<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

export interface DownforceRules extends GameRules {
  /** The deck and the tracks that these rules play with. */
  readonly content: Content;
  under(rulings: number): DownforceRules | undefined;
  /** `imagine` for a view that is imagined thousands of times: what it shows is read once. */
  imagining(view: DownforceView): Imagine;
  withContent?(own: OwnContent): DownforceRules | Refusal;
}

/** `readContent`, where there is need for it: it draws tracks, which a page does not do before a table brings one. */
type ReadContent = (own: OwnContent) => Content | Refusal;

/**
 * Steps are most of a game, then dealing and playing cards, and no variant changes them. Calling them directly lets the
 * engine inline them, which makes a game a tenth faster; everything else is dispatched by phase.
 */
function legal(state: DownforceState, seat: Seat, out: Action[]): number {
  const { bytes } = state;
  if (bytes[PHASE] !== STEPPING) return choices(state, seat, out);
  return bytes[ACTOR] === seat ? stepsToTake(state, out) : 0;
}

function choices(state: DownforceState, seat: Seat, out: Action[]): number {
  const { bytes, game } = state;
  if (seat >= game.players || !hasBit(toAct(state), seat)) return 0;
  if (bytes[PHASE] === PLAYING) return cardsToPlay(state, seat, out);
  return game.phases[bytes[PHASE]].legal?.(state, seat, out) ?? 0;
}

function apply(state: DownforceState, who: Actor, action: Action, tell?: Listener): void {
  if (isStep(action)) takeStep(state, spaceIn(action), tell);
  else applyChoice(state, who, action, tell);
}

function applyChoice(state: DownforceState, who: Actor, action: Action, tell: Listener): void {
  const { bytes, game } = state;
  if (bytes[PHASE] === DEALING) dealCard(state, thingOf(action), tell);
  else if (bytes[PHASE] === PLAYING) playCard(state, thingOf(action), tell);
  else game.phases[bytes[PHASE]].apply(state, action, tell, who);
}

function roll(state: DownforceState, chance: Chance): Action {
  const { bytes, game } = state;
  if (bytes[PHASE] === DEALING) return rollDeal(state, chance);
  const phase = game.phases[bytes[PHASE]];
  if (phase.roll === undefined) throw new Error(`nothing to roll: ${phase.name}`);
  return phase.roll(state, chance);
}

/**
 * From 2 on, timely betting allows two bets after declining the first (D-V5); from 3 on, a track is drawn from more than
 * the first two (D-S2).
 */
const RULINGS = { oldest: 1, newest: 3 } as const;

/** The rules for this deck and these tracks, with these variants; without `read` they take no other content. */
export function rulesWith(
  content: Content,
  variants: readonly Variant[],
  read?: ReadContent,
): DownforceRules {
  const phases = phaseTable([...PRINTED_PHASES, ...variants.flatMap((variant) => variant.phases ?? [])]);
  const verbs: Verbs = Object.assign({}, PRINTED_VERBS, ...variants.map((variant) => variant.verbs));
  const notation = notationFor(content, verbs);
  const compose: Compose = (setup, rulings) => composeGame(content, variants, phases, setup, rulings);
  const forView = composedOnce(compose);
  const rules: DownforceRules = {
    game: 'downforce',
    content,
    rulings: RULINGS.newest,
    under: (rulings) =>
      Number.isInteger(rulings) && rulings >= RULINGS.oldest && rulings <= RULINGS.newest
        ? { ...rules, rulings, start: (setup) => start(compose(setup, rulings)) }
        : undefined,
    ...(read && {
      withContent: (own) => {
        const other = read(own);
        return isRefusal(other) ? other : rulesWith(other, variants, read);
      },
    }),
    players: { min: 2, max: 6 },
    options: optionsFor(content, variants),
    people: ({ players, options }) => players - options.automas,
    start: (setup) => start(compose(setup, RULINGS.newest)),
    toAct,
    deal: ({ bytes }) => bytes[GAME],
    legal,
    refusal: refusalFor(notation),
    apply,
    roll,
    copy: copyState,
    view,
    own: viewOwn,
    imagine: (seen, chance) => rules.imagining(seen)(chance),
    imagining: (seen) => imagining((setup) => forView(setup, rulingsIn(seen)), seen),
    outcome: (state) => (state.bytes[PHASE] === OVER ? outcomeOf(state) : undefined),
    write: notation.write,
    read: notation.read,
  };
  return rules;
}

type Compose = (setup: Setup<DownforceOptions>, rulings: number) => Game;

/** A bot imagines thousands of states from one view, whose options are one object: they share their game. */
function composedOnce(compose: Compose): Compose {
  const games = new WeakMap<DownforceOptions, Game>();
  return (setup, rulings) => {
    const known = games.get(setup.options);
    if (known !== undefined && known.players === setup.players && known.rulings === rulings) return known;
    const game = compose(setup, rulings);
    games.set(setup.options, game);
    return game;
  };
}

/** A view tells its rulings where they matter: in timely betting (D-V5). */
function rulingsIn({ public: { variant } }: DownforceView): number {
  return variant?.backed === undefined ? RULINGS.newest : RULINGS.oldest;
}
