import { LIVERIES, type LiveryName } from '@paddock/kernel/cars';

export { LIVERIES, type LiveryName } from '@paddock/kernel/cars';

/** The custom properties that chips, cards and charts colour themselves with. */
export function liveryStyle(name: LiveryName): Record<`--${string}`, string> {
  const { hue, ink, mark } = LIVERIES[name];
  return { '--livery': hue, '--livery-ink': ink, '--livery-mark': mark };
}
