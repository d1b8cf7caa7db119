/** Over 300 lines: every way in which two worlds could look different to somebody. */
import {
  downforce,
  downforceGame,
  downforceGameWith,
  PRESETS,
  type DownforceOptions,
  type DownforceRules,
} from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import {
  eraseGame,
  fastChance,
  isRefusal,
  resolveOptions,
  type OwnContent,
  type Setup,
} from '@paddock/kernel';
import { playScript, twinOf, type Twin, type WhatIsHidden } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import type { BotWish } from '@paddock/protocol';
import type { AnyRules } from './tables/any-table.ts';
import { hiddenInDownforce, hiddenInFormula } from './testing/hidden.ts';
import { OWN } from './testing/own-content.ts';
import { SECRET, WireWorld, type WireGame } from './testing/wire-world.ts';

/**
 * What a viewer gets on the wire, in two worlds that the viewer must not be able to tell apart: the second is the first
 * with hidden draws and sealed choices exchanged.
 */

/** `npm run laws` plays all of them. */
const isWhole = process.env['PADDOCK_LAWS'] === 'whole';
const FORMULA = eraseGame(formulaGame).rules;
const DOWNFORCE = eraseGame(downforceGame).rules;
const OWN_RULES = rulesWithOwn();
const OWN_DOWNFORCE = eraseGame(downforceGameWith(OWN_RULES)).rules;
const BOT_WISHES = ['legal', 'view'] as const;
const CLOCKS = [{ kind: 'none' }, { kind: 'live', moveSeconds: 30, reserveSeconds: 60 }] as const;

interface Case {
  readonly setup: Setup<unknown>;
  readonly hidden: WhatIsHidden;
  readonly content?: OwnContent;
}

function formulaCase(game: number): Case {
  const options = {
    races: 1,
    removed: 24,
    teams: 'dealt',
    championship: 'constructors',
    drivers: [],
  } as const;
  return { setup: { players: 2 + (game % 4), options }, hidden: hiddenInFormula };
}

function rulesWithOwn(): DownforceRules {
  const rules = downforce.withContent?.(OWN);
  if (rules === undefined || isRefusal(rules)) throw new Error('the content is refused');
  return rules;
}

function downforceCase(game: number): Case {
  const presets = Object.values(PRESETS);
  const preset: Partial<DownforceOptions> = game % 3 === 0 ? {} : (presets[game % presets.length] ?? {});
  // Two races of a tour tell as much as all of them.
  const { worldTour } = preset;
  return caseWith(downforce, game, worldTour ? { ...preset, worldTour: worldTour.slice(0, 2) } : preset);
}

/** With a custom deck and track; every third is a tour. */
function ownCase(game: number): Case {
  const track = 'home-ring';
  const given = game % 3 === 0 ? { worldTour: [track, 'marina-bay'] } : { track };
  return { ...caseWith(OWN_RULES, game, given), content: OWN };
}

function caseWith(rules: DownforceRules, game: number, given: Readonly<Record<string, unknown>>): Case {
  const players = 2 + (game % 5);
  const options = resolveOptions(rules.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const setup = { players, options };
  return { setup, hidden: hiddenInDownforce(setup, rules) };
}

interface Compared {
  readonly bytes: number;
  readonly changes: number;
  /** Questions to a bot. */
  readonly turns: number;
  /** Verbs of the acts that were exchanged. */
  readonly verb: string;
  readonly leak?: string;
  readonly showsSecret: boolean;
}

const NOTHING: Compared = { bytes: 0, changes: 0, turns: 0, verb: '', showsSecret: false };

async function compare(
  rules: AnyRules,
  { setup, hidden, content }: Case,
  game: number,
  listed?: WireGame['listed'],
): Promise<Compared> {
  const { players, options } = setup;
  const chance = fastChance(`twin ${game}`);
  const viewer = game % 3 === 0 ? 'public' : chance.below(players);
  const script = playScript(rules, setup, `wire ${game}`);
  const secrets = hidden(script, players, viewer);
  let twin: Twin | undefined;
  for (let tries = 0; tries < 20; tries++) twin ??= twinOf(rules, setup, script, secrets, chance);
  if (twin === undefined) return NOTHING;
  const clock = CLOCKS[game % 2] ?? CLOCKS[0];
  const wants = new Set(game % 5 === 1 ? BOT_WISHES : []);
  const worlds = [script, twin.script].map(
    (acts, world) =>
      new WireWorld(
        { rules, options, content, players, viewer, clock, wants, seed: `${game} ${world}`, listed },
        acts,
      ),
  ) as [WireWorld, WireWorld];
  const [here, there] = worlds;
  if (!(await here.begin()) || !(await there.begin())) return NOTHING;
  for (let number = 0; ; number++) {
    const [one, other] = [here.bytes.length, there.bytes.length];
    const isGoing = (await here.step(number)) && (await there.step(number));
    if (!isGoing || (await here.done()) > twin.until) {
      // The twin could not go on, or the secret is out: what was sent last does not count.
      here.bytes.length = one;
      there.bytes.length = other;
      break;
    }
    if (here.bytes.at(-1)?.includes('"isOver":true') === true) break;
  }
  const isShown = here.bytes.some((text) => text.startsWith('{"type":"content"'));
  expect(isShown).toBe(content !== undefined);
  const length = Math.max(here.bytes.length, there.bytes.length);
  const at = Array.from({ length }).findIndex((_, index) => here.bytes[index] !== there.bytes[index]);
  return {
    bytes: here.bytes.join('').length,
    changes: here.changes,
    turns: here.bytes.filter(isTurn).length,
    verb: script[twin.swapped[0]]?.text.split(' ')[0] ?? '',
    showsSecret: here.bytes.some(showsTooEarly),
    ...(at !== -1 && { leak: `game ${game}, ${viewer}: ${here.bytes[at]}\n${there.bytes[at]}` }),
  };
}

function isTurn(bytes: string): boolean {
  return bytes.startsWith('{"type":"turn"');
}

/** A deal's secret is out when its race is: the game is over, or the next deal has begun. */
function showsTooEarly(bytes: string): boolean {
  return (
    bytes.includes(SECRET) && !bytes.includes('"isOver":true') && !bytes.includes('{"commitment":"later"')
  );
}

interface Tally {
  bytes: number;
  changes: number;
  turns: number;
  readonly verbs: Set<string>;
}

/** Every game must be silent. */
async function compareAll(rules: AnyRules, caseOf: (game: number) => Case, games: number): Promise<Tally> {
  const tally: Tally = { bytes: 0, changes: 0, turns: 0, verbs: new Set() };
  for (let game = 0; game < games; game++) {
    const compared = await compare(rules, caseOf(game), game);
    expect(compared.leak).toBeUndefined();
    expect(compared.showsSecret).toBe(false);
    tally.bytes += compared.bytes;
    tally.changes += compared.changes;
    tally.turns += compared.turns;
    if (compared.verb !== '') tally.verbs.add(compared.verb);
  }
  return tally;
}

/** Whether that many games leak; the rest is not played. */
async function leaksIn(
  least: number,
  rules: AnyRules,
  caseOf: (game: number) => Case,
  games: number,
  listed?: WireGame['listed'],
): Promise<boolean> {
  let leaks = 0;
  for (let game = 0; game < games && leaks < least; game++) {
    if ((await compare(rules, caseOf(game), game, listed)).leak !== undefined) leaks++;
  }
  return leaks >= least;
}

/** A planted leak: tells everybody what only one seat should know. */
function openShadows(rules: AnyRules): AnyRules {
  return {
    ...rules,
    apply: (state, who, action, tell) =>
      rules.apply(
        state,
        who,
        action,
        tell && { all: (fact) => tell.all(fact), only: (_seat, secret) => tell.all(secret) },
      ),
  };
}

/** Another: something of each seat's own stands in the open view. */
function tellOwn(rules: AnyRules, key: 'bid' | 'bets'): AnyRules {
  return {
    ...rules,
    view: (state, viewer) => {
      const seen = rules.view(state, viewer);
      const open = seen.public as { readonly handSizes: readonly number[] };
      const told = open.handSizes.map(
        (_, seat) => (rules.view(state, seat).own as Record<string, unknown>)[key],
      );
      return { ...seen, public: { ...open, told } };
    },
  };
}

describe('F-S6, D-S3: on the wire no byte to a viewer differs between twin worlds', () => {
  it('in Formula, and no secret is shown before its time', async () => {
    const { bytes, turns } = await compareAll(FORMULA, formulaCase, isWhole ? 200 : 50);
    expect(bytes).toBeGreaterThan(900_000);
    expect(turns).toBeGreaterThan(50);
  });

  it('in Downforce, sealed bids and bets included, even if they are changed', async () => {
    const games = isWhole ? 450 : 100;
    const { bytes, changes, turns, verbs } = await compareAll(DOWNFORCE, downforceCase, games);
    expect(turns).toBeGreaterThan(65);
    expect(bytes).toBeGreaterThan(1_400_000);
    expect(changes).toBeGreaterThan(130);
    expect([...verbs]).toEqual(
      expect.arrayContaining([
        'bid',
        'bet',
        'keep',
        'deal',
        'draw',
        'offer',
        ...(isWhole ? ['predict'] : []),
      ]),
    );
  });

  it('in Downforce with a custom deck and track', async () => {
    const { bytes, verbs } = await compareAll(OWN_DOWNFORCE, ownCase, 6);
    expect(bytes).toBeGreaterThan(300_000);
    expect(verbs.size).toBeGreaterThan(1);
    expect(await leaksIn(1, openShadows(OWN_DOWNFORCE), ownCase, 3)).toBe(true);
  });
});

/** In an order that follows from another seat's hand, as no rules may have it. */
function legalByOthers(rules: AnyRules): AnyRules {
  return {
    ...rules,
    legal: (state, seat, out) => {
      const count = rules.legal(state, seat, out);
      const other = JSON.stringify(rules.view(state, seat === 0 ? 1 : 0).own);
      const by = Array.from(other).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count;
      out.splice(0, count, ...out.slice(by, count), ...out.slice(0, by));
      return count;
    },
  };
}

describe('F-S6, D-S3: somebody’s bot', () => {
  it('learns nothing from what is legal, even if the rules looked at other hands', async () => {
    const { turns } = await compareAll(legalByOthers(FORMULA), formulaCase, 30);
    expect(turns).toBeGreaterThan(20);
  });

  it.each([
    ['Formula', FORMULA, formulaCase],
    ['Downforce', DOWNFORCE, downforceCase],
  ] as const)('gets what a page in its seat gets, and its questions: %s', async (_name, rules, caseOf) => {
    for (let game = 0; game < 3; game++) {
      const { setup } = caseOf(game);
      const { players, options } = setup;
      const script = playScript(rules, setup, `page ${game}`);
      const [page, bot] = await Promise.all(
        [[], BOT_WISHES].map(async (wishes) => {
          const wants = new Set<BotWish>(wishes);
          const viewer = game % players;
          const clock = CLOCKS[1];
          const world = new WireWorld(
            { rules, options, players, viewer, clock, wants, seed: 'page' },
            script,
          );
          await world.begin();
          for (let number = 0; await world.step(number); number++);
          return world.bytes;
        }),
      );
      expect(bot?.filter((text) => !isTurn(text))).toEqual(page);
      expect(bot?.filter(isTurn).length).toBeGreaterThan(3);
    }
  });
});

describe('F-S6, D-S3: planted leaks are found', () => {
  it('a card in the shadow of a fact', async () => {
    expect(await leaksIn(6, openShadows(FORMULA), formulaCase, 20)).toBe(true);
    expect(await leaksIn(6, openShadows(DOWNFORCE), downforceCase, 20)).toBe(true);
  });

  it.each(['bid', 'bets'] as const)('sealed: a %s in the open view', async (key) => {
    expect(await leaksIn(1, tellOwn(DOWNFORCE, key), downforceCase, 24)).toBe(true);
  });

  it('a list that counts what is in a hand', async () => {
    const listed: WireGame['listed'] = ({ table }) => table?.view(0).own;
    expect(await leaksIn(1, DOWNFORCE, downforceCase, 12, listed)).toBe(true);
    expect(await leaksIn(1, FORMULA, formulaCase, 12, listed)).toBe(true);
  });
});
