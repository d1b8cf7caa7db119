import { PROTOCOL } from '@paddock/protocol';
import fc from 'fast-check';
import { CLUB_CALLS } from './club-calls.ts';
import { anyValue, spoiled, type Members } from './junk.ts';
import { OWN, OWN_TABLE } from './own-content.ts';

/** Ana's and Rui's table, where Ana is the host, and one of Rui's alone. */
export interface Tables {
  readonly own: string;
  readonly foreign: string;
}

export interface FuzzedRequest {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  /** Undefined: none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      'x-table-key': fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map(trimmed),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ 'x-pad-key': 'A'.repeat(22) }) },
  {
    weight: 1,
    arbitrary: fc.record({ origin: fc.constantFrom('null', 'https://evil.example', 'x', 'file://') }),
  },
);

/** Fetch does not send what begins or ends with a space. */
function trimmed(text: string): string {
  return text.trim();
}

/** Each of them is refused to everybody: the table is somebody else's, or does not exist. */
function goodBodies(foreign: string): readonly (readonly [method: string, path: string, body: Members])[] {
  return [
    ['POST', `/tables/${foreign}/sit`, { seat: 0, key: 'A'.repeat(22) }],
    ['PUT', `/tables/${foreign}/seats/1`, { plan: { kind: 'bot', level: 'club' } }],
    ['PUT', `/tables/${foreign}/mute`, { seat: 1, isMuted: true }],
    ['PUT', `/tables/${foreign}/stand-in`, { isOn: true }],
    ['POST', '/me/claim', { key: 'A'.repeat(22) }],
    ['PUT', '/score-pads', { slot: 'bets-0', value: 'red' }],
    ['POST', '/daily/result', { record: { paddock: 2, game: 'formula', entries: [], seats: [] } }],
  ];
}

/** A deck or a track with one thing wrong, anywhere in it, or content that is none: no table is made of it. */
const badContent: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .constantFrom(...Object.entries(OWN))
    .chain(([what, thing]) => spoiledInside(thing).map((spoilt) => ({ ...OWN, [what]: spoilt }))),
  spoiled(OWN),
  anyValue,
);

/** As `spoiled`, in one of the objects inside. */
function spoiledInside(good: Members): fc.Arbitrary<unknown> {
  const inner = Object.entries(good).flatMap(([key, value]) =>
    Array.isArray(value) ? [[key, value as readonly unknown[]] as const] : [],
  );
  const inList = fc.constantFrom(...inner).chain(([key, list]) =>
    fc.record({ at: fc.nat(list.length), value: anyValue }).map(({ at, value }) => ({
      ...good,
      [key]: list.toSpliced(at, 1, value),
    })),
  );
  return fc.oneof(spoiled(good), inList);
}

/** Requests that must be refused, or change nothing. */
export function fuzzedRequests({ own, foreign }: Tables): fc.Arbitrary<FuzzedRequest> {
  const any = fc.record({
    method: fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
    path: fc.oneof(
      fc.constantFrom(
        '/me',
        '/me/claim',
        '/me/links/x',
        '/score-pads',
        '/tables',
        `/tables/${own}/sit`,
        `/tables/${foreign}/sit`,
        `/tables/${foreign}/start`,
        `/tables/${foreign}/leave`,
        `/tables/${own}/seats/7`,
        `/tables/${own}/seats/0`,
        `/tables/${own}/seats/x/hurry`,
        `/tables/${own}/mute`,
        `/tables/${own}/stand-in`,
        '/tables/..%2f..%2fpasswd',
        '/tables/%00',
        '/tables/%E0%A4%A',
        `/tables/${'a'.repeat(1_000)}`,
        `/tables/${'z'.repeat(20)}`,
        '/nothing',
      ),
      fc.webPath().map((path) => `/tables${path === '/' ? '/x' : path}`),
    ),
    body: anyValue,
    headers,
  });
  const bodies = fc
    .constantFrom(...goodBodies(foreign))
    .chain(([method, path, body]) =>
      fc.record({ method: fc.constant(method), path: fc.constant(path), body: spoiled(body), headers }),
    );
  // Nobody sits at a table of bots alone: what slips through is refused all the same.
  const seats = [1, 2].map(() => ({ kind: 'bot', level: 'rookie' }));
  const contents = badContent.map((content) => ({
    method: 'POST',
    path: '/tables',
    body: { ...OWN_TABLE, seats, content },
    headers: {},
  }));
  return fc.oneof(
    { weight: 4, arbitrary: any },
    { weight: 2, arbitrary: bodies },
    { weight: 1, arbitrary: contents },
  );
}

/**
 * The calls around the tables, with one thing wrong in the body or in the address. Some are accepted: somebody makes a league,
 * or leaves for good.
 */
export function fuzzedClubRequests({ foreign }: Tables): fc.Arbitrary<FuzzedRequest> {
  const made = { id: foreign, key: 'A'.repeat(22), seatKeys: [] };
  const calls = CLUB_CALLS.flatMap(({ http }) => (http === undefined ? [] : [http(made)]));
  const ours = calls.filter(([, path]) => path.startsWith('/api/'));
  return fc.constantFrom(...ours).chain(([method, address, given]) => {
    const good = address.slice('/api'.length);
    const paths = fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, spoiledPath(good));
    const members = given as Members | undefined;
    const bodies =
      members === undefined ? anyValue : fc.oneof({ weight: 3, arbitrary: spoiled(members) }, anyValue);
    const body = method === 'GET' ? fc.constant(undefined) : bodies;
    return fc.record({ method: fc.constant(method), path: paths, body, headers });
  });
}

/** Another segment, or a question behind it. */
function spoiledPath(good: string): fc.Arbitrary<string> {
  const segments = good.split('/');
  const junk = fc.oneof(fc.webSegment(), fc.string({ maxLength: 30 }).map(encodeURIComponent));
  const segment = fc
    .record({ at: fc.integer({ min: 1, max: segments.length - 1 }), junk })
    .map(({ at, junk: other }) => segments.with(at, other).join('/'));
  const question = fc
    .record({ name: fc.constantFrom('game', 'season', 'from', 'before', 'after', 'x'), junk })
    .map(({ name, junk: value }) => `${good.split('?')[0] ?? ''}?${name}=${value}`);
  return fc.oneof(segment, question);
}

/** Messages of somebody who watches their own table. */
export function fuzzedMessages({ own: table }: Tables): fc.Arbitrary<unknown> {
  const good: readonly Members[] = [
    { type: 'hello', version: PROTOCOL },
    { type: 'watch', table, have: 3, as: 0, content: null },
    // Neither the question nor the card exists: no mutation of the rest plays anything.
    { type: 'play', table, id: 'a', asked: 99_999, do: ['play nothing'] },
    { type: 'hash', table, id: 'h', deal: 1, hash: '0'.repeat(64) },
    { type: 'hash', table, id: 'e', deal: 1, hash: 'none' },
    { type: 'salt', table, id: 'b', deal: 1, salt: '0123456789abcdef' },
    { type: 'say', table, id: 'c', text: 'hi' },
    { type: 'react', table, id: 'f', reaction: 'none of ours' },
    { type: 'moments', table, id: 'd', from: 0, to: 1 },
  ];
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...good).chain(spoiled) },
      { weight: 1, arbitrary: anyValue },
    )
    .filter((message) => !isMeant(message));
}

/** Messages that the spoiling has left whole, or that ask for nothing. */
function isMeant(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  const { type } = message;
  return (
    type === 'hello' ||
    type === 'watch' ||
    type === 'moments' ||
    type === 'ping' ||
    (type === 'say' && isSayable(message))
  );
}

function isSayable(message: object): boolean {
  return 'text' in message && typeof message.text === 'string' && /^[^\p{C}]{1,400}$/u.test(message.text);
}
