import { createHash, randomBytes } from 'node:crypto';
import { BOT_TOKEN } from '@paddock/protocol/schemas';
import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer +(pbot_\S*)$/i;

/** 256 bits: nobody guesses one. */
export function newBotToken(): string {
  return `pbot_${randomBytes(32).toString('base64url')}`;
}

export function botTokenHash(token: string): string {
  return createHash('sha256').update(`paddock bot ${token}`).digest('hex');
}

/** A request with something like a bot's token is a bot's, even if it also has a cookie. Undefined: it is not a bot's. */
export function botTokenIn(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

export function isBotToken(token: string): boolean {
  return BOT_TOKEN.test(token);
}
