import { openSync, readFileSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { signature } from '../../notices/webhook.ts';
import { decryptPush, type BrowserKeys } from './decrypt.ts';
import type { Received } from './journal.ts';

/**
 * The other side, in its own process, to be killed: `node peer.ts JOURNAL KEYS smtp:PORT push:PORT webhook:PORT`. What it
 * takes is in its journal before it says so.
 */
const [journal = '', keysFile = '', ...roles] = process.argv.slice(2);
/** Letters of a link's proof; see `NoticeTokens`. */
const TOKEN = 64;
const out = openSync(journal, 'a');

/** By the path of the address that the server was given. */
interface Keys {
  readonly push: Readonly<Record<string, BrowserKeys>>;
  readonly webhook: Readonly<Record<string, string>>;
}

function keys(): Keys {
  return JSON.parse(readFileSync(keysFile, 'utf8')) as Keys;
}

function take(received: Omit<Received, 'at'>): void {
  writeSync(out, `${JSON.stringify({ at: Date.now(), ...received })}\n`);
}

const ROLES: Readonly<Record<string, (port: number) => void>> = { smtp, push, webhook };
for (const role of roles) {
  const [name = '', port = '0'] = role.split(':');
  ROLES[name]?.(Number(port));
}
console.log('listening');

function smtp(port: number): void {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const [head = '', ...body] = raw.split('\r\n\r\n');
        const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
        const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1] ?? '';
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const confirm = /confirm-([\w.=\r\n-]+)/.exec(body.join('\r\n\r\n'))?.[1];
        const token = confirm
          ?.replaceAll(/=\r\n/g, '')
          .replaceAll(/[\r\n]/g, '')
          .slice(0, TOKEN);
        const isOneClick = header('List-Unsubscribe-Post') === 'List-Unsubscribe=One-Click';
        take({
          kind: 'mail',
          decided: Date.parse(header('Date')),
          to,
          id: header('Message-ID').replaceAll(/^<|@.*$/g, ''),
          ids: header('X-Paddock-Notices').split(' ').filter(Boolean),
          ...(token !== undefined && { token }),
          ...(!isOneClick && { fault: 'no one-click header' }),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
}

function push(port: number): void {
  post(port, 201, (request, body) => {
    const to = request.url ?? '';
    const own = keys().push[to];
    if (own === undefined) throw new Error('nobody subscribed that');
    const message = JSON.parse(decryptPush(body, own)) as { tag: string; ids: readonly string[] };
    const isSigned = request.headers.authorization?.startsWith('vapid t=') === true;
    const isTopic = request.headers['topic'] === message.tag;
    const fault = isSigned && isTopic ? {} : { fault: 'not signed, or another topic' };
    const decided = secondsOf(request.headers.authorization ?? '') * 1000;
    take({ kind: 'push', decided, to, id: message.tag, ids: message.ids, ...fault });
  });
}

function webhook(port: number): void {
  post(port, 204, (request, body) => {
    const to = request.url ?? '';
    const text = body.toString();
    const header = (name: string) => String(request.headers[name] ?? '');
    const id = header('webhook-id');
    const signed = signature(keys().webhook[to] ?? '', id, Number(header('webhook-timestamp')), text);
    const { notices } = JSON.parse(text) as { notices: readonly { readonly id: string }[] };
    const isGood = signed === header('webhook-signature') && id === header('idempotency-key');
    take({
      kind: 'webhook',
      decided: Number(header('webhook-timestamp')) * 1000,
      to,
      id,
      ids: notices.map((notice) => notice.id),
      ...(!isGood && { fault: 'the signature is wrong' }),
    });
  });
}

function post(port: number, code: number, heard: (request: IncomingMessage, body: Buffer) => void): void {
  createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      try {
        heard(request, Buffer.concat(chunks));
        response.writeHead(code).end();
      } catch (error) {
        take({ kind: 'push', decided: 0, to: '', id: '', ids: [], fault: String(error) });
        response.writeHead(500).end();
      }
    });
  }).listen(port, '127.0.0.1');
}

/** A signature of a push is good for half a day from the moment it is made. */
function secondsOf(authorization: string): number {
  const [, claims = ''] = /^vapid t=[\w-]+\.([\w-]+)\./.exec(authorization) ?? [];
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly exp: number };
  return exp - 12 * 3_600;
}
