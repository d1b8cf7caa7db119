import { refuse } from '@paddock/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayBotCall } from '../own-bots/may.ts';
import { botTokenIn } from '../own-bots/token.ts';
import type { Server } from '../server.ts';
import type { Settings } from '../settings.ts';
import type { RateName } from '../wire/limits.ts';
import { ownHosts } from './hosts.ts';
import { addressOf, isOwnOrigin, whoAsks } from './identity.ts';
import { RefusedError } from './problem.ts';

/** Health checks: no limit. */
const CHECKS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** For the people who run the server, with a limit of their own, so that no page uses it up. */
const OPS: ReadonlySet<string> = new Set([...CHECKS, '/metrics']);

/** A page's, and those of tables. */
const SOCKET = /^\/api\/(?:tables\/[^/]+\/)?socket$/;

/** Every request passes here before anything is read of its body, also one for a path that is not there. */
export function admission(
  server: Server,
  settings: Settings,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const isOwnHost = ownHosts(settings);
  const { publicUrl } = settings;
  return async (request, reply) => {
    void reply.header('x-request-id', request.id);
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (!server.limits.takeAt(counterOf(request.url), addressOf(request), whoAsks(request))) {
      throw new RefusedError(refuse('too-often', 'limits'));
    }
    if (!CHECKS.has(pathOf(request.url)) && !isOwnHost(request.host)) {
      const host = request.host.slice(0, 100);
      throw new RefusedError(refuse('other-host', 'protocol', { host, setting: 'ALLOWED_HOSTS' }));
    }
    if (botTokenIn(request) !== undefined && !mayBotCall(request.method, request.routeOptions.url)) {
      throw new RefusedError(refuse('not-for-bots', 'bots'));
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(request, publicUrl)) {
      throw new RefusedError(refuse('other-origin', 'protocol'));
    }
  };
}

function counterOf(url: string): RateName {
  const path = pathOf(url);
  if (SOCKET.test(path)) return 'connect';
  if (OPS.has(path)) return 'ops';
  return path.startsWith('/api/') ? 'api' : 'site';
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** One line a request; those that come too often would fill the disk. */
export function afterRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const line = { req: request, res: reply, responseTime: reply.elapsedTime };
  if (reply.statusCode === 429) request.log.debug(line, 'request');
  else request.log.info(line, 'request');
  // Node hands over a connection that asks for an upgrade: a refused one would stay open as long as its client likes.
  if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroySoon();
  done();
}
