import { CONTENT_LIMITS, isRefusal, readOwnContent } from '@paddock/kernel';
import { canDeflate, deflate, inflate, type InflateProblem } from '../share/deflate.ts';
import { takeAddress } from './address.ts';
import { kindOf } from './kind-of.ts';
import type { Shelved } from './shelf.ts';

/** Before what a link carries: the first way of packing it. */
const MARK = 'c1-';

/** Browsers and messengers cut far longer addresses. */
const MOST_CHARACTERS = 100_000;

type Thing = Pick<Shelved, 'kind' | 'value'>;

export type TakeProblem = InflateProblem | { readonly code: 'newer-link' | 'not-a-thing' };

/** A deck or circuit as a part of an address; undefined where it would be too long, or cannot be packed here. */
export async function packThing({ kind, value }: Thing): Promise<string | undefined> {
  if (!canDeflate()) return undefined;
  const packed = `${MARK}${await deflate({ [kind]: value })}`;
  return packed.length > MOST_CHARACTERS ? undefined : packed;
}

export async function linkTo(thing: Thing): Promise<string | undefined> {
  const packed = await packThing(thing);
  return packed && `${location.origin}${location.pathname}${takeAddress(packed)}`;
}

/** Comes from anywhere: bounded before and while it is unpacked. Whether it can be played with is another question. */
export async function readLink(packed: string): Promise<Thing | TakeProblem> {
  if (packed.length > MOST_CHARACTERS) return { code: 'too-big' };
  if (!packed.startsWith(MARK)) return { code: /^c\d+-/.test(packed) ? 'newer-link' : 'broken' };
  const found = await inflate(packed.slice(MARK.length), CONTENT_LIMITS.length);
  if ('code' in found) return found;
  const content = readOwnContent(found.value);
  if (isRefusal(content)) return { code: 'not-a-thing' };
  const [[name, value] = ['', {}], another] = Object.entries(content);
  const kind = kindOf(value);
  return kind === undefined || kind !== name || another !== undefined
    ? { code: 'not-a-thing' }
    : { kind, value };
}
