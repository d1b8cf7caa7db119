export { LawBroken, LAWS, type Law } from './broken.ts';
export { playUnderLaws, type LawReport, type LawRun } from './laws.ts';
export { fingerprint, Listeners, viewersOf } from './listen.ts';
export {
  compareTwins,
  playScript,
  twinOf,
  type Act,
  type Hidden,
  type Leak,
  type Twin,
  type TwinReport,
  type WhatIsHidden,
} from './twins.ts';
