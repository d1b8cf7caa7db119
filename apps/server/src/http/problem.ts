import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import { problem } from '@paddock/protocol/schemas';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Every answer that is not the one hoped for has this form. */
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

const STATUS: Readonly<Record<string, ProblemStatus>> = {
  'no-person': 401,
  'not-host': 403,
  'not-seated': 403,
  'seat-reserved': 403,
  'other-origin': 403,
  'no-such-table': 404,
  'no-such-link': 404,
  'no-such-seat': 404,
  'unknown-game': 400,
  'unknown-level': 400,
  'unknown-option': 400,
  'bad-option': 400,
  'option-conflict': 400,
  'bad-players': 400,
  'not-saved': 503,
  'too-busy': 503,
  'too-often': 429,
  'too-many-sockets': 429,
};

/** Not now: the table's state does not allow it. */
const CONFLICT = 409;

export function statusOf({ code }: Refusal): ProblemStatus {
  return STATUS[code] ?? CONFLICT;
}

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
  if (error instanceof RefusedError) return reply.code(statusOf(error.refusal)).send(error.refusal);
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
