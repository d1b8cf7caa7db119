import { CARS, CIRCUITS, drawnTrack, pictureOf, readTrack } from '@paddock/downforce';
import { poseInLine, WIDE } from '@paddock/formula/drawing';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { sceneOf } from './scenes.ts';

const ROAD = {
  ...CIRCUITS['lantern-pass'],
  id: 'my-road',
  scenery: [{ kind: 'label', at: [0, 0], text: 'Rude', size: 1, angle: 0 }],
};

/** The cars that are still racing, on the first spaces. */
function race(track: string) {
  return {
    track,
    phase: 'playing',
    standing: CARS.toReversed(),
    cars: CARS.map((_, car) => ({ space: car === 5 ? null : car, lap: 0, place: car === 5 ? 1 : null })),
  };
}

describe('Downforce', () => {
  it('draws every car where it stands, none that is home, and the leader first', () => {
    const scene = sceneOf({ game: 'downforce', options: {}, open: race('saltpan') });
    expect(scene?.cars).toHaveLength(5);
    expect(scene?.order.map(({ livery }) => livery)).toEqual(CARS.toReversed());
    const reading = readTrack(CIRCUITS['saltpan']);
    if (!reading.ok) throw new Error('it is ours');
    const { spaces } = pictureOf(drawnTrack(reading.track));
    const blue = scene?.cars.find(({ livery }) => livery === 'blue');
    expect(blue).toMatchObject({ ...spaces[1]?.centre, angle: spaces[1]?.heading });
  });

  it('draws a custom circuit, without what its author has written on it', () => {
    const own = sceneOf({ game: 'downforce', options: {}, open: race('my-road'), content: { track: ROAD } });
    const ours = sceneOf({ game: 'downforce', options: {}, open: race('lantern-pass') });
    expect(own?.box).toEqual(ours?.box);
    for (const scene of [own, ours]) expect(scene && drawPicture(scene)).not.toMatch(/<text|Rude/);
  });

  it('before the race the cars are on the grid; a track that is to be drawn by lot is the first of ours', () => {
    const scenes = ['random', 'marina-bay', { toString: () => '<script>' }].map((track) =>
      sceneOf({ game: 'downforce', options: { track } }),
    );
    expect(scenes[0]?.cars).toHaveLength(6);
    expect(scenes[0]).toEqual(scenes[1]);
    expect(scenes[2]).toEqual(scenes[1]);
  });
});

describe('Formula', () => {
  it('draws the line, and those that are out in their garages', () => {
    const open = { line: ['red-2', 'blue-1'], retired: ['red-1', 'green-2'], phase: 'over' };
    const scene = sceneOf({ game: 'formula', options: {}, open });
    const at = (livery: string, number: string) =>
      scene?.cars.find((car) => car.livery === livery && car.number === number);
    expect(at('blue', '1')).toMatchObject(poseInLine(WIDE, 1));
    expect(at('green', '2')).toMatchObject(WIDE.garages[0] ?? {});
    expect(at('red', '1')).toMatchObject(WIDE.garages[1] ?? {});
    expect(scene).toMatchObject({ isOver: true });
    expect(scene?.order).toHaveLength(4);
  });
});

it('no other game is drawn', () => {
  for (const game of ['high-card', 'toString', '__proto__'])
    expect(sceneOf({ game, options: {} })).toBeUndefined();
});
