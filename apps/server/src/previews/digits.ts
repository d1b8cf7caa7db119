/** Numbers as lines: a server has no fonts. In a box 8 wide and 12 high around the origin. */
const DIGITS: Readonly<Record<string, string>> = {
  1: 'M-2.6-3.6 .6-6V6',
  2: 'M-3-3.2C-3-6.9 3-6.9 3-3.2 3-.4-3 2.6-3.2 6H3.4',
  3: 'M-3-4.4C-2-6.6 3-6.6 3-3.2 3-1 1.2-.3-.8-.3 1.4-.3 3.2.8 3.2 2.9 3.2 6.9-2.6 6.9-3.3 3.9',
  4: 'M1.6 6V-6L-3.6 2.7H3.8',
  5: 'M2.9-6H-2.4L-2.9-.8C-1.4-2.3 3.2-2.3 3.2 1.9 3.2 6.9-2.5 6.9-3.3 4.2',
  6: 'M2.3-5.9C-1.4-4.6-3.2-1.2-3.2 2.2-3.2 7.2 3.2 7.2 3.2 2.3 3.2-2-2.2-2-3.1 1.6',
};

/** Around the origin; nothing for what has no digit here. */
export function drawDigit(digit: number | string, size: number, colour: string): string {
  const path = DIGITS[String(digit)];
  if (path === undefined) return '';
  return `<path d="${path}" transform="scale(${size / 12})" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}
