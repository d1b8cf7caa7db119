import { pack, type Net } from '../trained/net.ts';

/** What `trained/weights.ts` is made of. */
export function weightsModule(net: Net): string {
  return [
    `import type { PackedLayer } from './net.ts';`,
    '',
    '/** Written by `paddock train`; docs/ladder.md says how. */',
    '// oxfmt-ignore',
    `export const WEIGHTS: readonly PackedLayer[] = ${JSON.stringify(pack(net))};`,
    '',
  ].join('\n');
}
