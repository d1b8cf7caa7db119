/** A car's looks: told apart by nose and pattern as well as by hue, so that no eye depends on colour. */
export const NOSES = ['blunt', 'needle', 'round', 'wedge', 'shovel', 'split', 'twin'] as const;
export type Nose = (typeof NOSES)[number];

export const PATTERNS = ['plain', 'chevrons', 'bars', 'checker', 'stripe', 'diagonal', 'dots'] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Livery {
  readonly hue: string;
  /** For text on the hue: at least 4.5 : 1. */
  readonly ink: string;
  /** The pattern's colour. */
  readonly mark: string;
  readonly outline: string;
  readonly pattern: Pattern;
  readonly nose: Nose;
  /** The number that a lone car of this livery carries. */
  readonly number: number;
}

const DARK_INK = '#0b0c0f';
const LIGHT_INK = '#ffffff';
const OUTLINE = '#0b0c0f';

export const LIVERIES = {
  black: look('#17181c', LIGHT_INK, '#17181c', 'plain', 'blunt', 1, '#f4f4f2'),
  blue: look('#3b7cff', DARK_INK, '#d3e2ff', 'chevrons', 'needle', 2),
  green: look('#12b886', DARK_INK, '#05422f', 'bars', 'round', 3),
  yellow: look('#ffd43b', DARK_INK, '#3a2f00', 'checker', 'wedge', 4),
  orange: look('#ff7f27', DARK_INK, '#fff1e2', 'stripe', 'shovel', 5),
  red: look('#d92745', LIGHT_INK, '#ffc3cb', 'diagonal', 'split', 6),
  purple: look('#a45cff', DARK_INK, '#2c0a63', 'dots', 'twin', 7),
} as const satisfies Record<string, Livery>;
export type LiveryName = keyof typeof LIVERIES;

function look(
  hue: string,
  ink: string,
  mark: string,
  pattern: Pattern,
  nose: Nose,
  number: number,
  outline = OUTLINE,
): Livery {
  return { hue, ink, mark, outline, pattern, nose, number };
}

/** One tile of a pattern. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** The stripe's tile is as high as the car; the others repeat both ways. */
export const TILES: Readonly<Record<Pattern, Tile>> = {
  plain: { width: 8, height: 8, path: '' },
  chevrons: { width: 10, height: 10, path: 'M0 0h4l4 5-4 5H0l4-5z' },
  bars: { width: 8, height: 7, path: 'M0 2h8v3H0z' },
  checker: { width: 9, height: 9, path: 'M0 0h4.5v4.5H0zM4.5 4.5H9V9H4.5z' },
  stripe: { width: 8, height: 32, path: 'M0 11h8v10H0z' },
  diagonal: { width: 10, height: 10, path: 'M0 10 10 0H5L0 5zM10 10V5l-5 5z' },
  dots: { width: 8, height: 8, path: 'M4 1.5a2.5 2.5 0 1 0 .01 0z' },
};
