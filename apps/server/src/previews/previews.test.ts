import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../addresses.ts';
import { Player } from '../testing/player.ts';
import { makeWorld, type World } from '../testing/world.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="static" />
    <title>Static</title>
    <script type="module" src="/assets/index.js"></script>
  </head>
  <body></body>
</html>
`;
const HOSTILE = `"><img src=x>$&'`;
const MISSING = '0'.repeat(20);

let world: World;
let site: string;
let host: Player;
let open: string;
let running: string;
let secret: string;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
  writeFileSync(join(site, 'index.html'), PAGE);
  world = await makeWorld({ SITE_DIR: site, LIMIT_SCALE: '1' });
  host = await Player.join(world.running.url, HOSTILE);
  const guest = await Player.join(world.running.url, 'Guest');
  const make = async (isPublic: boolean, game: string) => {
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
    const made = await host.ok('POST', '/api/tables', { game, isPublic, seats });
    return { id: String(made['id']), key: String(made['key']) };
  };
  open = (await make(true, 'downforce')).id;
  secret = (await make(false, 'downforce')).id;
  const made = await make(true, 'formula');
  running = made.id;
  await guest.ok('POST', `/api/tables/${running}/sit`, { key: made.key });
  await host.ok('POST', `/api/tables/${running}/start`);
});

afterAll(async () => {
  await world.end();
  rmSync(site, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch(`${world.running.url}${path}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    body: readable(Buffer.from(await response.arrayBuffer())),
  };
}

/** A picture by its digest. */
function readable(bytes: Buffer): string {
  const isPicture = bytes.subarray(1, 4).toString() === 'PNG';
  return isPicture ? `PNG ${createHash('sha256').update(bytes).digest('hex')}` : bytes.toString();
}

/** By the name of each tag; the text is as a browser reads it. */
function tagsIn({ body }: Answer): Record<string, string> {
  const found = body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g);
  const read = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
  return {
    title: read(title),
    ...Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, read(value)])),
  };
}

/** All but what differs between any two answers. */
function seenIn({ status, headers, body }: Answer): unknown {
  const { date: _date, 'x-request-id': _id, ...others } = Object.fromEntries(headers);
  return { status, others, body };
}

describe('what a chat reads of a link', () => {
  it('a public table: its game, who is there, a picture; any name is only text', async () => {
    const answer = await get(`/t/${open}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.body).not.toContain('<img');
    expect(answer.body).toContain('<script type="module" src="/assets/index.js"></script>');
    const tags = tagsIn(answer);
    const text = `At the table: ${HOSTILE} and a bot. One seat is free.`;
    expect(tags).toMatchObject({
      title: 'Downforce: a table is open',
      description: text,
      'og:title': 'Downforce: a table is open',
      'og:description': text,
      'og:image': `${world.running.url}/pictures/tables/${open}.png?v=open1`,
      'twitter:card': 'summary_large_image',
      'twitter:description': text,
    });
    expect(answer.body.match(/<title>/g)).toHaveLength(1);
    expect(answer.body).not.toContain('static');
  });

  it('in the language of the browser, or of the link', async () => {
    const title = async (path: string, accepted: string) =>
      tagsIn(await get(path, { 'accept-language': accepted }))['og:title'];
    expect(await title(`/t/${running}`, 'de, pt-BR;q=0.5, fr;q=0.9')).toBe(
      'Formula Motor Racing\u00a0: une course est en cours',
    );
    expect(await title(`/r/${running}?lang=pt`, 'fr')).toBe(
      'Formula Motor Racing: há uma corrida a decorrer',
    );
    expect(await title(`/t/${running}?lang=xx`, ',;q=,'.repeat(2_000))).toBe(
      'Formula Motor Racing: a race is on',
    );
    expect(await title('/d', 'pt')).toMatch(/^A corrida do dia: /);
    expect(await title('/', 'en')).toBe('Paddock');
  });

  it('is asked for again, and not sent twice', async () => {
    for (const path of ['/', `/t/${open}`, '/pictures/paddock.png']) {
      const first = await get(path);
      const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });
});

describe('a private table', () => {
  it.each([
    ['/t/', ''],
    ['/r/', ''],
    ['/pictures/tables/', '.png'],
  ])('%s: looks like one that is not there, to everybody', async (before, after) => {
    const [there, none, odd] = [secret, MISSING, '<script>'].map((id) =>
      get(`${before}${encodeURIComponent(id)}${after}`, { cookie: host.cookie ?? '' }),
    );
    expect(seenIn(await there)).toEqual(seenIn(await none));
    expect(seenIn(await odd)).toEqual(seenIn(await none));
    expect((await there).body).not.toContain('img src');
  });

  it('asks the store the same as a missing one, and is not loaded into memory', async () => {
    const before = world.running.server.rooms.size;
    await world.running.server.sweep();
    const { publicTable } = world.running.server.store;
    expect([await publicTable(secret), await publicTable(MISSING)]).toEqual([undefined, undefined]);
    expect((await publicTable(open))?.match).toBe(open);
    await get(`/pictures/tables/${secret}.png`);
    expect(world.running.server.rooms.size).toBe(before);
  });
});

describe('pictures', () => {
  it('are drawn for both games, once for a crowd, and may be shown on other sites', async () => {
    const { pictures } = world.running.server;
    const site = await get('/pictures/paddock.png');
    const before = pictures.drawn;
    for (const table of [open, running]) {
      const crowd = await Promise.all(
        Array.from({ length: 30 }, () => get(`/pictures/tables/${table}.png?v=1`)),
      );
      const bodies = new Set(crowd.map(({ body }) => body));
      expect(bodies.size).toBe(1);
      expect(bodies.has(site.body)).toBe(false);
      const [picture] = crowd;
      expect(picture?.body.startsWith('PNG ')).toBe(true);
      expect(picture?.headers.get('content-type')).toBe('image/png');
      expect(picture?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    expect(pictures.drawn - before).toBe(2);
    const daily = await get('/pictures/daily.png');
    expect([daily.body.startsWith('PNG '), daily.body === site.body]).toEqual([true, false]);
  });

  it('anyone who asks for too many new ones gets the site’s', async () => {
    const { limits } = world.running.server;
    const { id } = await host.ok('POST', '/api/tables', {
      game: 'formula',
      isPublic: true,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    while (limits.take('picture', networkOf('127.0.0.1'))) {
      // Until none is left.
    }
    const site = await get('/pictures/paddock.png');
    expect((await get(`/pictures/tables/${String(id)}.png`)).body).toBe(site.body);
    expect((await get(`/pictures/tables/${open}.png`)).body).not.toBe(site.body);
  });
});
