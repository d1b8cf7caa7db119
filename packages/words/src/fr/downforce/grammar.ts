export const counted = (count: number, one: string) => `${count} ${one}${count < 2 ? '' : 's'}`;
export const cards = (count: number) => counted(count, 'carte');
export const withPower = (power: string | null) => (power === null ? '' : `, avec ${power}`);
export function money(millions: number): string {
  if (millions === 0) return '$0';
  return millions < 0 ? `−$${-millions}M` : `$${millions}M`;
}
export const spaces = (count: number) => counted(count, 'case');
export const by = (count: number) => (count === 1 ? 'd’une case' : `de ${count} cases`);
export const lostSpaces = (count: number) => `${spaces(count)} perdue${count < 2 ? '' : 's'}`;
