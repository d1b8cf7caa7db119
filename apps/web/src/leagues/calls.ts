import type { LeagueCard, LeagueSettings, LeagueView } from '@paddock/protocol';
import { call } from '../online/server/api.ts';

const at = (id: string) => `/leagues/${encodeURIComponent(id)}`;

/** Everything that is asked of the server about leagues. */
export const leagueCalls = {
  mine: () => call<{ readonly leagues: readonly LeagueCard[] }>('GET', '/leagues'),
  make: (settings: LeagueSettings) =>
    call<{ readonly id: string; readonly key: string }>('POST', '/leagues', settings),
  league: (id: string, key?: string) => call<LeagueView>('GET', at(id), undefined, key),
  change: (id: string, settings: LeagueSettings) => call('PUT', at(id), settings),
  remove: (id: string) => call('DELETE', at(id)),
  join: (id: string, key?: string) => call('POST', `${at(id)}/join`, undefined, key),
  leave: (id: string) => call('POST', `${at(id)}/leave`),
  removePlayer: (id: string, place: number) => call('DELETE', `${at(id)}/places/${place}`),
  newLink: (id: string) => call<{ readonly key: string }>('POST', `${at(id)}/link`),
  next: (id: string) => call<LeagueView>('POST', `${at(id)}/next`),
} as const;
