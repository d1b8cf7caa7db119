import fastifyStatic from '@fastify/static';
import { refuse } from '@paddock/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const YEAR_S = 31_536_000;

/** Fingerprinted files never change; browsers revalidate everything else. */
const FINGERPRINTED = /[/\\]assets[/\\]/;

/** Undefined if no site is served. */
export async function readPage(siteDir: string | undefined): Promise<string | undefined> {
  return siteDir && readFile(path.join(siteDir, 'index.html'), 'utf8');
}

/** The page's own addresses are in the fragment: any other path must be a file of the site. */
export async function addPage(app: FastifyInstance, siteDir: string | undefined): Promise<void> {
  if (siteDir !== undefined) {
    await app.register(fastifyStatic, {
      root: siteDir,
      // The front page has what chats read of it: see `previews`.
      index: false,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isFixed = FINGERPRINTED.test(path);
        reply.header('cache-control', isFixed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    if (siteDir === undefined || !isVisit(request)) return reply.send(refuse('no-such-path', 'protocol'));
    // Without a tag: «not modified» would be an empty page.
    return reply.sendFile('index.html', { etag: false, lastModified: false, cacheControl: false });
  });
}

/** Somebody follows a link or types an address: the page itself says that there is nothing. */
function isVisit({ method, url, headers }: FastifyRequest): boolean {
  const wantsPage = headers.accept?.includes('text/html') === true;
  return wantsPage && (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)\//.test(url);
}
