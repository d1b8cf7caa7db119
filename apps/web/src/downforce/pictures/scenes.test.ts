import { CARS, PRINTED_CONTENT, stepsFrom } from '@paddock/downforce';
import { PICTURES } from '@paddock/words/page/help/downforce';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../cards/card-lines.ts';
import { trackOf } from '../track/track-of.ts';
import { CARD_SCENES, TRACK, TRACK_SCENES, type TrackScene } from './scenes.ts';

const track = trackOf(PRINTED_CONTENT, TRACK);
const scenes: readonly (readonly [string, TrackScene])[] = Object.entries(TRACK_SCENES);

function taken(scene: TrackScene): ReadonlySet<number> {
  return new Set(CARS.flatMap((car) => (car === 'red' ? [] : (scene.cars[car] ?? []))));
}

describe('the pictures of the rules', () => {
  it('each is drawn', () => {
    const drawn = [...Object.keys(TRACK_SCENES), ...Object.keys(CARD_SCENES), 'D-E2'];
    expect(drawn.toSorted()).toEqual(PICTURES.toSorted());
  });

  it.each(scenes)('%s: red drives as the rules allow', (_, scene) => {
    const way = [...(scene.way ?? []), ...(scene.extra ?? [])];
    const wrong = way.filter((goal, index) => {
      const from = way[index - 1];
      if (typeof from !== 'number' || typeof goal !== 'number') return false;
      return !stepsFrom(track, from).includes(goal) || taken(scene).has(goal);
    });
    expect(wrong).toEqual([]);
  });

  it('D-R5: the steps are all that are free', () => {
    const { cars, steps } = TRACK_SCENES['D-R5'];
    const free = stepsFrom(track, cars.red).filter((space) => !taken(TRACK_SCENES['D-R5']).has(space));
    expect(free.toSorted((a, b) => a - b)).toEqual([...steps]);
  });

  it('D-R7: where the car is stuck no step is free', () => {
    const { way } = TRACK_SCENES['D-R7'];
    const end = way[way.length - 1] ?? 0;
    expect(stepsFrom(track, end).filter((space) => !taken(TRACK_SCENES['D-R7']).has(space))).toEqual([]);
  });

  it('D-R8: the last space before the line leads over it', () => {
    const [, last] = TRACK_SCENES['D-R8'].way;
    expect(track.crosses[last]).toBe(1);
  });

  it('D-R12: the two are level, and the better one is on the inside', () => {
    const { red, blue } = TRACK_SCENES['D-R12'].cars;
    expect(track.front[red]).toBe(track.front[blue]);
    expect(track.lane[red]).toBeLessThan(track.lane[blue] ?? 0);
  });

  it('D-P3: only the bonus leaves the rectangles', () => {
    expect(TRACK_SCENES['D-P3'].way.slice(1).every((space) => track.rectangle[space])).toBe(true);
  });

  it('D-A3, D-A4: the marked line has the colour and the bid', () => {
    const [, bid] = CARD_SCENES['D-A3'].cards;
    expect(linesOf(bid.card)[bid.line]).toEqual({ car: 'red', number: Number(bid.note) });
    const [, better, worse] = CARD_SCENES['D-A4'].cards;
    expect(linesOf(better.card)[better.line]).toEqual(linesOf(worse.card)[worse.line]);
    expect(linesOf(better.card).length).toBeGreaterThan(linesOf(worse.card).length);
  });
});
