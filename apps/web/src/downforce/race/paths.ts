import { FastChance, type Action, type Seat } from '@paddock/kernel';
import type { DownforceFact, DownforceRules, DownforceState, DownforceView, Track } from '@paddock/downforce';
import { trackOf } from '../track/track-of.ts';

/** A space, or the finish. */
export type Goal = number | 'home';

/** One path on for the car that is being moved. */
export interface Path {
  /** As actions, one a step. */
  readonly texts: readonly string[];
  /** The line ends there. */
  readonly isEnd: boolean;
  /** Spaces that a jam costs there. */
  readonly lost: number;
  /** Perfect rectangles only (D-P3). */
  readonly isStraight: boolean;
}

/** Where the car can get to, and how. */
export interface Target {
  readonly goal: Goal;
  /** By number of steps; more than one where paths of different length lead there. */
  readonly paths: readonly Path[];
}

const IMAGINATION = [7, 8, 9] as const;

interface Node extends Path {
  readonly state: DownforceState;
  readonly goal: Goal;
}

/**
 * Every space the car can reach on this line, by the rules' own steps. Of paths with the same number of steps one is kept: over
 * rectangles alone where that is possible, else the innermost. Nothing else depends on which of them is taken.
 */
export function targetsOf(rules: DownforceRules, view: DownforceView, seat: Seat): readonly Target[] {
  const { card, phase, track } = view.public;
  if (phase !== 'stepping' || card === null || track === null) return [];
  const road = trackOf(rules.content, track);
  const found = new Map<Goal, Path[]>();
  const state = rules.imagine(view, new FastChance(...IMAGINATION));
  let nodes: readonly Node[] = [{ state, goal: 'home', texts: [], isEnd: false, lost: 0, isStraight: true }];
  for (let left = card.left - 1; nodes.length > 0; left--) {
    const level = new Map<Goal, Node>();
    for (const node of nodes)
      for (const next of stepsFrom(rules, node, seat, left, road)) {
        const known = level.get(next.goal);
        if (known === undefined || (next.isStraight && !known.isStraight)) level.set(next.goal, next);
      }
    for (const [goal, path] of level) found.set(goal, [...(found.get(goal) ?? []), path]);
    nodes = [...level.values()].filter(({ isEnd }) => !isEnd);
  }
  return [...found].map(([goal, paths]) => ({ goal, paths }));
}

function stepsFrom(rules: DownforceRules, node: Node, seat: Seat, left: number, track: Track): Node[] {
  const out: Action[] = [];
  const count = rules.legal(node.state, seat, out);
  return out.slice(0, count).map((action): Node => {
    const state = rules.copy(node.state);
    const facts: DownforceFact[] = [];
    rules.apply(state, seat, action, { all: (fact) => facts.push(fact), only: () => undefined });
    const text = rules.write(action);
    const goal = goalOf(text);
    const jam = facts.find((fact) => fact.kind === 'jammed');
    return {
      state,
      goal,
      texts: [...node.texts, text],
      isEnd: left === 0 || goal === 'home' || jam !== undefined,
      lost: jam?.lost ?? 0,
      isStraight: node.isStraight && goal !== 'home' && track.rectangle[goal] === 1,
    };
  });
}

export function goalOf(text: string): Goal {
  const thing = text.slice('step '.length);
  return thing === 'home' ? 'home' : Number(thing);
}

/** The path there, or `several` where paths of different length lead there. */
export function pathTo(targets: readonly Target[], goal: Goal): Path | 'several' | undefined {
  const paths = targets.find((target) => target.goal === goal)?.paths ?? [];
  return paths.length > 1 ? 'several' : paths[0];
}

/** To the end of the line: the fewest spaces lost, then the furthest, then the innermost. */
export function insidePath(targets: readonly Target[]): Path | undefined {
  const ends = targets.flatMap(({ goal, paths }) =>
    paths.filter((path) => path.isEnd).map((path) => ({ path, front: goal === 'home' ? Infinity : goal })),
  );
  return ends.toSorted((a, b) => a.path.lost - b.path.lost || b.front - a.front)[0]?.path;
}
