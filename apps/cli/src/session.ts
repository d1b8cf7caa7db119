import {
  isLanguage,
  languageModule,
  languageOf,
  type Language,
  type RecordWords,
  type SharedWords,
} from '@paddock/words';
import { CLI, SHARED } from '@paddock/words/all';
import type { CliText } from '@paddock/words/cli';
import { paintFor, type Paint } from './paint.ts';
import { usage } from './stop.ts';

/** One call of the program: its language, and where its lines go. */
export interface Session {
  readonly language: Language;
  readonly text: CliText;
  readonly words: SharedWords & RecordWords;
  readonly paint: Paint;
  /** A number in the language's format. */
  readonly number: (value: number, digits?: number) => string;
  readonly line: (text: string) => void;
  /** Verbatim, for JSON. */
  readonly raw: (text: string) => void;
  readonly complain: (text: string) => void;
  /** One line that overwrites itself on a terminal, and nothing elsewhere; without a text it is cleared. */
  readonly progress: (text?: string) => void;
}

type Env = Readonly<Record<string, string | undefined>>;

interface Stream {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** What a call gets from the system: `process`, or a test's own. */
export interface System {
  readonly env: Env;
  readonly stdout: Stream;
  readonly stderr: Stream;
}

/** Read first, so that even usage errors are in the right language. */
export function languageFor(args: readonly string[], env: Env): Language {
  const system =
    languageOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || undefined) ?? ('en' as const);
  const asked = askedLanguage(args);
  if (asked === undefined) return system;
  if (!isLanguage(asked)) throw usage(CLI[system].errors.unknownLanguage(asked));
  return asked;
}

function askedLanguage(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
}

/** Text from a file or an argument must not move the cursor or break the line. */
export function harmless(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

export function sessionIn(language: Language, { env, stdout, stderr }: System): Session {
  const words = SHARED[language];
  return {
    language,
    text: CLI[language],
    words,
    paint: paintFor(stdout, env),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(languageModule(language).locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value),
    line: (text) => stdout.write(`${words.typeset(text)}\n`),
    raw: (text) => stdout.write(text),
    complain: (text) => stderr.write(`${words.typeset(`paddock: ${harmless(text)}`)}\n`),
    progress: (text) => {
      if (stderr.isTTY === true) stderr.write(`\r\u001B[K${text ?? ''}`);
    },
  };
}
