import { beep, hiss, knock, sweep, type Stage } from './synth.ts';

/** What the page can sound like, the most telling first: where several come at once, that one is heard. */
export const TELLING = [
  'win',
  'over',
  'finish',
  'lights',
  'sold',
  'retire',
  'jam',
  'die',
  'flip',
  'sealed',
  'engine',
  'card',
  'turn',
] as const;
export type SoundName = (typeof TELLING)[number];

/** The start lights go on one after another in this part of their time, and then out. */
const LAMPS = 5;

export const SOUNDS: Readonly<Record<SoundName, (stage: Stage) => void>> = {
  card: (stage) => {
    hiss(stage, { from: 2600, to: 1400, seconds: 0.07, loud: 0.35 });
    knock(stage, { pitch: 150, after: 0.03, loud: 0.3 });
  },
  flip: (stage) => {
    for (const after of [0, 0.09, 0.18])
      hiss(stage, { from: 1800, to: 3200, seconds: 0.05, after, loud: 0.25 });
  },
  sealed: (stage) => {
    hiss(stage, { from: 900, to: 500, seconds: 0.12, loud: 0.25 });
    knock(stage, { pitch: 95, after: 0.1, loud: 0.55 });
  },
  sold: (stage) => {
    for (const after of [0, 0.13]) knock(stage, { pitch: 210, after, loud: 0.7 });
    for (const [index, pitch] of [784, 1047].entries())
      beep(stage, { pitch, after: 0.26 + index * 0.09, seconds: 0.25, loud: 0.22, shape: 'triangle' });
  },
  lights: (stage) => {
    const step = Math.max(0.12, stage.seconds / (LAMPS + 2));
    for (let lamp = 1; lamp <= LAMPS; lamp++)
      beep(stage, { pitch: 440, after: lamp * step - step / 2, seconds: 0.09, loud: 0.22, shape: 'square' });
    beep(stage, { pitch: 880, after: (LAMPS + 1) * step, seconds: 0.4, loud: 0.26, shape: 'square' });
  },
  engine: (stage) => {
    const seconds = Math.min(1.2, Math.max(0.25, stage.seconds));
    const from = 62;
    // The further it goes, the higher it turns.
    const to = from * (1.3 + 0.16 * Math.min(10, stage.spaces));
    sweep(stage, { from, to, seconds, loud: 0.32, shape: 'sawtooth' });
    sweep(stage, { from: from * 1.5, to: to * 1.5, seconds, loud: 0.14, shape: 'square' });
  },
  jam: (stage) => {
    hiss(stage, { from: 3400, to: 1200, seconds: 0.22, loud: 0.3 });
    for (const after of [0.12, 0.27])
      for (const pitch of [392, 494])
        beep(stage, { pitch, after, seconds: 0.1, loud: 0.12, shape: 'square' });
  },
  die: (stage) => {
    for (const after of [0, 0.11, 0.2, 0.27, 0.33, 0.37])
      knock(stage, { pitch: 620 - after * 500, after, loud: 0.35 });
  },
  retire: (stage) => {
    sweep(stage, { from: 190, to: 38, seconds: 0.8, loud: 0.35, shape: 'sawtooth' });
    hiss(stage, { from: 700, to: 200, seconds: 0.9, loud: 0.4 });
  },
  finish: (stage) => {
    hiss(stage, { from: 500, to: 1600, seconds: 0.7, loud: 0.22 });
    for (const [index, pitch] of [523, 659, 784].entries())
      beep(stage, { pitch, after: index * 0.11, seconds: 0.28, loud: 0.24, shape: 'triangle' });
  },
  win: (stage) => {
    for (const [index, pitch] of [523, 659, 784, 1047, 784, 1047].entries())
      beep(stage, {
        pitch,
        after: index * 0.15,
        seconds: index === 5 ? 0.9 : 0.22,
        loud: 0.28,
        shape: 'triangle',
      });
    hiss(stage, { from: 600, to: 2000, seconds: 1.6, loud: 0.25 });
  },
  over: (stage) => {
    for (const [index, pitch] of [523, 392, 330].entries())
      beep(stage, { pitch, after: index * 0.2, seconds: 0.4, loud: 0.22, shape: 'triangle' });
  },
  turn: (stage) => {
    for (const [index, pitch] of [880, 1319].entries())
      beep(stage, { pitch, after: index * 0.1, seconds: 0.22, loud: 0.14, shape: 'sine' });
  },
};
