import type { ClockRule, SeatPlan } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { foldLog } from './tables/after.ts';
import type { LiveTable } from './tables/live-table.ts';
import { readEvents } from './tables/log.ts';
import { Player } from './testing/player.ts';
import { startedTable } from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** Handing the seat to a stand-in and taking it back gains no time. */

const LIVE: ClockRule = { kind: 'live', moveSeconds: 30, reserveSeconds: 60 };
const DAYS: ClockRule = { kind: 'days', days: 1 };
const DAY_MS = 86_400_000;
/** Rui's seat: in a round of bids he and the host are asked at once. */
const RUI = 1;

let world: World;
let now = Date.UTC(2026, 10, 16, 20);

beforeAll(async () => {
  world = await makeWorld({}, { now: () => now });
  haveBotsThink();
}, 60_000);

afterAll(() => world.end());

/** For so long that a person can always be back before their answer. */
function haveBotsThink(): void {
  vi.spyOn(world.running.server, 'think').mockReturnValue(Promise.withResolvers<undefined>().promise);
}

class Round {
  readonly ana: Player;
  readonly rui: Player;
  readonly id: string;

  private constructor(ana: Player, rui: Player, id: string) {
    this.ana = ana;
    this.rui = rui;
    this.id = id;
  }

  static async begin(clock: ClockRule): Promise<Round> {
    const ana = await Player.join(world.running.url, 'Ana');
    const rui = await Player.join(world.running.url, 'Rui');
    return new Round(ana, rui, (await startedTable([ana, rui], { clock })).id);
  }

  async read<Value>(look: (live: LiveTable) => Value): Promise<Value | undefined> {
    return (await world.running.server.rooms.open(this.id))?.read(look);
  }

  async standIn(isOn: boolean): Promise<unknown> {
    this.rui.url = world.running.url;
    const { status, body } = await this.rui.call('PUT', `/api/tables/${this.id}/stand-in`, { isOn });
    return status === 200 ? 'ok' : body['code'];
  }

  async backAndForth(): Promise<unknown[]> {
    return [await this.standIn(true), await this.standIn(false)];
  }

  left(): Promise<number | undefined> {
    return this.read(({ clocks }) => clocks.shown(now).find(({ seat }) => seat === RUI)?.left);
  }

  isStoodIn(): Promise<boolean | undefined> {
    return this.read(({ table }) => table?.standIn(RUI) !== null);
  }

  async wake(): Promise<void> {
    (await world.running.server.rooms.open(this.id))?.wake();
    await this.read(() => undefined);
  }
}

describe('a person who hands the seat to a stand-in and takes it back', () => {
  it('goes on with the same clock, over and over, after a restart too', async () => {
    const round = await Round.begin(LIVE);
    expect(await round.left()).toBe(90_000);
    for (const left of [61_000, 32_000]) {
      now += 29_000;
      expect(await round.backAndForth()).toEqual(['ok', 'ok']);
      expect(await round.left()).toBe(left);
    }
    await world.running.server.life.tick();
    await world.restart();
    haveBotsThink();
    expect(await round.left()).toBe(32_000);
    now += 33_000;
    await round.wake();
    expect(await round.isStoodIn()).toBe(true);
  });

  it('gains nothing by the moments in which the stand-in has the seat', async () => {
    const round = await Round.begin(LIVE);
    for (let times = 0; times < 10; times++) {
      expect(await round.standIn(true)).toBe('ok');
      now += 4_000;
      expect(await round.standIn(false)).toBe('ok');
    }
    expect(await round.left()).toBe(50_000);
  });

  it('is not back before the stand-in’s answer once the time is over', async () => {
    const round = await Round.begin(LIVE);
    now += 91_000;
    await round.wake();
    expect(await round.isStoodIn()).toBe(true);
    expect(await round.standIn(false)).toBe('too-busy');
    const spent = await Round.begin(LIVE);
    expect(await spent.standIn(true)).toBe('ok');
    now += 91_000;
    expect(await spent.standIn(false)).toBe('too-busy');
    expect(await spent.left()).toBeUndefined();
  });

  it('is out of time in a game over days, so that the host can give the seat away', async () => {
    const round = await Round.begin(DAYS);
    now += DAY_MS - 1_000;
    expect(await round.backAndForth()).toEqual(['ok', 'ok']);
    now += 2_000;
    await round.wake();
    const plan: SeatPlan = { kind: 'reserved' };
    expect(await round.ana.call('PUT', `/api/tables/${round.id}/seats/${RUI}`, { plan })).toMatchObject({
      status: 200,
    });
  });

  it('has the clock that follows from the log alone', async () => {
    const round = await Round.begin(LIVE);
    now += 20_000;
    await round.backAndForth();
    const folded = foldLog(round.id, await readEvents(world.running.server.store, round.id, 0));
    expect(folded.clocks.deadline(RUI)).toBe(await round.read(({ clocks }) => clocks.deadline(RUI)));
    expect(folded.clocks.deadline(RUI)).toBe(now + 70_000);
  });
});
