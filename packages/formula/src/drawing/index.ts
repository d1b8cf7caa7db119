/** The road and where everything stands on it, for every app that draws a race. No rule reads it. */
export { kerbs, poseInLine, TALL, WIDE, type Circuit } from './circuit.ts';
export type { Pose } from './curve.ts';
