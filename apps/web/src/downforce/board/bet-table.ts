import { countsMoney, ODDS, payoutsOf, PENALTIES, type DownforcePublic } from '@paddock/downforce';

/** What stands at the lines across the track: «9·6·3»; nothing where no line asks. */
export function lineTexts(open: Pick<DownforcePublic, 'options'>): readonly string[] {
  if (open.options.bets === 'none' || !countsMoney(open.options)) return [];
  return betTable(open).map((pays) => pays.slice(0, 3).join('·'));
}

/** By line: what a bet pays, place by place (D-E2, D-E4, D-V9). */
export function betTable(open: Pick<DownforcePublic, 'options'>): readonly (readonly string[])[] {
  const { bets } = open.options;
  if (bets === 'odds') return ODDS.map((times) => times.map((time) => (time === 0 ? '0' : `×${time}`)));
  return payoutsOf(open.options).bets.map((pays, line) => [
    ...pays.map(String),
    ...(bets === 'penalty' ? (PENALTIES[line] ?? []).map((cost) => (cost === 0 ? '0' : `−${cost}`)) : []),
  ]);
}
