export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
export const cards = (count: number) => counted(count, 'card');
export const withPower = (power: string | null) => (power === null ? '' : `, with ${power}`);
export function money(millions: number): string {
  if (millions === 0) return '$0';
  return millions < 0 ? `−$${-millions}M` : `$${millions}M`;
}
export const spaces = (count: number) => counted(count, 'space');
