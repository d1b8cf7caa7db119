import { canonical, sha256Hex } from './canonical.ts';

/** Custom content that a game is played with, by name, as it came from outside: plain JSON. */
export type OwnContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One of them in a record: as it is, or the SHA-256 of its canonical JSON. */
export type Content = { readonly digest: string } | { readonly value: Readonly<Record<string, unknown>> };

export function contentDigest(value: Readonly<Record<string, unknown>>): string {
  return sha256Hex(canonical(value));
}

/** As a record has it. */
export function byValue(own: OwnContent): Readonly<Record<string, Content>> {
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }]));
}

/** The same content with nothing but digests. The head's sum is over these, so that a value can be left out or put back. */
export function byDigest(
  content: Readonly<Record<string, Content>>,
): Readonly<Record<string, { readonly digest: string }>> {
  const digests = Object.entries(content).map(
    ([name, one]) => [name, 'digest' in one ? one : { digest: contentDigest(one.value) }] as const,
  );
  return Object.fromEntries(digests);
}
