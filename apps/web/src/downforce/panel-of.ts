import type { Phase } from '@paddock/downforce';
import { AuctionPanel } from './auction/auction-panel.tsx';
import type { Desk } from './desk.ts';
import { BetSlip, KeepPanel } from './later.ts';
import type { Panel } from './variant.ts';

export const AUCTION: Panel = { name: 'auction', Panel: AuctionPanel };
const KEEP: Panel = { name: 'keep', Panel: KeepPanel };
const BET: Panel = { name: 'bet', Panel: BetSlip };

/** Before the first car comes up. */
const SETTING_UP: ReadonlySet<Phase> = new Set(['drawing-track', 'gridding', 'dealing']);

const SELLING: ReadonlySet<Phase> = new Set([
  'selling',
  'turning-power',
  'turning-bids',
  'revealing-bids',
  'drawing-lots',
  'bidding',
]);

export function panelOf(desk: Desk, isReadOnly: boolean): Panel | null {
  const isAsked = !isReadOnly && desk.turn !== null;
  const { phase, options } = desk.open.value;
  const asked = desk.session.view.value.public.phase;
  const hasAuction =
    options.auction !== 'none' && desk.variants.every(({ hasNoAuction }) => hasNoAuction?.(options) !== true);
  if (hasAuction && SETTING_UP.has(phase)) return AUCTION;
  if (SELLING.has(phase) || isReveal(desk)) return AUCTION;
  const other = desk.pick(({ panelAt }) => panelAt?.(asked, options, isAsked));
  if (other !== undefined || !isAsked) return other ?? null;
  if (asked === 'betting') return BET;
  return asked === 'keeping' ? KEEP : null;
}

function isReveal({ session }: Desk): boolean {
  const facts = session.moment.value?.facts ?? [];
  return facts.some(({ kind }) => kind === 'bids-shown' || kind === 'dice-shown' || kind === 'sold');
}
