export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
export const cards = (count: number) => counted(count, 'carta');
export const withPower = (power: string | null) => (power === null ? '' : `, com ${power}`);
export function money(millions: number): string {
  if (millions === 0) return '€0';
  return millions < 0 ? `−€${-millions}M` : `€${millions}M`;
}
export const spaces = (count: number) => counted(count, 'espaço');
export const lostSpaces = (count: number) => `${spaces(count)} perdido${count === 1 ? '' : 's'}`;
