import { isRefusal, type Refusal } from '@paddock/kernel';
import { quickOptions } from '../../find-game.ts';
import type { Person } from '../decision.ts';
import type { MadeTable } from '../event.ts';
import { makeTable } from '../make-table.ts';

/** From the first person to the start. */
const WAIT_MS = 60_000;
const SEATS = 4;
const CLOCK = { kind: 'live', moveSeconds: 30, reserveSeconds: 180 } as const;

export function makeQuick(game: string, host: Person): MadeTable | Refusal {
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'open' }) as const);
  const options = { ...quickOptions(game) };
  const given = {
    game,
    options,
    seats,
    isPublic: true,
    clock: CLOCK,
    startsWhenFull: false,
    hostPlays: true,
  };
  const made = makeTable(given, host);
  return isRefusal(made) ? made : { ...made.table, quick: { waitMs: WAIT_MS } };
}
