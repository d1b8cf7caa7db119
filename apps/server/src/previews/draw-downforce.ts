import {
  CARS,
  circuit,
  CIRCUIT_IDS,
  drawGround,
  drawnTrack,
  lineMarks,
  pictureOf,
  readTrack,
  writeMarks,
  type CarName,
  type DownforcePublic,
  type DrawnTrack,
  type Picture,
} from '@paddock/downforce';
import type { OwnContent } from '@paddock/kernel';
import { CAR_BOX, LIVERIES } from '@paddock/kernel/cars';
import type { Scene } from './draw-picture.ts';
import type { Seen } from './seen.ts';

/** What a picture of a race is made of. */
export type DrawnView = Pick<DownforcePublic, 'track' | 'cars' | 'standing' | 'phase'>;

/** A chat shows the picture small: larger than the cars of the board. */
const CAR_LENGTH = 72;

/** A table that has not begun has no view: its cars wait on the grid. */
export function sceneOfDownforce({ open, options, content }: Seen): Scene {
  const view = open as DrawnView | undefined;
  const { board, picture } = boardFor(view?.track ?? options['track'], content);
  const standing = view?.standing ?? [];
  const order = standing.length === 0 ? CARS : standing;
  return {
    board,
    box: picture.viewBox,
    ground: '#101318',
    cars: order.toReversed().flatMap((car) => {
      const space = spaceOf(view, picture, car);
      const at = space === undefined ? undefined : picture.spaces[space];
      if (at === undefined) return [];
      const scale = CAR_LENGTH / CAR_BOX.width;
      return [{ ...look(car), ...at.centre, angle: at.heading, scale }];
    }),
    order: order.map(look),
    isOver: view?.phase === 'over',
  };
}

function look(car: CarName): Scene['order'][number] {
  return { livery: car, number: LIVERIES[car].number };
}

/** Before the race the cars stand in the order of their numbers, so that the road is not empty. */
function spaceOf(view: DrawnView | undefined, { grid }: Picture, car: CarName): number | undefined {
  const number = CARS.indexOf(car);
  if (view === undefined || view.standing.length === 0) return grid[number]?.space;
  return view.cars[number]?.space ?? undefined;
}

interface Board {
  readonly board: string;
  readonly picture: Picture;
}

/** Ours are drawn once. */
const ours = new Map<string, Board>();

function boardFor(id: unknown, own: OwnContent = {}): Board {
  const brought = Object.values(own).find((thing) => thing['id'] === id);
  const reading = brought === undefined ? undefined : readTrack(brought);
  if (reading?.ok === true) return drawBoard(drawnTrack(reading.track));
  const known = CIRCUIT_IDS.find((each) => each === id) ?? CIRCUIT_IDS[0];
  const board = ours.get(known) ?? drawBoard(circuit(known));
  ours.set(known, board);
  return board;
}

/** Ground, road and lines, without what is written on them. */
function drawBoard(track: DrawnTrack): Board {
  const picture = pictureOf(track);
  const lines = lineMarks(picture, []).filter(
    ({ tag, attributes }) => tag !== 'text' && attributes['class'] !== 'payout-plate',
  );
  const ground = drawGround(track).replaceAll(/<text[^>]*>[^<]*<\/text>|<\/?svg[^>]*>/g, '');
  const board = `${ground}${writeMarks(lines)}`;
  return { board, picture };
}
