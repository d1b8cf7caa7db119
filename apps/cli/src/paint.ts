/** Puts a colour around a text, or leaves it plain. */
export type Paint = (text: string, colour: string) => string;

/** The liveries in the 256 terminal colours, readable on dark and light backgrounds. */
const CODES: Readonly<Record<string, string>> = {
  blue: '38;5;33',
  green: '38;5;36',
  yellow: '38;5;178',
  orange: '38;5;208',
  red: '38;5;161',
  purple: '38;5;135',
  black: '38;5;244',
  dim: '2',
  bold: '1',
};

export const plain: Paint = (text) => text;

const colourful: Paint = (text, colour) => {
  const code = CODES[colour];
  return code === undefined ? text : `\u001B[${code}m${text}\u001B[0m`;
};

interface Screen {
  readonly isTTY?: boolean;
}

/** Colour on a terminal, plain in a pipe; honours NO_COLOR and, with priority, FORCE_COLOR, as Node does. */
export function paintFor(screen: Screen, env: Readonly<Record<string, string | undefined>>): Paint {
  const forced = env['FORCE_COLOR'] ?? '';
  if (forced !== '') return forced === '0' ? plain : colourful;
  if ((env['NO_COLOR'] ?? '') !== '') return plain;
  return screen.isTTY === true && env['TERM'] !== 'dumb' ? colourful : plain;
}

/** Colours `words` where they appear as whole words, capitalized or not. */
export function painted(
  sentence: string,
  words: readonly (readonly [text: string, colour: string])[],
  paint: Paint,
): string {
  if (paint === plain || words.length === 0) return sentence;
  const colours = new Map(words.map(([text, colour]) => [text.toLowerCase(), colour]));
  const pattern = words.map(([text]) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  return sentence.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'),
    (text) => paint(text, colours.get(text.toLowerCase()) ?? ''),
  );
}
