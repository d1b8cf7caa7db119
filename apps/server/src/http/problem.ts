import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import { problem } from '@paddock/protocol/schemas';
import type { TableCode } from '../tables/decision.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Every refusal has this form. */
export const PROBLEMS = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  413: problem,
  415: problem,
  429: problem,
  503: problem,
} as const;

type ProblemStatus = keyof typeof PROBLEMS;

/** What routes, options and the game itself may refuse besides. */
type OtherCode =
  | 'already-counted'
  | 'content-not-json'
  | 'content-too-deep'
  | 'content-too-large'
  | 'bad-option'
  | 'bad-record'
  | 'banned'
  | 'bad-players'
  | 'bad-request'
  | 'bad-subscription'
  | 'bets-sealed'
  | 'bots-name'
  | 'no-such-bot'
  | 'no-such-token'
  | 'not-for-bots'
  | 'too-many-bots'
  | 'too-many-bot-tables'
  | 'has-a-choice'
  | 'last-passkey'
  | 'no-passkey'
  | 'no-passkeys-here'
  | 'no-such-code'
  | 'no-such-device'
  | 'no-such-passkey'
  | 'passkey-refused'
  | 'too-many-passkeys'
  | 'league-full'
  | 'league-needs-people'
  | 'league-over'
  | 'league-started'
  | 'no-such-league'
  | 'not-member'
  | 'not-organiser'
  | 'round-not-over'
  | 'too-few-players'
  | 'too-many-leagues'
  | 'mail-not-offered'
  | 'no-such-channel'
  | 'no-such-link'
  | 'no-such-player'
  | 'name-fixed'
  | 'no-such-block'
  | 'no-such-line'
  | 'no-such-report'
  | 'no-such-sanction'
  | 'no-such-table'
  | 'nobody-there'
  | 'not-admin'
  | 'not-content'
  | 'not-saved'
  | 'not-this-race'
  | 'not-yourself'
  | 'option-conflict'
  | 'other-host'
  | 'other-origin'
  | 'other-person'
  | 'slot-taken'
  | 'stale-passkey'
  | 'too-busy'
  | 'too-many-blocks'
  | 'too-many-in-lobby'
  | 'too-many-open-tables'
  | 'too-many-reports'
  | 'too-many-sockets'
  | 'too-often'
  | 'unknown-content'
  | 'unknown-option'
  | 'webhook-failed'
  | 'webhook-not-allowed';

/** 409: not now, as the table stands. */
const STATUS: Readonly<Record<TableCode | OtherCode, ProblemStatus>> = {
  'bad-option': 400,
  'bad-record': 400,
  'not-this-race': 400,
  'bad-players': 400,
  'bad-request': 400,
  'bad-subscription': 400,
  'webhook-not-allowed': 400,
  'bots-name': 400,
  'content-not-json': 400,
  'content-too-deep': 400,
  'content-too-large': 400,
  'not-content': 400,
  'unknown-content': 400,
  'option-conflict': 400,
  'rated-automas': 400,
  'rated-content': 400,
  'unknown-game': 400,
  'unknown-level': 400,
  'unknown-option': 400,
  'no-person': 401,
  'no-such-token': 401,
  'league-needs-people': 400,
  banned: 403,
  'level-not-allowed': 403,
  'no-passkey': 403,
  'no-passkeys-here': 403,
  'passkey-refused': 403,
  'name-fixed': 403,
  'not-admin': 403,
  'stale-passkey': 403,
  muted: 403,
  'not-for-bots': 403,
  'no-chat': 403,
  'not-available': 403,
  silenced: 403,
  'not-host': 403,
  'not-member': 403,
  'not-organiser': 403,
  'not-seated': 403,
  'other-host': 403,
  'other-origin': 403,
  'seat-reserved': 403,
  'no-such-bot': 404,
  'no-such-code': 404,
  'no-such-device': 404,
  'no-such-league': 404,
  'no-such-channel': 404,
  'no-such-link': 404,
  'no-such-passkey': 404,
  'no-such-player': 404,
  'no-such-block': 404,
  'no-such-line': 404,
  'no-such-report': 404,
  'no-such-sanction': 404,
  'nobody-there': 404,
  'no-such-seat': 404,
  'no-such-table': 404,
  'already-counted': 409,
  'already-started': 409,
  'bets-sealed': 409,
  'changed-too-often': 409,
  'has-a-choice': 409,
  'last-passkey': 409,
  'too-many-passkeys': 409,
  'league-full': 409,
  'league-over': 409,
  'league-started': 409,
  'round-not-over': 409,
  'too-few-players': 409,
  'mail-not-offered': 409,
  'webhook-failed': 409,
  'not-a-bot': 409,
  'other-person': 409,
  'not-asked': 409,
  'not-yourself': 409,
  'not-over': 409,
  starting: 409,
  'not-started': 409,
  'others-play': 409,
  'own-seat': 409,
  'rated-seats': 409,
  'rated-unsaid': 409,
  'seat-is-a-bot': 409,
  'seat-taken': 409,
  'slot-taken': 409,
  'stand-in-plays': 409,
  'still-there': 409,
  'table-full': 409,
  'table-over': 409,
  'too-many-bot-tables': 429,
  'too-many-bots': 429,
  'too-many-blocks': 429,
  'too-many-in-lobby': 429,
  'too-many-leagues': 429,
  'too-many-open-tables': 429,
  'too-many-reports': 429,
  'too-many-sockets': 429,
  'too-often': 429,
  'not-saved': 503,
  'too-busy': 503,
};

/** Thrown by a route: the answer is the refusal. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function orRefuse<Value>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new RefusedError(value);
  return value;
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RefusedError) return answerRefusal(error.refusal, request, reply);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const at = `${error.validationContext ?? ''}${first?.instancePath ?? ''}`.slice(0, 200);
    return reply
      .code(400)
      .send(refuse('bad-request', 'protocol', { at, why: (first?.message ?? '').slice(0, 200) }));
  }
  const status = error.statusCode ?? 500;
  if (status === 429) return reply.code(429).send(refuse('too-often', 'limits'));
  if (status === 413) return reply.code(413).send(refuse('too-long', 'limits'));
  if (status === 415) return reply.code(415).send(refuse('not-json', 'protocol'));
  if (status >= 400 && status < 500) return reply.code(400).send(refuse('bad-request', 'protocol'));
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).send(refuse('failed', 'server'));
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, params } = refusal;
  if (Object.hasOwn(STATUS, code)) return reply.code(STATUS[code as keyof typeof STATUS]).send(refusal);
  // What is wrong with a custom deck or track has as many codes as the game has checks.
  if ('content' in params) return reply.code(400).send(refusal);
  request.log.warn({ code }, 'a refusal has no status');
  return reply.code(409).send(refusal);
}
