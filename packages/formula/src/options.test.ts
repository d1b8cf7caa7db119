import { fastChance, resolveOptions, TABLE, type Chance, type Refusal } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { MOST_RACES, OPTIONS, PRESETS, removedIn, type FormulaOptions } from './options.ts';
import { formula } from './rules.ts';
import { playsInRace, type FormulaState } from './state.ts';
import { CAR_NAMES } from './teams.ts';
import { act, actorOf, begin, firstTeams, playOn, raceWith } from './testing.ts';
import type { FormulaView } from './view.ts';

const open = (state: FormulaState) => formula.view(state, 'public').public;
const resolved = (players: number, given: Record<string, unknown>) => resolveOptions(OPTIONS, players, given);

/** How many cards were played in every race of a season of random play. */
function playsByRace(players: number, options: Partial<FormulaOptions>): number[] {
  const season = begin(players, options);
  const plays: number[] = [];
  playOn(season, fastChance('plays'), {
    watch: (_, action) => {
      const race = formula.deal(season);
      if (formula.write(action).startsWith('play ')) plays[race] = (plays[race] ?? 0) + 1;
    },
  });
  return plays;
}

describe('options', () => {
  it('a record names this game and its rulings', () => {
    expect([formula.game, formula.rulings]).toEqual(['formula', 1]);
  });

  it('by default three races, no cards taken out, teams dealt, the Constructors’ Championship', () => {
    expect(resolved(4, {})).toEqual({
      races: 3,
      removed: 0,
      teams: 'dealt',
      championship: 'constructors',
      drivers: [],
    });
  });

  it.each([
    ['F-E3: no race', 4, { races: 0 }],
    ['F-E3: more than 17 races', 4, { races: 18 }],
    ['F-E3: half a race', 4, { races: 1.5 }],
    ['F-O1: not a step of six', 4, { removed: 5 }],
    ['F-O1: more than 24', 2, { removed: 30 }],
    ['F-O1: fewer than none', 2, { removed: -6 }],
    ['F-O1: a list with a wrong number', 4, { races: 2, removed: [0, 7] }],
    ['F-S1: a team picked twice', 4, { teams: [['red'], ['red'], ['blue'], ['green']] }],
    ['F-S1: a team that is not', 4, { teams: [['red'], ['black'], ['blue'], ['green']] }],
    ['F-S1: nothing that can be dealt', 4, { teams: 'picked' }],
    ['F-O2: another championship', 4, { championship: 'teams' }],
    ['F-O2: eleven drivers', 4, { drivers: CAR_NAMES.slice(1) }],
    ['F-O2: a name too long', 4, { drivers: CAR_NAMES.map((name) => name.padEnd(25, 'x')) }],
  ])('%s is refused', (title, players, given) => {
    expect(resolved(players, given)).toMatchObject({ code: 'bad-option', rule: title.slice(0, 4) });
  });

  it.each([
    ['F-O1', 'removed-needs-a-number-per-race', 4, { races: 3, removed: [6, 6] }, 'removed, races'],
    ['F-O1', 'too-few-cards-left', 6, { removed: 24 }, 'removed'],
    ['F-O1', 'too-few-cards-left', 6, { races: 2, removed: [0, 24] }, 'removed'],
    ['F-S1', 'teams-not-shared-evenly', 4, { teams: [['red'], ['blue'], ['green', 'orange'], []] }, 'teams'],
    ['F-S1', 'teams-not-shared-evenly', 3, { teams: [['red'], ['blue'], ['green']] }, 'teams'],
    ['F-O2', 'drivers-named-twice', 4, { drivers: CAR_NAMES.map(() => 'Ann') }, 'drivers'],
  ])('%s: %s', (rule, conflict, players, given, options) => {
    expect(resolved(players, given)).toEqual({
      code: 'option-conflict',
      rule,
      params: { conflict, options, players },
    });
  });

  it.each([
    ['F-O1', 5, { removed: 24 }],
    ['F-O1', 6, { removed: 18 }],
    ['F-O1', 6, { races: 3, removed: [18, 0, 12] }],
    ['F-O1', 4, { races: 17, removed: Array.from({ length: 17 }, () => 6) }],
    ['F-S1', 3, { teams: firstTeams(3) }],
    ['F-S1', 2, { teams: firstTeams(2) }],
    ['F-O2', 4, { drivers: CAR_NAMES.map((name) => name.padEnd(24, 'x')), championship: 'drivers' }],
  ])('%s: allowed with %i players: %j', (_, players, given) => {
    expect(resolved(players, given)).toMatchObject(given);
  });
});

describe('shorter races', () => {
  it('F-O1: the cards are taken out of the pile unseen', () => {
    const race = raceWith({ players: 4, options: { removed: 6 } });
    expect(open(race)).toMatchObject({ pile: 28, takenOut: 6, playsLeft: 32 });
    expect(playsInRace(4, 6)).toBe(32);
    expect(playsByRace(4, { races: 1, removed: 6 })).toEqual([32]);
  });

  it('F-O1: the count may be set per race, and the cards return for the next', () => {
    expect(playsByRace(3, { races: 4, removed: [6, 0, 24, 12] })).toEqual([36, 42, 18, 30]);
    expect(playsByRace(5, { races: 2, removed: 24 })).toEqual([10, 10]);
    const options = { races: 2, removed: [6, 12] };
    const race = raceWith({ players: 2, options, hands: ['wrong-line'], lastTurns: 1 });
    act(race, 'play wrong-line', 'car blue-2', 'ready', 'ready');
    expect(open(race)).toMatchObject({ pile: 42, takenOut: 12 });
  });

  it('F-O1: after the last race of a list nothing is taken out', () => {
    expect([0, 1, 2].map((race) => removedIn({ ...begin(2).setup.options, removed: [6, 12] }, race))).toEqual(
      [6, 12, 0],
    );
  });
});

describe('ways to play', () => {
  it('F-O3: a complete season of 17 races can be saved after every race and resumed from what all see', () => {
    const chance = fastChance('17');
    const other = fastChance('17');
    const together = begin(4, { races: 17 });
    let apart = begin(4, { races: 17 });
    let restarts = 0;
    playOn(together, chance);
    while (open(apart).phase !== 'over') {
      const race = formula.deal(apart);
      const current = apart;
      playOn(current, other, { until: () => formula.deal(current) > race });
      apart = formula.imagine(
        JSON.parse(JSON.stringify(formula.view(current, 'public'))) as FormulaView,
        fastChance('any'),
      );
      restarts++;
    }
    expect(restarts).toBe(17);
    expect(open(apart)).toEqual(open(together));
    expect(open(apart).results).toHaveLength(17);
  });

  it('F-O4: any seat may be a bot: what a seat sees is enough to play it, alone against five', () => {
    const chance: Chance = fastChance('alone');
    const race = begin(6, { races: 1 });
    let refusal: Refusal | undefined;
    playOn(race, fastChance('the table and the person'), {
      until: () => {
        const who = actorOf(race);
        if (who === TABLE || who === 0) return false;
        const out: number[] = [];
        const count = formula.legal(formula.imagine(formula.view(race, who), chance), who, out);
        const action = out[chance.below(count, 'lot')];
        refusal = formula.refusal(race, who, action);
        if (refusal !== undefined) return true;
        formula.apply(race, who, action);
        return formula.toAct(race) === 0;
      },
    });
    expect(refusal).toBeUndefined();
    expect(open(race).phase).toBe('over');
  });

  it('F-O5: two players take three teams each, with 44 cards in the pile and 46 plays', () => {
    const race = raceWith({ players: 2 });
    expect(open(race)).toMatchObject({ pile: 44, playsLeft: 46, owners: [0, 1, 0, 1, 0, 1] });
    expect(playsByRace(2, { races: 1 })).toEqual([46]);
    expect(formula.players).toEqual({ min: 2, max: 6 });
  });

  it.each([
    ['one-race', 1],
    ['evening', 3],
    ['tournament', 6],
    ['full-season', 17],
  ] as const)('F-O6: the preset %s has %i races', (name, races) => {
    expect(resolved(4, PRESETS[name])).toMatchObject({ races });
    expect(Object.keys(PRESETS)).toHaveLength(4);
    expect(races).toBeLessThanOrEqual(MOST_RACES);
  });
});
