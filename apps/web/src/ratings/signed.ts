/** `+12`, `−7`, `±0`: with a minus sign as wide as the plus. */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
