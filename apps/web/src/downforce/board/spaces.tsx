import { useTexts } from '../../i18n/loaded.tsx';
import type { Picture, Track } from '@paddock/downforce';
import type { Desk } from '../desk.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { pathOver, poseAt } from './motion.ts';
import type { Trail } from '../race/turn.ts';
import type { Goal, Target } from '../race/paths.ts';

/** Every space, for fingers: one that cannot be reached says why when it is tapped. */
export function HitAreas({
  picture,
  onTap,
}: {
  readonly picture: Picture;
  readonly onTap: (goal: Goal) => void;
}): JSX.Element {
  const paths = useMemo(
    () => picture.spaces.map(({ id, path }) => <path key={id} data-space={id} d={path} />),
    [picture],
  );
  return (
    <g
      class="df-hits"
      aria-hidden="true"
      onClick={({ target }) => {
        const space = target instanceof SVGElement ? target.dataset['space'] : undefined;
        if (space !== undefined) onTap(Number(space));
      }}
    >
      {paths}
    </g>
  );
}

type TargetTexts = Pick<Desk, 'words' | 'texts'>;

interface TargetsProps {
  readonly track: Track;
  readonly picture: Picture;
  readonly targets: readonly Target[];
  readonly stop: Goal | null;
  readonly onStop: (goal: Goal) => void;
  readonly onTap: (goal: Goal, byKeyboard: boolean) => void;
}

/** Spaces that mean something now: buttons, the next steps first. */
export function Targets({ track, picture, targets, stop, onStop, onTap }: TargetsProps): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
  return (
    <g class="df-targets" role="group" aria-label={texts.spaces}>
      {inTabOrder(targets).map((target) => {
        const { goal, paths } = target;
        const steps = paths.map(({ texts }) => texts.length);
        const isNext = steps.includes(1);
        const isEnd = paths.some((path) => path.isEnd);
        const lost = Math.max(...paths.map((path) => path.lost));
        const classes = [
          'df-target',
          isNext && 'next',
          isEnd && 'end',
          lost > 0 && 'jam',
          paths.length > 1 && 'several',
        ];
        const { x, y } = goal === 'home' ? finishMiddle(picture) : poseAt(picture, goal);
        return (
          <g
            key={goal}
            class={classes.filter(Boolean).join(' ')}
            role="button"
            tabindex={goal === stop ? 0 : -1}
            data-goal={goal}
            aria-label={targetName({ words, texts }, track, target)}
            onClick={(event) => onTap(goal, event.detail === 0)}
            onFocus={() => onStop(goal)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              onTap(goal, true);
            }}
          >
            {goal === 'home' ? (
              <FinishBar picture={picture} />
            ) : (
              <path class="df-target-space" d={picture.spaces[goal]?.path ?? ''} />
            )}
            <circle class="df-target-dot" cx={x} cy={y} r={isNext ? 5 : 3} />
            {isEnd && <circle class="df-target-ring" cx={x} cy={y} r={9} />}
          </g>
        );
      })}
    </g>
  );
}

function FinishBar({ picture }: { readonly picture: Picture }): JSX.Element {
  const { from, to } = picture.finish;
  return <path class="df-target-space finish" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}

function finishMiddle({ finish: { from, to } }: Picture): { readonly x: number; readonly y: number } {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** By the number of steps, then from the inside to the outside. */
export function inTabOrder(targets: readonly Target[]): readonly Target[] {
  const first = ({ paths }: Target) => Math.min(...paths.map(({ texts }) => texts.length));
  return targets.toSorted((a, b) => first(a) - first(b));
}

/** «Space 41, inside lane, 3 ahead, the move ends here» */
function targetName({ words, texts }: TargetTexts, track: Track, { goal, paths }: Target): string {
  const steps = Math.min(...paths.map((path) => path.texts.length));
  const lost = Math.max(...paths.map((path) => path.lost));
  const parts = [
    goal === 'home' ? texts.finishLine : spaceName(words, track, goal),
    texts.ahead(steps),
    paths.some((path) => path.isEnd) ? (lost > 0 ? texts.jamHere(lost) : texts.endHere) : '',
    paths.length > 1 ? texts.severalWays : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function spaceName(words: TargetTexts['words'], track: Track, space: number): string {
  const name = words.space(space, { lane: track.lane[space] ?? 1, lanes: lanesAt(track, space) });
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function lanesAt(track: Track, space: number): number {
  const section = track.spaces[space]?.section;
  return Math.max(...track.spaces.filter((other) => other.section === section).map(({ lane }) => lane));
}

/** What was driven in the plan: a line in the car's colour, from where it stood. */
export function Trails({
  picture,
  trails,
}: {
  readonly picture: Picture;
  readonly trails: readonly Trail[];
}): JSX.Element {
  return (
    <g class="df-trails" aria-hidden="true">
      {trails.map(({ car, goals, isCurrent }, index) => {
        const d = pathOver(picture, goals);
        const from = goals[0] === undefined ? undefined : poseAt(picture, goals[0]);
        return (
          <g key={index} class={isCurrent ? `df-trail current ${car}` : `df-trail ${car}`}>
            <path class="df-trail-edge" d={d} />
            <path class="df-trail-line" d={d} />
            {from !== undefined && <circle class="df-trail-start" cx={from.x} cy={from.y} r="5" />}
          </g>
        );
      })}
    </g>
  );
}
