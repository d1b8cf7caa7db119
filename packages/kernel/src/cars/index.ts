/** What a car looks like in both games, for every app that draws one. No rule reads it. */
export { CAR_BOX, CAR_MIDDLE, carBody } from './car.ts';
export { LIVERIES, TILES, type LiveryName } from './livery.ts';
