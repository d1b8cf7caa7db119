import { DECK_LIMITS } from '@paddock/downforce';

/** What a line of text says: a card, and how many of it. */
export interface Typed {
  /** As it would stand in a deck file, right or wrong. */
  readonly kind: string;
  readonly count: number;
}

/** More than any card has, so that what is wrong stays readable. */
const LONGEST = 24;

const COUNT_FIRST = /^(\d{1,2})[x×*](.*)$/;
const COUNT_LAST = /^(.*)[x×*](\d{0,2})$/;

/** `r6y4k2b1`, `3×w5` or `w5*3`; capitals, blanks, commas and full stops do not matter. */
export function readTyped(text: string): Typed {
  const bare = text.toLowerCase().replaceAll(/[\s,.]+/g, '');
  const [, first, after] = COUNT_FIRST.exec(bare) ?? [];
  const [, before, last] = COUNT_LAST.exec(bare) ?? [];
  const kind = after ?? before ?? bare;
  // A count that is still to come is one.
  const count = Number((first ?? last) || 1);
  return count >= 1 && count <= DECK_LIMITS.count
    ? { kind: kind.slice(0, LONGEST), count }
    : { kind: bare.slice(0, LONGEST), count: 1 };
}

/** A card a line, or with semicolons between them. */
export function readLines(text: string): readonly Typed[] {
  return text
    .split(/[\n\r;]+/)
    .map(readTyped)
    .filter(({ kind }) => kind !== '');
}

/** The card's lines as text; the last may be half a line. */
export function linesIn(kind: string): readonly string[] {
  return kind.match(/.{1,2}/g) ?? [];
}

/**
 * A line tapped: a new one goes below the others. A colour comes once on a card, so tapping it again changes its number,
 * and tapping the same number takes the line off.
 */
export function tapLine(kind: string, line: string): string {
  const lines = linesIn(kind).filter(({ length }) => length === 2);
  const colour = line.charAt(0);
  const at = colour === 'w' ? -1 : lines.findIndex((each) => each.startsWith(colour));
  if (at === -1) return [...lines, line].join('');
  return (lines[at] === line ? lines.toSpliced(at, 1) : lines.with(at, line)).join('');
}

export function withoutLastLine(kind: string): string {
  return linesIn(kind).slice(0, -1).join('');
}
