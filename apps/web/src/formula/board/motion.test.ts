import { describe, expect, it } from 'vitest';
import { TALL, WIDE, type Circuit } from '@paddock/formula/drawing';
import { poseAt, posesOf } from './motion.ts';
import type { Place } from '../race/places.ts';
import type { Drive } from '../race/story.ts';

const circuits: readonly Circuit[] = [WIDE, TALL];
const line = (slot: number): Place => ({ at: 'line', slot });
const drive = (from: Place, to: Place, how: Drive['how']): Drive => ({ car: 'red-1', from, to, how });

describe.each(circuits)('on the $name road', (circuit) => {
  it('no two places touch, and none is cut off at the edge', () => {
    const poses = circuit.places.map((_, slot) => poseAt(circuit, line(slot)));
    const carLength = 80 * circuit.carScale;
    for (const [slot, pose] of poses.entries()) {
      const next = poses[(slot + 1) % poses.length];
      if (next !== undefined) expect(Math.hypot(pose.x - next.x, pose.y - next.y)).toBeGreaterThan(carLength);
      expect(pose.x).toBeGreaterThan(circuit.roadWidth / 2);
      expect(pose.x).toBeLessThan(circuit.width - circuit.roadWidth / 2);
      expect(pose.y).toBeGreaterThan(circuit.roadWidth / 2);
      expect(pose.y).toBeLessThan(circuit.height - circuit.roadWidth / 2);
    }
  });

  it('garages lie inside the road, clear of every place', () => {
    for (const garage of circuit.garages)
      for (const slot of circuit.places.keys()) {
        const pose = poseAt(circuit, line(slot));
        expect(Math.hypot(pose.x - garage.x, pose.y - garage.y)).toBeGreaterThan(circuit.roadWidth * 0.8);
      }
  });

  it.each([
    ['overtakes', drive(line(5), line(2), 'overtake')],
    ['falls back', drive(line(0), line(3), 'back')],
    ['spins to the end', drive(line(1), line(11), 'spin')],
    ['makes room', drive(line(4), line(6), 'shift')],
    ['rolls into the pits', drive(line(7), { at: 'garage', box: 2 }, 'engine')],
    ['crashes', drive(line(3), { at: 'garage', box: 5 }, 'crash')],
  ])('a car that %s leaves from where it stands, arrives where it will stand, and never jumps', (_, way) => {
    const poses = posesOf(circuit, way);
    const [start, end] = [poses[0], poses.at(-1)];
    const [from, to] = [poseAt(circuit, way.from), poseAt(circuit, way.to)];
    expect(start?.x).toBeCloseTo(from.x, 3);
    expect(start?.y).toBeCloseTo(from.y, 3);
    expect(end?.x).toBeCloseTo(to.x, 3);
    expect(end?.y).toBeCloseTo(to.y, 3);
    expect(Math.cos((((end?.angle ?? 0) - to.angle) * Math.PI) / 180)).toBeCloseTo(1, 5);
    for (const [at, pose] of poses.entries()) {
      const next = poses[at + 1];
      if (next === undefined) continue;
      expect(Math.abs(next.angle - pose.angle)).toBeLessThan(60);
      expect(Math.hypot(next.x - pose.x, next.y - pose.y)).toBeLessThan(circuit.width / 4);
    }
  });
});
