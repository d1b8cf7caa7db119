import { refuse } from '@paddock/kernel';
import { dailyRace } from '@paddock/table';
import type { Language } from '@paddock/words';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { addressOf } from '../http/identity.ts';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import { languageFor } from './language.ts';
import type { Subject } from './pictures.ts';
import { previewOfDaily, previewOfSite, previewOfTable, type Preview } from './preview.ts';
import { publicCard, subjectOfDay, subjectOfTable } from './subjects.ts';
import { withTags } from './with-tags.ts';

const hidden = { schema: { hide: true } } as const;

interface WithId {
  readonly Params: { readonly id: string };
}

/** The addresses that people send each other, and their pictures. `page`: the site's own, undefined where none is served. */
export function previewRoutes(server: Server, page: string | undefined): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/pictures/paddock.png', hidden, (request, reply) => sendPicture(server, request, reply));
    app.get('/pictures/daily.png', hidden, (request, reply) =>
      sendPicture(server, request, reply, subjectOfDay(server)),
    );
    app.get<WithId>('/pictures/tables/:id', hidden, async (request, reply) => {
      const id = request.params.id.replace(/\.png$/, '');
      return sendPicture(server, request, reply, await subjectOfTable(server, id));
    });
    if (page === undefined) return done();

    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      previewIn: (language: Language) => Promise<Preview> | Preview,
    ) => {
      const language = languageFor(
        (request.query as { lang?: unknown }).lang,
        request.headers['accept-language'],
      );
      const html = withTags(page, await previewIn(language), baseOf(server, request), language);
      return sendPage(request, reply, html);
    };
    app.get('/', hidden, (request, reply) => send(request, reply, previewOfSite));
    app.get('/d', hidden, (request, reply) =>
      send(request, reply, (language) => previewOfDaily(dailyRace(server.daily.today), language)),
    );
    for (const path of ['/t/:id', '/r/:id'])
      app.get<WithId>(path, hidden, (request, reply) =>
        send(request, reply, async (language) => {
          const card = await publicCard(server, request.params.id);
          return card === undefined ? previewOfSite(language) : previewOfTable(card, language, server.now());
        }),
      );
    done();
  };
}

/** Where people reach this server. */
function baseOf({ publicUrl }: Server, { protocol, host }: FastifyRequest): string {
  return publicUrl ?? `${protocol}://${host}`;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language')
    .header('etag', tag)
    .type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return isPacked ? reply.header('content-encoding', 'gzip').send(gzipSync(html)) : reply.send(html);
}

/** The site's own picture if there is no subject, or for anyone who asks for too many. */
async function sendPicture(
  { pictures, limits }: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  subject?: Subject,
): Promise<FastifyReply> {
  const mayDraw = () => limits.take('picture', addressOf(request));
  const picture = (subject && (await pictures.of(subject, mayDraw))) ?? (await pictures.ofSite());
  if (picture === undefined) throw new RefusedError(refuse('too-busy', 'server'));
  void reply
    .header('cache-control', 'public, max-age=60')
    .header('etag', picture.tag)
    // Chats in a browser show it on a page of theirs.
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/png');
  if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send();
  return reply.send(Buffer.from(picture.png));
}
