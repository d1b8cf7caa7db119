import { assertNever } from '../assert-never.ts';
import type { Scenery } from './file.ts';
import { AREAS, BLOCKS, LIMITS, PLANTS } from './file.ts';
import type { TrackProblem } from './problem.ts';
import { Reader } from './reader.ts';

const SCENERY_KINDS = ['area', 'stream', 'scatter', 'block', 'tunnel', 'label'] as const;
const MAX_SIZE = 30;

export function parseScenery(data: unknown, index: number, problems: TrackProblem[]): Scenery | undefined {
  const reader = Reader.of(data, problems, { path: `scenery ${index + 1} ` });
  const kind = reader?.oneOf('kind', SCENERY_KINDS);
  if (reader === undefined || kind === undefined) return undefined;
  const size = (field: string): number => reader.number(field, 0.05, MAX_SIZE) ?? 0;
  switch (kind) {
    case 'area': {
      reader.close(['kind', 'of', 'points', 'smooth']);
      return {
        kind,
        of: reader.oneOf('of', AREAS) ?? 'grass',
        points: reader.spots('points', 3),
        smooth: reader.flag('smooth'),
      };
    }
    case 'stream':
      reader.close(['kind', 'points', 'width']);
      return { kind, points: reader.spots('points', 2), width: size('width') };
    case 'scatter':
      reader.close(['kind', 'of', 'at', 'size', 'angle']);
      return {
        kind,
        of: reader.oneOf('of', PLANTS) ?? 'tree',
        at: reader.spots('at', 1),
        size: size('size'),
        angle: angle(reader),
      };
    case 'block':
      reader.close(['kind', 'of', 'at', 'size', 'angle']);
      return {
        kind,
        of: reader.oneOf('of', BLOCKS) ?? 'building',
        at: reader.spot('at'),
        size: reader.spot('size'),
        angle: angle(reader),
      };
    case 'tunnel':
      reader.close(['kind', 'from', 'to']);
      return {
        kind,
        from: reader.whole('from', 1, LIMITS.sections) ?? 0,
        to: reader.whole('to', 1, LIMITS.sections) ?? 0,
      };
    case 'label':
      reader.close(['kind', 'at', 'text', 'size', 'angle']);
      return {
        kind,
        at: reader.spot('at'),
        text: reader.text('text', LIMITS.name) ?? '',
        size: size('size'),
        angle: angle(reader),
      };
    default:
      return assertNever(kind);
  }
}

function angle(reader: Reader): number {
  return reader.get('angle') === undefined ? 0 : (reader.number('angle', -360, 360) ?? 0);
}
