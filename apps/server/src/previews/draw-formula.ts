import { CAR_NAMES, TEAMS, type CarName, type FormulaPublic } from '@paddock/formula';
import { kerbs, poseInLine, WIDE } from '@paddock/formula/drawing';
import type { LiveryName } from '@paddock/kernel/cars';
import type { Scene } from './draw-picture.ts';
import type { Seen } from './seen.ts';

/** A table that has not begun has no view: its cars stand in the line by team. */
export function sceneOfFormula({ open }: Seen): Scene {
  const view = open as Pick<FormulaPublic, 'line' | 'retired' | 'phase'> | undefined;
  const { line = [], retired = [] } = view ?? {};
  const isEmpty = line.length === 0 && retired.length === 0;
  const running = isEmpty ? CAR_NAMES : line;
  const inLine = running.map((car, slot) => ({
    ...look(car),
    ...poseInLine(WIDE, slot),
    scale: WIDE.carScale,
  }));
  // F-T6: the first car out is twelfth and keeps its garage; those that follow stand before it.
  const inGarage = retired.flatMap((car, index) => {
    const garage = WIDE.garages[retired.length - 1 - index];
    return garage === undefined ? [] : [{ ...look(car), ...garage, scale: WIDE.garageScale }];
  });
  return {
    board: BOARD,
    box: { x: 20, y: 20, width: WIDE.width - 40, height: WIDE.height - 60 },
    ground: '#15241e',
    cars: [...inGarage, ...inLine],
    order: [...running, ...retired].map(look),
    isOver: view?.phase === 'over',
  };
}

function look(car: CarName): Scene['order'][number] {
  const team = TEAMS.find((each) => car.startsWith(`${each}-`));
  const livery: LiveryName = team ?? 'black';
  return { livery, number: car.slice(-1) };
}

/** By night, as the page draws it. */
const BOARD = drawBoard();

function drawBoard(): string {
  const { road, roadWidth, carScale, pitLane, garages, garageScale, finish } = WIDE;
  const line = (width: number, colour: string, dashes = '') =>
    `<path d="${road.path}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  const dash = roadWidth * 0.16;
  const kerbLines = kerbs(WIDE, 80 * carScale);
  const edge = (colour: string, dashes = '') =>
    kerbLines.map(
      (d) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${roadWidth * 0.15}"${dashes && ` stroke-dasharray="${dashes}"`}/>`,
    );
  const [first, last] = [garages[0], garages.at(-1)];
  const step = (garages[1]?.x ?? 0) - (first?.x ?? 0);
  const height = 84 * garageScale;
  const end = road.at(finish);
  const square = roadWidth / 10;
  const squares = Array.from(
    { length: 10 },
    (_, at) =>
      `M${at % 2 === 0 ? -square : 0} ${-roadWidth / 2 + at * square}h${square}v${square}h${-square}z`,
  );
  return [
    line(roadWidth * 1.42, '#2b2f37'),
    `<path d="${pitLane}" fill="none" stroke="#2b2f37" stroke-width="${24 * carScale}" stroke-linecap="round"/>`,
    `<rect x="${(first?.x ?? 0) - step / 2}" y="${(first?.y ?? 0) - height / 2}" width="${(last?.x ?? 0) - (first?.x ?? 0) + step}" height="${height}" rx="8" fill="#22262d" stroke="#565e6e" stroke-width="1.5"/>`,
    ...edge('#e6e4dc'),
    ...edge('#c22c3a', `${dash} ${dash}`),
    line(roadWidth * 1.045, '#d6d9df'),
    line(roadWidth * 0.97, '#24272e'),
    line(roadWidth * 0.02, '#3a3f49', `${roadWidth * 0.22} ${roadWidth * 0.26}`),
    `<g transform="translate(${end.x} ${end.y}) rotate(${end.angle})"><rect x="${-square}" y="${-roadWidth / 2}" width="${2 * square}" height="${roadWidth}" fill="#f4f4f2"/><path d="${squares.join('')}" fill="#111317"/></g>`,
  ].join('');
}
