import type { Refusal, Rules, Standing, ViewShape } from '@paddock/kernel';
import type { Context } from '@paddock/words';
import type { ComponentType } from 'preact';
import type { Session } from '../../session/session.ts';

export interface OnlineTableProps {
  readonly session: Session<ViewShape, unknown>;
  /** Somebody who only watches. */
  readonly isWatching: boolean;
  readonly onReplay: () => void;
  readonly onAgain: (() => void) | undefined;
  readonly onDownload: () => void;
}

/** What a table on the server needs of its game; the server passes views and facts on, whatever they are. */
export interface GameKit {
  readonly rules: Rules<unknown, unknown, ViewShape, unknown>;
  readonly title: () => string;
  /** What was agreed on, as far as it is not what the game has by itself. */
  readonly options: (options: Readonly<Record<string, unknown>>) => readonly string[];
  readonly refusal: (refusal: Refusal, context: Context) => string;
  /** What happened, in whole sentences. */
  readonly story: (facts: readonly unknown[], context: Context) => readonly string[];
  readonly side: (standing: Standing, context: Context) => string;
  readonly Table: ComponentType<OnlineTableProps>;
}

/** The words of each value that is not the default. */
export function agreed<Key extends string>(
  specs: Readonly<Record<Key, { readonly default: unknown }>>,
  options: Readonly<Record<string, unknown>>,
  say: (key: Key, value: unknown) => string,
): string[] {
  return (Object.keys(specs) as Key[]).flatMap((key) => {
    const value = options[key];
    const isUsual = value === undefined || JSON.stringify(value) === JSON.stringify(specs[key].default);
    return isUsual ? [] : [say(key, value)];
  });
}
