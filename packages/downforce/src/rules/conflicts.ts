import type { Conflict } from '@paddock/kernel';
import { mostPlayers } from '../deck/measure.ts';
import type { Content } from '../state/game.ts';
import type { DownforceOptions } from './options.ts';

type Key = keyof DownforceOptions;
/** Values of options; `GIVEN`: any but the default. */
type Values = { readonly [Option in Key]?: readonly DownforceOptions[Option][] | typeof GIVEN };
const GIVEN = 'given';

interface RefusedPair {
  readonly code: string;
  readonly rule: string;
  readonly one: Values;
  readonly other: Values;
}

const MONEYLESS = { goal: ['firstHome', 'whispers'], longDistance: [true] } as const satisfies Values;
const OTHER_BETS = { bets: ['odds', 'widespread', 'penalty'] } as const satisfies Values;

/** D-V0, «Refused pairs»: each value on the one side with each on the other. Two values of one option never meet. */
const REFUSED = [
  // Nothing left to act on.
  { code: 'no-bets-to-time', rule: 'D-V0', one: { bets: ['none'] }, other: { timely: GIVEN } },
  { code: 'bets-are-not-asked', rule: 'D-V0', one: MONEYLESS, other: { timely: GIVEN, ...OTHER_BETS } },
  { code: 'money-does-not-count', rule: 'D-V0', one: MONEYLESS, other: { payouts: GIVEN } },
  { code: 'whispers-sells-no-cars', rule: 'D-V6', one: { goal: ['whispers'] }, other: { auction: ['dice'] } },
  {
    code: 'whispers-has-no-powers',
    rule: 'D-V6',
    one: { goal: ['whispers'] },
    other: { powers: ['pack'], tricky: GIVEN, twoPlayerCunning: GIVEN },
  },
  // Two ways of deciding the same thing.
  { code: 'timely-has-its-own-hand', rule: 'D-V5', one: { hand: ['three'] }, other: { timely: GIVEN } },
  {
    code: 'whispers-deals-all-cards',
    rule: 'D-V6',
    one: { hand: ['three', 'drawn'] },
    other: { goal: ['whispers'] },
  },
  { code: 'automas-play-from-decks', rule: 'D-V8', one: { hand: ['three'] }, other: { automas: GIVEN } },
  {
    code: 'no-finish-to-be-first-at',
    rule: 'D-V3',
    one: { goal: ['firstHome'] },
    other: { longDistance: GIVEN },
  },
  {
    code: 'points-or-money',
    rule: 'D-V6',
    one: { goal: ['whispers'] },
    other: { longDistance: ['money'] },
  },
  // No total to add or compare.
  {
    code: 'no-total-to-add',
    rule: 'D-V4',
    one: { goal: ['firstHome'], longDistance: [true] },
    other: { worldTour: GIVEN },
  },
  { code: 'no-total-to-compare', rule: 'D-V8', one: MONEYLESS, other: { automas: GIVEN } },
  {
    code: 'bids-would-cost-nothing',
    rule: 'D-V7',
    one: { goal: ['firstHome'], longDistance: [true] },
    other: { auction: ['dice'] },
  },
  {
    code: 'automa-needs-a-finish',
    rule: 'D-V8',
    one: { longDistance: ['money'] },
    other: { automas: GIVEN },
  },
  {
    code: 'penalty-has-one-table',
    rule: 'D-V9',
    one: { bets: ['penalty'] },
    other: { payouts: ['manual'] },
  },
] as const satisfies readonly RefusedPair[];

const NOT_GIVEN: { readonly [Option in Key]?: unknown } = {
  timely: false,
  payouts: 'printed',
  longDistance: false,
  automas: 0,
  tricky: 'printed',
  twoPlayerCunning: 'remove',
};

function has(options: DownforceOptions, key: Key, values: readonly unknown[] | typeof GIVEN): boolean {
  const value = options[key];
  if (values !== GIVEN) return values.includes(value);
  return Array.isArray(value) ? value.length > 0 : value !== NOT_GIVEN[key];
}

function conflictsOf({ code, rule, one, other }: RefusedPair): Conflict<DownforceOptions>[] {
  const keys = (side: Values) => Object.keys(side) as Key[];
  return keys(one).flatMap((first) =>
    keys(other).map((second) => ({
      code,
      rule,
      between: [first, second],
      clashes: (options) =>
        has(options, first, one[first] ?? []) && has(options, second, other[second] ?? []),
    })),
  );
}

/** One option that has nothing to act on, or does not suit the number of players. */
const ALONE = [
  {
    code: 'drawn-hand-is-for-two',
    rule: 'D-V2',
    between: ['hand'],
    clashes: ({ hand }, players) => hand === 'drawn' && players !== 2,
  },
  {
    code: 'cunning-rule-is-for-two',
    rule: 'D-V2',
    between: ['twoPlayerCunning'],
    clashes: ({ twoPlayerCunning }, players) => twoPlayerCunning !== 'remove' && players !== 2,
  },
  {
    code: 'no-powers-to-rule-on',
    rule: 'D-V0',
    between: ['powers', 'twoPlayerCunning', 'tricky'],
    clashes: ({ powers, twoPlayerCunning, tricky }) =>
      powers === 'none' && (twoPlayerCunning !== 'remove' || tricky !== 'printed'),
  },
  {
    code: 'cunning-is-dealt-not-won',
    rule: 'D-V0',
    between: ['auction', 'twoPlayerCunning'],
    clashes: ({ auction, twoPlayerCunning }) => auction === 'none' && twoPlayerCunning === 'replace',
  },
  {
    code: 'a-person-must-play',
    rule: 'D-V8',
    between: ['automas'],
    clashes: ({ automas }, players) => automas >= players,
  },
  {
    code: 'no-automa-to-level',
    rule: 'D-V0',
    between: ['automaLevel', 'automas'],
    clashes: ({ automas, automaLevel }) => automas === 0 && automaLevel !== 'normal',
  },
] as const satisfies readonly Conflict<DownforceOptions>[];

const CONFLICTS: readonly Conflict<DownforceOptions>[] = [...ALONE, ...REFUSED.flatMap(conflictsOf)];

/** «Given» is what differs from the default: records write every option down, and must still be accepted. */
export function conflictsFor(content: Content): readonly Conflict<DownforceOptions>[] {
  return [...tableConflicts(content), ...CONFLICTS];
}

/** What depends on the deck and the tracks of the table. */
function tableConflicts({ deck, tracks }: Content) {
  const [usual] = tracks;
  const open = tracks.filter((track) => !track.ring).map((track) => track.file.id);
  return [
    {
      code: 'deck-too-small',
      rule: 'D-C2',
      between: [],
      clashes: (_, players) => players > mostPlayers(deck),
    },
    {
      code: 'tour-names-the-tracks',
      rule: 'D-V0',
      between: ['track', 'worldTour'],
      clashes: ({ track, worldTour }) => worldTour.length > 0 && track !== usual.file.id,
    },
    {
      code: 'no-lap-to-drive',
      rule: 'D-V3',
      between: ['longDistance', 'track', 'worldTour'],
      // A track that is drawn may be any of them.
      clashes: ({ longDistance, track, worldTour }) => {
        if (longDistance === false) return false;
        const driven = worldTour.length > 0 ? worldTour : [track];
        const isDrawn = tracks.every(({ file }) => file.id !== driven[0]);
        return isDrawn ? open.length > 0 : open.some((id) => driven.includes(id));
      },
    },
  ] as const satisfies readonly Conflict<DownforceOptions>[];
}

export type DownforceConflict =
  | (typeof ALONE)[number]['code']
  | (typeof REFUSED)[number]['code']
  | ReturnType<typeof tableConflicts>[number]['code'];
