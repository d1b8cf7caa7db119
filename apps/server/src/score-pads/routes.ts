import { refuse } from '@paddock/kernel';
import { linkKey, OPEN_SLOT, padSlot, padSlots } from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf, whoAsks } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { PROBLEMS, RefusedError } from '../http/problem.ts';
import { hashOf } from '../secrets.ts';
import type { Server } from '../server.ts';

/** Mailboxes at a time (times `LIMIT_SCALE`): at most 40 MB. */
const MOST_PADS = 2_000;
/** A mailbox in which nobody has answered for this long makes room, once there are so many. */
const LONE_MS = 6 * 3_600_000;

const headers = z.object({ 'x-pad-key': linkKey });

/**
 * The mailboxes of score pads (`protocol/src/score-pads.ts`). Anyone with the pad's link reads and writes: players at one table, who
 * need no name here. Before `open` there are only hashes; a mailbox is stored under the hash of its key.
 */
export function scorePadRoutes(server: Server): FastifyPluginCallbackZod {
  const { limits, store } = server;

  async function areTooMany(): Promise<boolean> {
    const most = limits.scaled(MOST_PADS);
    if ((await store.parts.scorePads.count()) < most) return false;
    await store.parts.scorePads.forgetLone(server.now() - LONE_MS);
    return (await store.parts.scorePads.count()) >= most;
  }

  return (app, _options, ready) => {
    app.get(
      '/score-pads',
      {
        schema: {
          summary: 'What is in the mailbox of a score pad',
          headers,
          response: { 200: padSlots, ...PROBLEMS },
        },
      },
      async (request) => ({ slots: await store.parts.scorePads.slots(hashOf(request.headers['x-pad-key'])) }),
    );

    app.put(
      '/score-pads',
      {
        schema: {
          summary: 'Write one slot of a score pad’s mailbox, once',
          headers,
          body: padSlot,
          response: { 200: padSlots, ...PROBLEMS },
        },
      },
      async (request) => {
        const address = addressOf(request);
        if (!limits.takeAt('pads', address, whoAsks(request))) throw new RefusedError(tooOften());
        const pad = hashOf(request.headers['x-pad-key']);
        const { slot, value } = request.body;
        const before = await store.parts.scorePads.slots(pad);
        if (Object.keys(before).length === 0) {
          if (!limits.take('newPad', address)) throw new RefusedError(tooOften());
          if (await areTooMany()) throw new RefusedError(refuse('too-busy', 'score-pads'));
        }
        if (OPEN_SLOT.test(slot) && before['open'] === undefined)
          throw new RefusedError(refuse('bets-sealed', 'score-pads'));
        if ((await store.parts.scorePads.keep(pad, slot, value, server.now())) !== value)
          throw new RefusedError(refuse('slot-taken', 'score-pads'));
        return { slots: await store.parts.scorePads.slots(pad) };
      },
    );
    ready();
  };
}
