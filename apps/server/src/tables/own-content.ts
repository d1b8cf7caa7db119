import { contentDigest, type OwnContent } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import { shownName } from '@paddock/protocol/schemas';

/** A custom deck and tracks that a table is played with. */
export interface TableContent {
  readonly own: OwnContent;
  /** Of all of it. */
  readonly digest: string;
  /** What lists say of it: the name of each, by what it is. */
  readonly names: Readonly<Record<string, string>>;
}

export function contentOf(own: OwnContent): TableContent {
  const names = Object.entries(own).map(([what, thing]) => [what, nameOf(thing)] as const);
  return { own, digest: contentDigest(own), names: Object.fromEntries(names) };
}

/** The name as its author typed it may hold anything; the id cannot. */
function nameOf({ name, id }: Readonly<Record<string, unknown>>): string {
  const shown = [name, id].map((text) =>
    typeof text === 'string' ? shownName(text, LIMITS.contentName) : '',
  );
  return shown.find((text) => text !== '') ?? '';
}
