import type {
  Leaderboard,
  PlayerKind,
  RatedGames,
  RatingChanges,
  RatingHistory,
  ShownPlayer,
} from '@paddock/protocol';
import { call, type Answered } from '../online/server/api.ts';

const player = (id: string) => `/ratings/players/${encodeURIComponent(id)}`;

export interface ListAsked {
  readonly game: string;
  readonly season: string;
  readonly kind: PlayerKind;
  readonly from: number;
}

export const ratingsApi = {
  list: ({ game, season, kind, from }: ListAsked): Promise<Answered<Leaderboard>> => {
    const asked = new URLSearchParams({ game, season, kind, from: String(from) });
    return call('GET', `/ratings?${asked.toString()}`);
  },
  player: (id: string): Promise<Answered<ShownPlayer>> => call('GET', player(id)),
  history: (id: string, game: string): Promise<Answered<RatingHistory>> =>
    call('GET', `${player(id)}/history?game=${encodeURIComponent(game)}`),
  games: (id: string, before?: number): Promise<Answered<RatedGames>> =>
    call('GET', `${player(id)}/games${before === undefined ? '' : `?before=${before}`}`),
  changes: (table: string, key?: string): Promise<Answered<RatingChanges>> =>
    call('GET', `/ratings/tables/${encodeURIComponent(table)}`, undefined, key),
} as const;
