/** One stop for the tab key in a row of things; arrows go from one to the next and round. */
export function nextStop(at: number, step: number, count: number): number {
  return count === 0 ? 0 : (((at + step) % count) + count) % count;
}
