import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { refuse } from '@paddock/kernel';
import type { Server } from '../server.ts';
import type { Settings } from '../settings.ts';

/** For the people who run the server. */
export function opsRoutes(server: Server, settings: Settings): FastifyPluginCallback {
  return (app, _options, done) => {
    const hidden = { schema: { hide: true } } as const;
    app.get('/healthz', hidden, () => ({ ok: true }));

    app.get('/readyz', hidden, async (_request, reply) => {
      if (server.isStopping) return reply.code(503).send({ ok: false, why: 'stopping' });
      if (server.store.isDeaf()) return reply.code(503).send({ ok: false, why: 'deaf' });
      try {
        // A value that changes: the same one again would write nothing, and a full disk would not be noticed.
        await server.store.put('ready', randomBytes(8).toString('hex'));
        return { ok: true };
      } catch {
        return reply.code(503).send({ ok: false, why: 'store' });
      }
    });

    app.get('/metrics', hidden, async (request, reply) => {
      if (!mayWatch(request, settings.metricsToken)) {
        return reply.code(404).send(refuse('no-such-path', 'protocol'));
      }
      return reply.type(server.metrics.registry.contentType).send(await server.metrics.registry.metrics());
    });
    done();
  };
}

/** With the token; if none is set, only from this machine, and never through a proxy. */
function mayWatch(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  const address = request.socket.remoteAddress ?? '';
  return !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
}
