/** What an editor of tracks needs beyond reading and drawing: the pieces of a road that is not finished yet. */
export { GIVE } from './drawing/close.ts';
export { placeRoad } from './drawing/drawn-track.ts';
export { AREAS, BLOCKS, DIRECTIONS, FORMAT, PLANTS, SHAPES } from './reading/file.ts';
export { outlineSpaces } from './drawing/outline.ts';
export { parseTrackFile } from './reading/parse.ts';
export { poseAt, pointAt, type Pose, type Stretch } from './drawing/road.ts';
export { cellsPerLane, lanesAtEnd, lanesAtStart, mean } from './section.ts';
export { layOut, type Layout } from './spaces.ts';
export { gridSpaces } from './track.ts';
