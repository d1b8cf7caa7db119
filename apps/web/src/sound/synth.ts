/** Where a sound is made, and for how long what it belongs to is shown. */
export interface Stage {
  readonly context: AudioContext;
  readonly out: AudioNode;
  /** When it begins, on the context's own clock. */
  readonly at: number;
  readonly seconds: number;
  readonly spaces: number;
}

interface Part {
  /** Seconds after the sound's beginning. */
  readonly after?: number;
  /** From 0 to 1. */
  readonly loud: number;
}

interface Tone extends Part {
  readonly seconds: number;
  readonly shape: OscillatorType;
}

/** A level that comes up quickly and dies away: without it, tones begin and end with a click. */
function envelope({ context, out, at }: Stage, { after = 0, loud }: Part, seconds: number): GainNode {
  const gain = context.createGain();
  const start = at + after;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(out);
  return gain;
}

function run(stage: Stage, { after = 0 }: Part, seconds: number, source: AudioScheduledSourceNode): void {
  source.start(stage.at + after);
  source.stop(stage.at + after + seconds + 0.02);
}

export function beep(stage: Stage, { pitch, ...tone }: Tone & { readonly pitch: number }): void {
  sweep(stage, { ...tone, from: pitch, to: pitch });
}

/** A tone from one pitch to another, without its sharpest edges. */
export function sweep(
  stage: Stage,
  { from, to, seconds, shape, ...part }: Tone & { readonly from: number; readonly to: number },
): void {
  const { context, at } = stage;
  const start = at + (part.after ?? 0);
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  const soft = context.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = Math.max(900, 6 * Math.max(from, to));
  tone.connect(soft).connect(envelope(stage, part, seconds));
  run(stage, part, seconds, tone);
}

/** Something hard on wood. */
export function knock(stage: Stage, { pitch, ...part }: Part & { readonly pitch: number }): void {
  sweep(stage, { from: pitch, to: pitch / 2, seconds: 0.09, shape: 'sine', ...part });
}

const NOISE_SECONDS = 2;
const noises = new WeakMap<AudioContext, AudioBuffer>();

function noiseIn(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const noise = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(context, noise);
  return noise;
}

/** Air: paper, tyres, a crowd. */
export function hiss(
  stage: Stage,
  {
    from,
    to,
    seconds,
    ...part
  }: Part & { readonly from: number; readonly to: number; readonly seconds: number },
): void {
  const { context, at } = stage;
  const start = at + (part.after ?? 0);
  const source = context.createBufferSource();
  source.buffer = noiseIn(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(band).connect(envelope(stage, part, seconds));
  run(stage, part, seconds, source);
}
