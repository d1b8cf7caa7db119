import { effect, type ReadonlySignal } from '@preact/signals';
import { reducedMotion } from '../app/settings.ts';
import { rememberTable } from '../help/last-table.ts';
import type { Session } from '../session/session.ts';
import type { AnyBeat } from '../table/desk/reel.ts';
import { play } from './player.ts';
import { callsWhenHidden, vibrates } from './settings.ts';
import type { Sound, SoundOf } from './sound-table.ts';
import { TELLING, type SoundName } from './sounds.ts';

/** The part of a desk that is listened to. */
export interface HeardDesk {
  readonly session: Pick<Session<never, never>, 'game' | 'viewer'> & {
    readonly mayAct: ReadonlySignal<boolean>;
  };
  readonly animator: {
    /** Called with what is being shown; with all at once where nothing moves. */
    onShown?: ((beats: readonly AnyBeat[]) => void) | undefined;
  };
}

/** By the name of the game, which is that of its folder; a game without one is silent. */
const TABLES = import.meta.glob<{ readonly soundOf: SoundOf }>('../*/sound/sounds.ts');

/** What the device does in the hand, in milliseconds. */
const BUZZES: Partial<Readonly<Record<SoundName, readonly number[]>>> = { turn: [60], jam: [30, 40, 90] };

const heard = new Set<HeardDesk>();

/** Sounds of a table, until it is left. */
export async function hearTable(desk: HeardDesk, left: AbortSignal): Promise<void> {
  // By a tap and by a key.
  if (heard.has(desk)) return;
  heard.add(desk);
  const table = await TABLES[`../${desk.session.game}/sound/sounds.ts`]?.();
  if (left.aborted) return void heard.delete(desk);
  rememberTable();
  desk.animator.onShown = (beats) => {
    const sounds = beats.flatMap(({ shows, ms, spaces = 0 }) => {
      const viewer = desk.session.viewer.peek();
      const sound = shows && table?.soundOf(shows, { viewer, spaces });
      return sound === undefined ? [] : [{ sound, ms }];
    });
    const [most] = sounds.toSorted((one, other) => rank(one.sound) - rank(other.sound));
    if (most !== undefined && !document.hidden) make(most.sound, most.ms);
  };
  let wasAsked = desk.session.mayAct.peek();
  const stop = effect(() => {
    const isAsked = desk.session.mayAct.value;
    if (isAsked && !wasAsked && (!document.hidden || callsWhenHidden.peek())) make({ name: 'turn' }, 0);
    wasAsked = isAsked;
  });
  left.addEventListener('abort', () => {
    stop();
    heard.delete(desk);
    desk.animator.onShown = undefined;
  });
}

function rank({ name }: Sound): number {
  return TELLING.indexOf(name);
}

function make(sound: Sound, ms: number): void {
  play(sound, ms);
  const buzz = BUZZES[sound.name];
  // Not every browser has it.
  const device: { vibrate?: (pattern: number[]) => boolean } = navigator;
  if (buzz !== undefined && vibrates.peek() && !reducedMotion.peek() && !document.hidden)
    device.vibrate?.([...buzz]);
}
