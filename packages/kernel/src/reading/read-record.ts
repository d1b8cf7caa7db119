import { canonical } from '../canonical.ts';
import { isName } from '../options.ts';
import { CONTENT_LIMITS, isContentName, Meter } from './read-content.ts';
import { PROXIES, RECORD_FORMAT, SUM_LENGTH, type GameRecord, type RecordFormat } from '../record.ts';

export interface FormatProblem {
  readonly code: 'not-a-record' | 'newer-format' | 'malformed';
  /** Where in the file, as a path: `entries[3].do`. */
  readonly at: string;
}

const LIMITS = {
  entries: 100_000,
  actions: 500,
  text: 80,
  deals: 64,
  seats: 12,
  name: 40,
  match: 80,
  options: 4_000,
  hints: 1_000,
};

type Fields = Readonly<Record<string, unknown>>;

/** Checks and bounds untrusted input before building anything from it. */
export function readRecord(value: unknown): GameRecord | FormatProblem {
  if (!isFields(value) || !('paddock' in value)) return { code: 'not-a-record', at: '' };
  const format = value['paddock'];
  if (!isCount(format, Number.MAX_SAFE_INTEGER)) return { code: 'not-a-record', at: 'paddock' };
  if (format > RECORD_FORMAT) return { code: 'newer-format', at: 'paddock' };
  const at = firstMalformed(value);
  return at === undefined ? (value as unknown as GameRecord) : { code: 'malformed', at };
}

/** Other keys are refused: no checksum covers them, so they could be altered unnoticed. */
const KEYS = {
  1: {
    record: [
      'paddock',
      'game',
      'rulings',
      'match',
      'options',
      'seats',
      'head',
      'deals',
      'entries',
      'result',
      'digest',
    ],
    seats: ['name', 'bot'],
    deals: ['commitment', 'salts', 'secret'],
    entries: ['seat', 'by', 'deal', 'do', 'then', 'sum'],
  },
  2: {
    record: [
      'paddock',
      'game',
      'rulings',
      'match',
      'options',
      'seats',
      'content',
      'names',
      'deals',
      'entries',
      'result',
      'digest',
    ],
    seats: ['bot'],
    deals: ['commitment', 'hashes', 'salts', 'secret'],
    entries: ['seat', 'by', 'deal', 'hands', 'hints', 'do', 'then', 'sum'],
  },
} as const satisfies Record<RecordFormat, Record<string, readonly string[]>>;

function isKnownFormat(value: unknown): value is RecordFormat {
  return value === 1 || value === 2;
}

function strangeKey(fields: Fields, keys: readonly string[]): string | undefined {
  return Object.keys(fields)
    .find((key) => !keys.includes(key))
    ?.slice(0, 40);
}

/** Checked before anything recurses. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

function firstMalformed(record: Fields): string | undefined {
  const format = record['paddock'];
  if (!isKnownFormat(format)) return 'paddock';
  const keys = KEYS[format];
  const strange = strangeKey(record, keys.record);
  if (strange !== undefined) return strange;
  if (!isText(record['game'], LIMITS.name)) return 'game';
  if (!isCount(record['rulings'], 1_000)) return 'rulings';
  if (!isText(record['match'], LIMITS.match)) return 'match';
  if (!isFields(record['options']) || !isShallow(record['options'], 4)) return 'options';
  if (canonical(record['options']).length > LIMITS.options) return 'options';
  return (
    badContent(record['content']) ??
    firstBadItem(record, 'seats', keys.seats, LIMITS.seats, badSeat) ??
    badNames(record, format) ??
    firstBadItem(record, 'deals', keys.deals, LIMITS.deals, format === 1 ? badDeal : badHashedDeal) ??
    firstBadItem(record, 'entries', keys.entries, LIMITS.entries, badEntry) ??
    badResult(record['result']) ??
    (record['digest'] === undefined || isHex(record['digest'], 64) ? undefined : 'digest')
  );
}

function firstBadItem(
  record: Fields,
  key: 'seats' | 'deals' | 'entries',
  keys: readonly string[],
  most: number,
  bad: (item: Fields) => string | undefined,
): string | undefined {
  const list = record[key];
  if (!Array.isArray(list) || list.length > most) return key;
  for (const [index, item] of (list as readonly unknown[]).entries()) {
    if (!isFields(item)) return `${key}[${index}]`;
    const field = bad(item) ?? strangeKey(item, keys);
    if (field !== undefined) return `${key}[${index}].${field}`;
  }
  return undefined;
}

function badSeat(seat: Fields): string | undefined {
  if (seat['name'] !== undefined && !isName(seat['name'], LIMITS.name)) return 'name';
  return seat['bot'] === undefined || isText(seat['bot'], LIMITS.name) ? undefined : 'bot';
}

/** Format 1 has every name in its head, or the head's sum in place of those removed; format 2 has them apart. */
function badNames({ seats, names, head }: Fields, format: RecordFormat): string | undefined {
  const sealed = seats as readonly Fields[];
  if (format === 2) {
    const isWhole = Array.isArray(names) && names.length === sealed.length;
    return isWhole && names.every((name) => name === '' || isName(name, LIMITS.name)) ? undefined : 'names';
  }
  const nameless = sealed.findIndex(({ name }) => name === undefined);
  if (head === undefined) return nameless === -1 ? undefined : `seats[${nameless}].name`;
  return nameless !== -1 && isHex(head, SUM_LENGTH) ? undefined : 'head';
}

function badContent(content: unknown): string | undefined {
  if (content === undefined) return undefined;
  if (!isFields(content) || new Meter().excess(content, '') !== undefined) return 'content';
  const names = Object.keys(content);
  if (names.length === 0 || names.length > CONTENT_LIMITS.count) return 'content';
  if (canonical(content).length > CONTENT_LIMITS.length) return 'content';
  const bad = names.find((name) => !isContentName(name) || !isContent(content[name]));
  return bad === undefined ? undefined : `content.${bad.slice(0, LIMITS.name)}`;
}

/** One of the two, and nothing else. */
function isContent(content: unknown): boolean {
  if (!isFields(content) || Object.keys(content).length !== 1) return false;
  return isHex(content['digest'], 64) || isFields(content['value']);
}

function badDeal(deal: Fields): string | undefined {
  if (!isHex(deal['commitment'], 64)) return 'commitment';
  if (deal['secret'] !== undefined && !isHex(deal['secret'], 64)) return 'secret';
  return isTexts(deal['salts'], LIMITS.seats, 128) ? undefined : 'salts';
}

function badHashedDeal(deal: Fields): string | undefined {
  const { hashes } = deal;
  const areHashes =
    Array.isArray(hashes) &&
    hashes.length <= LIMITS.seats &&
    hashes.every((hash) => hash === '' || isHex(hash, 64));
  return badDeal(deal) ?? (areHashes ? undefined : 'hashes');
}

function badEntry(entry: Fields): string | undefined {
  const { seat, by, deal, hints } = entry;
  if (seat !== undefined && !isCount(seat, LIMITS.seats)) return 'seat';
  if (by !== undefined && !PROXIES.some((proxy) => proxy === by)) return 'by';
  if (deal !== undefined && !isCount(deal, LIMITS.deals)) return 'deal';
  if (!isHands(entry['hands'])) return 'hands';
  if (hints !== undefined && (!isCount(hints, LIMITS.hints) || hints === 0)) return 'hints';
  if (!isTexts(entry['do'], LIMITS.actions, LIMITS.text)) return 'do';
  if (!isTexts(entry['then'], LIMITS.actions, LIMITS.text)) return 'then';
  return isHex(entry['sum'], SUM_LENGTH) ? undefined : 'sum';
}

function isHands(hands: unknown): boolean {
  if (hands === undefined) return true;
  if (!Array.isArray(hands) || hands.length === 0 || hands.length > LIMITS.seats) return false;
  return (hands as readonly unknown[]).every(
    (hand) =>
      isFields(hand) &&
      strangeKey(hand, ['seat', 'bot']) === undefined &&
      isCount(hand['seat'], LIMITS.seats) &&
      (hand['bot'] === undefined || isText(hand['bot'], LIMITS.name)),
  );
}

function badResult(result: unknown): string | undefined {
  if (result === undefined) return undefined;
  if (!isFields(result)) return 'result';
  const standings = result['standings'];
  if (!Array.isArray(standings) || standings.length > 64) return 'result.standings';
  return (standings as readonly unknown[]).every((row) => isFields(row)) ? undefined : 'result.standings';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isTexts(value: unknown, most: number, longest: number): boolean {
  return Array.isArray(value) && value.length <= most && value.every((item) => isText(item, longest));
}

function isHex(value: unknown, length: number): value is string {
  return typeof value === 'string' && value.length === length && /^[0-9a-f]*$/.test(value);
}
