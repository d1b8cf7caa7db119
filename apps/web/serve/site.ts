import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { filesUnder } from './build.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const SECURITY = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

type Encoding = 'br' | 'gzip';

interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly packed: ReadonlyMap<Encoding, Buffer>;
}

/** The whole site in memory, by path: what is not in the map does not exist, so no path can lead elsewhere. */
export async function loadSite(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const site = new Map<string, SiteFile>();
  for (const file of await filesUnder(folder)) {
    const type = TYPES[path.extname(file)];
    if (type === undefined) continue;
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const plain = await readFile(file);
    const packed = new Map<Encoding, Buffer>();
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const bytes = await readFile(`${file}${ending}`).catch(() => undefined);
      if (bytes !== undefined) packed.set(encoding, bytes);
    }
    site.set(url, {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      // Names under /assets/ carry their content's hash.
      cache: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      plain,
      packed,
    });
  }
  const index = site.get('/index.html');
  if (index !== undefined) site.set('/', index);
  return site;
}

export function serveSite(site: ReadonlyMap<string, SiteFile>): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(request, response, 405, { allow: 'GET, HEAD' }, 'Only GET and HEAD.');
    }
    const file = site.get(pathOf(request.url ?? '/'));
    if (file === undefined) return end(request, response, 404, {}, 'There is nothing here.');
    const headers = { etag: file.etag, 'cache-control': file.cache, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === file.etag) return end(request, response, 304, headers);
    const encoding = bestEncoding(request, file);
    const body = encoding === undefined ? file.plain : file.packed.get(encoding);
    return end(
      request,
      response,
      200,
      { ...headers, 'content-type': file.type, ...(encoding && { 'content-encoding': encoding }) },
      body,
    );
  };
}

function pathOf(url: string): string {
  try {
    return new URL(url, 'http://site').pathname;
  } catch {
    return '';
  }
}

function bestEncoding(request: IncomingMessage, file: SiteFile): Encoding | undefined {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  return (['br', 'gzip'] as const).find(
    (encoding) =>
      file.packed.has(encoding) &&
      new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );
}

function end(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer | string = '',
): void {
  const bytes = Buffer.from(body);
  const sized = status === 304 ? {} : { 'content-length': String(bytes.length) };
  response.writeHead(status, { 'content-type': TYPES['.txt'], ...SECURITY, ...headers, ...sized });
  response.end(request.method === 'HEAD' || status === 304 ? undefined : bytes);
}
