import { canonical } from '../canonical.ts';
import { byValue, type OwnContent } from '../content.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Bounds on content from outside, checked before anything is built from it. */
export const CONTENT_LIMITS = {
  count: 8,
  /** From a record's field down; a thing itself begins two levels further in. */
  depth: 10,
  /** In all, as canonical JSON. */
  length: 100_000,
} as const;

const CONTENT_NAME = /^[a-z][a-z0-9-]{0,23}$/;
const NAME_SHOWN = 40;

type ContentRefusal = Refusal<'not-content' | 'content-not-json' | 'content-too-deep' | 'content-too-large'>;

/** Any value as content, within bounds; the game decides whether it can be played with. */
export function readOwnContent(data: unknown): OwnContent | ContentRefusal {
  if (!isFields(data)) return refuse('not-content', 'content', { content: '', at: '' });
  const names = Object.keys(data);
  if (names.length === 0) return refuse('not-content', 'content', { content: '', at: '' });
  if (names.length > CONTENT_LIMITS.count) return tooLarge('', '');
  const meter = new Meter();
  for (const name of names) {
    const content = name.slice(0, NAME_SHOWN);
    if (!isContentName(name) || !isFields(data[name]))
      return refuse('not-content', 'content', { content, at: '' });
    const refusal = meter.excess(data[name], content, '', CONTENT_LIMITS.depth - 2);
    if (refusal !== undefined) return refusal;
  }
  const content = data as OwnContent;
  // As its record will have it.
  return canonical(byValue(content)).length > CONTENT_LIMITS.length ? tooLarge('', '') : content;
}

export function isContentName(name: string): boolean {
  return CONTENT_NAME.test(name);
}

function tooLarge(content: string, at: string): ContentRefusal {
  return refuse('content-too-large', 'content', { content, at, max: CONTENT_LIMITS.length });
}

/** Counts the least that content would take as JSON, and stops where that is too much: neither depth nor length can hurt. */
export class Meter {
  #left: number = CONTENT_LIMITS.length;

  /** The first place beyond the bounds. */
  excess(
    value: unknown,
    content: string,
    at = '',
    depth: number = CONTENT_LIMITS.depth,
  ): ContentRefusal | undefined {
    if (!isJson(value)) return refuse('content-not-json', 'content', { content, at });
    this.#left -= typeof value === 'string' ? value.length + 2 : 1;
    if (this.#left < 0) return tooLarge(content, at);
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === 0) return refuse('content-too-deep', 'content', { content, at, max: CONTENT_LIMITS.depth });
    return Array.isArray(value)
      ? this.#excessInList(value, content, at, depth - 1)
      : this.#excessInFields(value, content, at, depth - 1);
  }

  #excessInList(
    list: readonly unknown[],
    content: string,
    at: string,
    depth: number,
  ): ContentRefusal | undefined {
    if (list.length > this.#left) return tooLarge(content, at);
    for (let index = 0; index < list.length; index++) {
      const refusal = this.excess(list[index], content, `${at}[${index}]`, depth);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  #excessInFields(fields: object, content: string, at: string, depth: number): ContentRefusal | undefined {
    for (const [key, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      const shown = key.slice(0, NAME_SHOWN);
      this.#left -= key.length + 3;
      const refusal = this.excess(value, content, at === '' ? shown : `${at}.${shown}`, depth);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || ['string', 'boolean', 'object'].includes(typeof value);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
