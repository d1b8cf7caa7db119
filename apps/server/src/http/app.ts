import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { LIMITS } from '@paddock/protocol';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomBytes } from 'node:crypto';
import type { Server } from '../server.ts';
import type { Settings } from '../settings.ts';
import { passkeyRoutes } from '../accounts/passkey-routes.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { dailyRoutes } from '../daily/routes.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { hubRoutes } from '../hub/routes.ts';
import { admission, afterRequest } from './admission.ts';
import { limitConnections } from './connections.ts';
import { gameRoutes } from './game.ts';
import { meRoutes } from './me.ts';
import { opsRoutes } from './ops.ts';
import { addPage, readPage } from './page.ts';
import { answerError } from './problem.ts';
import { readJson } from './read-json.ts';
import { recordRoutes } from './records.ts';
import { ownBotRoutes } from '../own-bots/routes.ts';
import { ratingRoutes } from '../ratings/routes.ts';
import { leagueRoutes } from '../leagues/routes.ts';
import { previewRoutes } from '../previews/routes.ts';
import { adminRoutes } from '../moderation/admin-routes.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { scorePadRoutes } from '../score-pads/routes.ts';
import { seatRoutes } from './seats.ts';
import { addSocket } from './socket.ts';
import { tableRoutes } from './tables.ts';

/** How often Node looks for connections that took too long. */
const CHECK_MS = 5_000;

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
    logController: new LogController({ disableRequestLogging: true }),
    // For a whole request, and for a connection on which nothing comes. A WebSocket is neither.
    requestTimeout: settings.requestTimeoutMs,
    connectionTimeout: settings.requestTimeoutMs,
    http: { connectionsCheckingInterval: Math.min(CHECK_MS, settings.requestTimeoutMs) },
  });
  // Behind a proxy every connection is the proxy's.
  if (settings.trustProxy === false) {
    limitConnections(app.server, server.limits.scaled(settings.connectionsPerAddress));
  }
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>(answerError);
  app.addHook('onResponse', afterRequest);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);

  await app.register(cookie, { secret: cookieSecret });
  app.addHook('onRequest', admission(server, settings));
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
  await app.register(websocket, {
    // Compression would collapse the throughput, and frames are written below the WebSocket: see socket-writer.ts.
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Paddock', version: server.version } },
    transform: jsonSchemaTransform,
  });
  await app.register(opsRoutes(server, settings));
  for (const routes of [
    meRoutes,
    accountRoutes,
    passkeyRoutes,
    tableRoutes,
    seatRoutes,
    gameRoutes,
    recordRoutes,
    dailyRoutes,
    scorePadRoutes,
    hubRoutes,
    ownBotRoutes,
    ratingRoutes,
    leagueRoutes,
    noticeRoutes,
    moderationRoutes,
    adminRoutes,
  ]) {
    await app.register(routes(server), { prefix: '/api' });
  }
  addSocket(app, server, settings.publicUrl);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(previewRoutes(server, await readPage(settings.siteDir)));
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
