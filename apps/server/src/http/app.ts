import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { refuse } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomBytes } from 'node:crypto';
import type { Server } from '../server.ts';
import type { Settings } from '../settings.ts';
import { isOwnOrigin } from './identity.ts';
import { gameRoutes } from './game.ts';
import { meRoutes } from './me.ts';
import { opsRoutes } from './ops.ts';
import { answerError, RefusedError } from './problem.ts';
import { recordRoutes } from './records.ts';
import { seatRoutes } from './seats.ts';
import { addSocket } from './socket.ts';
import { tableRoutes } from './tables.ts';

/** Requests of one address a minute; sockets and tables have limits of their own. A page is many small files. */
const PER_MINUTE = { api: 300, site: 3_000 } as const;
const YEAR_MS = 31_536_000_000;

/** Fingerprinted files never change; everything else is asked for again. */
const FINGERPRINTED = /[/\\]assets[/\\]/;

export async function makeApp(
  settings: Settings,
  server: Server,
  log: FastifyBaseLogger,
  cookieSecret: string,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    trustProxy: trustIn(settings.trustProxy),
    bodyLimit: LIMITS.body,
    genReqId: () => randomBytes(8).toString('hex'),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    forceCloseConnections: true,
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>(answerError);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(request, settings.publicUrl)) {
      throw new RefusedError(refuse('other-origin', 'protocol'));
    }
  });
  // An empty JSON body counts as no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: settings.publicUrl?.startsWith('https:') === true,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(rateLimit, {
    keyGenerator: (request) => `${counterOf(request.url)} ${request.ip}`,
    max: (request) => server.limits.scaled(PER_MINUTE[counterOf(request.url)]),
    timeWindow: 60_000,
  });
  await app.register(cookie, { secret: cookieSecret });
  await app.register(websocket, {
    // Compression would collapse the throughput, and frames are written below the WebSocket: see socket-writer.ts.
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Paddock', version: server.version } },
    transform: jsonSchemaTransform,
  });
  await app.register(opsRoutes(server, settings));
  for (const routes of [meRoutes, tableRoutes, seatRoutes, gameRoutes, recordRoutes]) {
    await app.register(routes(server), { prefix: '/api' });
  }
  addSocket(app, server, settings.publicUrl);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await addPage(app, settings.siteDir);
  await app.ready();
  return app;
}

/** A number trusts that many proxies, counted from this side. */
function trustIn(
  proxy: Settings['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof proxy === 'number' ? (_address, hop) => hop < proxy : proxy;
}

function readJson(
  _request: unknown,
  body: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const text = body.toString();
  if (text === '') return done(null, undefined);
  try {
    return done(null, JSON.parse(text));
  } catch {
    return done(new RefusedError(refuse('bad-request', 'protocol', { why: 'not JSON' })));
  }
}

function counterOf(url: string): keyof typeof PER_MINUTE {
  return url.startsWith('/api/') ? 'api' : 'site';
}

/** The page's own addresses are in the fragment: any other path must be a file of the site. */
async function addPage(app: FastifyInstance, siteDir: string | undefined): Promise<void> {
  if (siteDir !== undefined) {
    await app.register(fastifyStatic, {
      root: siteDir,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isFixed = FINGERPRINTED.test(path);
        reply.header('cache-control', isFixed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refuse('no-such-path', 'protocol')));
}
