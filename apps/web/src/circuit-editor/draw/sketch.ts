import { pictureOf, type Picture, type TrackFile } from '@paddock/downforce';
import {
  GIVE,
  gridSpaces,
  layOut,
  outlineSpaces,
  placeRoad,
  type Layout,
  type Stretch,
} from '@paddock/downforce/editing';
import { netOf, type Net } from '../fit/nodes.ts';

/** A circuit as it is drawn while it is being made: it need not be a track yet. */
export interface Sketch {
  readonly file: TrackFile;
  readonly layout: Layout;
  readonly stretches: readonly Stretch[];
  readonly picture: Picture;
  readonly net: Net;
}

/** A ring that misses its beginning by more is drawn with the gap, so that one sees it. */
const PATIENCE = 2 * GIVE;

export function sketchOf(file: TrackFile): Sketch {
  const layout = layOut(file.sections);
  const road = placeRoad(file);
  const factor = road.closing?.factor ?? 1;
  const isClosed = Math.abs(factor - 1) <= PATIENCE;
  const { stretches } = isClosed ? road : placeRoad({ ...file, shape: 'open' });
  const grid = gridSpaces(file, layout).flatMap((space) => (space === undefined ? [] : [space.id]));
  const picture = pictureOf({
    ...layout,
    file,
    ring: file.shape === 'ring' && isClosed,
    grid: Uint16Array.from(grid),
    stretches,
    outlines: outlineSpaces(layout, stretches),
  });
  return { file, layout, stretches, picture, net: netOf(file, stretches) };
}
