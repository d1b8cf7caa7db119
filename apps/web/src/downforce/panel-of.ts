import type { Phase } from '@paddock/downforce';
import type { Desk } from './desk.ts';

/** What covers the track. */
export type PanelName = 'auction' | AskedPanel | 'rest';

/** Panels that the viewer answers on. */
export type AskedPanel = 'keep' | 'bet' | 'podium' | 'predict';

/** Before the first car comes up. */
const OPENING: ReadonlySet<Phase> = new Set(['drawing-track', 'gridding', 'dealing']);

const AUCTION: ReadonlySet<Phase> = new Set([
  'selling',
  'turning-power',
  'turning-bids',
  'revealing-bids',
  'drawing-lots',
  'bidding',
]);

const ASKED: Partial<Record<Phase, AskedPanel>> = {
  keeping: 'keep',
  predicting: 'predict',
  swapping: 'predict',
};

export function panelOf(desk: Desk, isReadOnly: boolean): PanelName | null {
  const turn = isReadOnly ? null : desk.turn;
  const { phase, options } = desk.open.value;
  const asked = desk.session.view.value.public.phase;
  const hasAuction = options.auction !== 'none' && options.goal !== 'whispers';
  if (hasAuction && OPENING.has(phase)) return 'auction';
  if (AUCTION.has(phase) || isReveal(desk)) return 'auction';
  if (asked === 'resting') return 'rest';
  if (turn === null) return null;
  if (asked === 'betting') return options.bets === 'widespread' ? 'podium' : 'bet';
  return ASKED[asked] ?? null;
}

function isReveal({ session }: Desk): boolean {
  const facts = session.moment.value?.facts ?? [];
  return facts.some(({ kind }) => kind === 'bids-shown' || kind === 'dice-shown' || kind === 'sold');
}
