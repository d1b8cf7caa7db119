import '../../testing/browser.ts';
import { describe, expect, it } from 'vitest';
import type { DownforceView } from '@paddock/downforce';
import { LOADED } from '../testing/loaded.ts';
import { RandomGame } from '../testing/random-game.ts';
import { Turn } from './turn.ts';
import { goalOf, insidePath, targetsOf, pathTo } from './paths.ts';

function raceView(seed: string, isWanted: (view: DownforceView) => boolean = () => true): DownforceView {
  return new RandomGame({ seed, options: { powers: 'none' } })
    .until((view, toAct) => view.public.phase === 'playing' && toAct[0] === 0 && isWanted(view))
    .view(0);
}

/** A turn with a card chosen that leaves a choice of paths. */
function driving(seed = 'one'): Turn {
  for (let game = 0; game < 20; game++) {
    const view = raceView(`${seed} ${game}`);
    for (const card of view.own?.hand ?? []) {
      const turn = new Turn(LOADED, view, 0);
      turn.choose(`play ${card}`);
      if (turn.targets.some(({ paths }) => paths.some(({ texts }) => texts.length >= 3))) return turn;
    }
  }
  throw new Error('no card leaves a choice');
}

/** Beside two automas we have won three powers or more, and keep two (D-V8h). */
function keeping(): Turn {
  for (let seed = 0; seed < 200; seed++) {
    const game = new RandomGame({ players: 3, seed: `keep ${seed}`, options: { automas: 2 } });
    game.until(({ public: { phase } }) => phase === 'keeping' || phase === 'playing');
    const { phase } = game.view(0).public;
    if (phase === 'keeping' && game.toAct.includes(0)) return new Turn(LOADED, game.view(0), 0);
  }
  throw new Error('we never won three powers');
}

/** Our bet is the last, and then our turn comes. */
function lastBet(): Turn {
  for (let seed = 0; seed < 200; seed++) {
    const game = new RandomGame({ seed: `bet ${seed}` });
    game.until(({ public: { phase } }, toAct) => phase === 'betting' && toAct.includes(0));
    for (const seat of game.toAct) if (seat !== 0) game.act(seat, 'bet red');
    const turn = new Turn(LOADED, game.view(0), 0);
    turn.choose('bet red');
    if (turn.open.turn === 0 && turn.open.phase === 'playing') return turn;
  }
  throw new Error('it was never our turn');
}

/** A turn in which some path leads into a jam, with another line to come. */
function jamming(): Turn {
  for (let seed = 0; seed < 300; seed++) {
    const view = raceView(`jam ${seed}`);
    for (const card of view.own?.hand ?? []) {
      const turn = new Turn(LOADED, view, 0);
      turn.choose(`play ${card}`);
      const isMore = (turn.open.card?.linesLeft.length ?? 0) > 0;
      if (isMore && turn.targets.some(({ paths }) => paths.some(({ lost }) => lost > 1))) return turn;
    }
  }
  throw new Error('nobody was ever jammed');
}

/** Where there is one path only, the turn has taken it already. */
function takePath(turn: Turn, texts: readonly string[]): void {
  for (const text of texts) if (!turn.texts.includes(text)) expect(turn.choose(text)).toBeUndefined();
}

describe('the paths of a line', () => {
  it('D-R7: a path into a jam ends there, and no other car is driven on', () => {
    const turn = jamming();
    const car = turn.open.card?.car ?? null;
    for (const { goal, paths } of turn.targets)
      for (const { texts } of paths) {
        const again = new Turn(LOADED, turn.view, 0);
        takePath(again, texts);
        const driven = again.steps.slice(0, texts.length).flatMap(({ facts }) => facts);
        const cars = driven.flatMap((fact) => (fact.kind === 'stepped' ? [fact.car] : []));
        expect([goal, new Set(cars)]).toEqual([goal, new Set([car])]);
      }
  });

  it('D-R7: every end takes all the spaces there are, or loses the rest to a jam', () => {
    const turn = driving();
    const left = turn.open.card?.left ?? 0;
    const ends = turn.targets.flatMap(({ goal, paths }) => paths.map((path) => ({ goal, path })));
    expect(ends.length).toBeGreaterThan(3);
    for (const { goal, path } of ends) {
      if (!path.isEnd) expect(path.texts.length).toBeLessThan(left);
      else if (goal !== 'home') expect(path.texts.length + path.lost).toBe(left);
    }
  });

  it('D-R5: each path is one that the rules allow, step by step', () => {
    const turn = driving('two');
    for (const { goal } of turn.targets) {
      const path = pathTo(turn.targets, goal);
      if (path === 'several' || path === undefined) continue;
      const again = new Turn(LOADED, turn.view, 0);
      expect(goalOf(path.texts.at(-1) ?? '')).toBe(goal);
      expect(again.goTo(goal)).toBeUndefined();
      expect(again.texts.slice(0, path.texts.length)).toEqual(path.texts);
    }
  });

  it('the next steps are exactly the legal ones', () => {
    const turn = driving('three');
    const next = turn.targets.filter(({ paths }) => paths.some(({ texts }) => texts.length === 1));
    expect(new Set(next.map(({ goal }) => `step ${goal}`))).toEqual(new Set(turn.legal));
  });

  it('nobody has paths where no steps are asked for', () => {
    expect(targetsOf(LOADED.rules, raceView('four'), 0)).toEqual([]);
  });

  it('the inside line loses as little as can be', () => {
    const { targets } = driving('five');
    const losses = targets.flatMap(({ paths }) =>
      paths.filter((path) => path.isEnd).map((path) => path.lost),
    );
    expect(insidePath(targets)?.lost).toBe(Math.min(...losses));
    expect(insidePath(targets)?.isEnd).toBe(true);
  });

  it('D-P3: of paths of the same length, the one over only rectangles is kept', () => {
    const straight = { texts: ['step 1', 'step 3'], isEnd: true, lost: 0, isStraight: true };
    expect(pathTo([{ goal: 3, paths: [straight] }], 3)).toBe(straight);
    expect(pathTo([{ goal: 3, paths: [straight, { ...straight, texts: ['step 3'] }] }], 3)).toBe('several');
  });
});

describe('a turn tried out', () => {
  it('another card replaces the whole turn, and a card that is not held changes nothing', () => {
    const turn = driving();
    const card = turn.card;
    const before = turn.texts;
    expect(turn.choose('play r8')?.code ?? 'taken').toMatch(/speed-8-not-yours|taken/);
    expect(turn.choose('play nonsense')).toMatchObject({ code: 'unreadable' });
    if (turn.card === card) expect(turn.texts).toEqual(before);
  });

  it('another card lights its own spaces', () => {
    const view = raceView('one 0');
    const turn = new Turn(LOADED, view, 0);
    const spaces = ({ targets }: Turn) => targets.map(({ goal }) => goal);
    for (const card of view.own?.hand ?? []) {
      const alone = new Turn(LOADED, view, 0);
      alone.choose(`play ${card}`);
      turn.choose(`play ${card}`);
      expect(spaces(turn)).toEqual(spaces(alone));
    }
  });

  it('a further space is driven to at once, and taken back at once', () => {
    const turn = driving();
    const before = turn.texts;
    const far = turn.targets.find(({ paths }) => paths.length === 1 && (paths[0]?.texts.length ?? 0) >= 3);
    if (far === undefined) throw new Error('there is no such space');
    expect(turn.goTo(far.goal)).toBeUndefined();
    expect(turn.texts.length).toBeGreaterThanOrEqual(before.length + 3);
    turn.undo();
    expect(turn.texts).toEqual(before);
  });

  it('tapping a space that was driven over goes back to it', () => {
    const turn = driving();
    const far = turn.targets.find(
      ({ paths }) => paths.length === 1 && (paths[0]?.texts.length ?? 0) >= 3 && !(paths[0]?.isEnd ?? true),
    );
    if (far === undefined) throw new Error('there is no such space');
    const [first = ''] = far.paths[0]?.texts ?? [];
    turn.goTo(far.goal);
    const trail = turn.trails.find(({ isCurrent }) => isCurrent);
    expect(trail?.goals).toContain(goalOf(first));
    expect(turn.goTo(goalOf(first))).toBeUndefined();
    expect(turn.texts.at(-1)).toBe(first);
  });

  it('D-R5: a space that is not ahead is refused with its rule, and nothing changes', () => {
    const turn = driving();
    const before = turn.texts;
    const own = turn.open.cars[0]?.space ?? 0;
    expect(turn.goTo(own)).toMatchObject({ rule: 'D-R5' });
    expect(turn.texts).toEqual(before);
  });

  it('D-R2: the inside line, line after line, completes the card', () => {
    const turn = driving();
    for (let line = 0; line < 12 && !turn.isComplete; line++) {
      const [first = ''] = turn.legal;
      if (first.startsWith('step ')) turn.takeInside();
      else turn.choose(first);
    }
    expect(turn.isComplete).toBe(true);
    expect(turn.trails.every(({ isCurrent }) => !isCurrent)).toBe(true);
    expect(new Set(turn.trails.map(({ car }) => car)).size).toBe(turn.trails.length);
  });

  it('undo goes back one choice at a time, to the hand', () => {
    const turn = driving();
    turn.takeInside();
    const count = turn.texts.length;
    turn.undo();
    expect(turn.texts.length).toBeLessThan(count);
    for (let step = 0; step < 40; step++) turn.undo();
    expect(turn.isBegun).toBe(false);
  });

  it('a kept plan is taken up again; what no longer fits is left', () => {
    const turn = driving();
    turn.takeInside();
    const view = raceView('one 0');
    const again = new Turn(LOADED, view, 0).resume(turn.texts);
    if (again.card === turn.card) expect(again.texts).toEqual(turn.texts);
    expect(new Turn(LOADED, view, 0).resume(['play nonsense', 'step 3']).texts).toEqual([]);
  });
});

describe('a sealed choice', () => {
  it('D-A2: a bid is one card, and another replaces it', () => {
    const view = new RandomGame({ seed: 'bids' })
      .until(({ public: { phase } }, toAct) => phase === 'bidding' && toAct.includes(0))
      .view(0);
    const [one = '', other = ''] = view.own?.hand ?? [];
    const turn = new Turn(LOADED, view, 0);
    expect(turn.choose(`bid ${one}`)).toBeUndefined();
    expect(turn.isComplete).toBe(true);
    expect(turn.choose(`bid ${other}`)).toBeUndefined();
    expect(turn.texts).toEqual([`bid ${other}`]);
    expect(turn.card).toBe(other);
  });

  it('D-B1: a bet names one car', () => {
    const view = new RandomGame({ seed: 'bets' })
      .until(({ public: { phase } }, toAct) => phase === 'betting' && toAct.includes(0))
      .view(0);
    const turn = new Turn(LOADED, view, 0);
    turn.choose('bet red');
    turn.choose('bet blue');
    expect(turn.pick).toBe('blue');
    turn.undo();
    expect(turn.pick).toBeNull();
  });

  it('D-R13: the last bet ends the plan, though the next card is asked of the same seat', () => {
    const turn = lastBet();
    expect(turn.open).toMatchObject({ phase: 'playing', turn: 0 });
    expect(turn.texts).toEqual(['bet red']);
    expect(turn.isComplete).toBe(true);
    expect(turn.legal).toEqual([]);
  });

  it('D-V7: a die is one number or a pass, and another replaces it', () => {
    const game = new RandomGame({ seed: 'die', options: { auction: 'dice' } });
    game.until(({ public: { phase } }, toAct) => phase === 'bidding' && toAct.includes(0));
    const turn = new Turn(LOADED, game.view(0), 0);
    expect(turn.choose('offer 4')).toBeUndefined();
    expect(turn.choose('offer pass')).toBeUndefined();
    expect([turn.texts, turn.verb, turn.pick, turn.isComplete]).toEqual([
      ['offer pass'],
      'offer',
      'pass',
      true,
    ]);
    expect(turn.choose('bid r5')).toMatchObject({ rule: 'D-V7' });
    expect(turn.texts).toEqual(['offer pass']);
  });

  it('D-V8h: beside two automas two powers are kept; a third pushes the first out, and one is left again', () => {
    const turn = keeping();
    const [first = '', second = '', third = ''] = turn.offers;
    expect(turn.choose(first)).toBeUndefined();
    expect(turn.isComplete).toBe(false);
    expect(turn.choose(second)).toBeUndefined();
    expect(turn.isComplete).toBe(true);
    expect(turn.choose(third)).toBeUndefined();
    expect(turn.texts).toEqual([second, third]);
    expect(turn.choose(second)).toBeUndefined();
    expect([turn.texts, turn.isComplete]).toEqual([[third], false]);
    turn.undo();
    expect(turn.isBegun).toBe(false);
  });
});
