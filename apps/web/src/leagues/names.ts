import type { LeagueView } from '@paddock/protocol';
import type { Parts } from '@paddock/words';

/** What a player is called: those whose account is gone have no name. */
export function nameOf(texts: Parts['leagues'], { players }: LeagueView, place: number): string {
  const player = players.find((each) => each.place === place);
  if (player === undefined || player.name === '') return texts.former;
  return player.isMember ? player.name : texts.hasLeft(player.name);
}
