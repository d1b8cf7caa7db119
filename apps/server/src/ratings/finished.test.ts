import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from '../testing/player.ts';
import { OPEN, startedTable, type MadeTable } from '../testing/tables.ts';
import { makeWorld, type World } from '../testing/world.ts';
import type { Result } from '../store/parts/sql-results.ts';

/** Whom a finished game counts for. */

const SHORT = { game: 'formula', options: { races: 1, removed: 24 } };
const CLUB = { kind: 'bot', level: 'club' };

let world: World;
let ana: Player;
let rui: Player;

beforeAll(async () => {
  world = await makeWorld();
  [ana, rui] = [await Player.join(world.running.url, 'Ana'), await Player.join(world.running.url, 'Rui')];
}, 60_000);

afterAll(() => world.end());

async function finishedAt({ id }: MadeTable): Promise<Result> {
  for (;;) {
    const result = await world.running.server.store.parts.results.of(id);
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a game that is over', () => {
  it('is kept with its places, including players who left early, and bots by their level', async () => {
    const made = await startedTable([ana, rui], { ...SHORT, seats: [OPEN, OPEN, CLUB] });
    await ana.ok('POST', `/api/tables/${made.id}/leave`);
    await rui.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    const result = await finishedAt(made);
    expect(result).toMatchObject({
      match: made.id,
      game: 'formula',
      isPublic: false,
      isRated: false,
      league: null,
    });
    expect(result.seats).toMatchObject([
      { seat: 0, person: expect.stringMatching(/^\w{20}$/) as string, bot: null, name: 'Ana', hasLeft: true },
      { seat: 1, bot: null, name: 'Rui', hasLeft: true },
      { seat: 2, person: null, bot: 'club', hasLeft: false },
    ]);
    const { result: outcome } = (await rui.ok('GET', `/api/tables/${made.id}/record`)) as {
      result: { standings: { seat?: number; place: number; score: number }[] };
    };
    for (const { seat, place, score } of result.seats) {
      expect(outcome.standings.find((each) => each.seat === seat)).toMatchObject({ place, score });
    }
  });
});
