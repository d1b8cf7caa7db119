import { effect } from '@preact/signals';
import type { Sound } from './sound-table.ts';
import { SOUNDS, type SoundName } from './sounds.ts';
import { isMuted, volume } from './volume.ts';

/** One for the page, made with the first sound: it comes after a tap, as browsers ask. */
let speaker: { readonly context: AudioContext; readonly out: GainNode } | undefined;

function open(): { readonly context: AudioContext; readonly out: GainNode } {
  const context = new AudioContext();
  const out = context.createGain();
  const limit = context.createDynamicsCompressor();
  out.connect(limit).connect(context.destination);
  effect(() => {
    // Ears hear loudness by its logarithm; the square is near enough.
    out.gain.value = (volume.value / 100) ** 2;
  });
  // Some browsers open it asleep, and put it to sleep when a call comes in.
  const wake = () => {
    if (context.state !== 'running') void context.resume();
  };
  wake();
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake);
  return { context, out };
}

/** The same sound twice at once is one that is too loud. */
const APART_MS = 60;
const last = new Map<SoundName, number>();

export function play({ name, spaces = 0 }: Sound, ms = 0): void {
  const now = performance.now();
  if (isMuted.peek() || volume.peek() === 0 || now - (last.get(name) ?? -APART_MS) < APART_MS) return;
  last.set(name, now);
  speaker ??= open();
  const { context, out } = speaker;
  SOUNDS[name]({ context, out, at: context.currentTime, seconds: ms / 1000, spaces });
}
