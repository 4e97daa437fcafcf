import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Failure, type FailureBody, type FailureCode } from '@gektar/contract/failure.ts';
import { failureStatus } from '@gektar/contract/failure-status.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifySchemaValidationError,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { type ConstraintMeanings, failureOf } from '#database/constraints.ts';

/** Codes for the errors that Fastify itself raises before a handler runs, by status. */
const byStatus: Readonly<Record<number, FailureCode>> = {
  400: 'request.unreadable',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  429: 'request.too_many',
};

/** Response body of a refusal. */
function failureBody(failure: Failure): FailureBody {
  return {
    error: {
      code: failure.code,
      message: failureTexts[failure.code],
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.current !== undefined && { current: failure.current }),
      ...(failure.others && { others: failure.others }),
    },
  };
}

/** The failure behind a thrown value; a bug becomes `unexpected`. */
export function toFailure(error: unknown, meanings: ConstraintMeanings): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(error.validation.flatMap(complaintsOf));
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return new Failure(byStatus[status] ?? 'request.unreadable');
  if (status === 503) return new Failure('server.busy');
  if (isDiskFull(error)) return new Failure('storage.full');
  return failureOf(error, meanings) ?? new Failure('unexpected');
}

type Complaint = readonly [path: string, message: string];

/** For a union, the complaint about a part of the intended alternative instead of the one about the whole value. */
function complaintsOf({ instancePath, message, params }: FastifySchemaValidationError): readonly Complaint[] {
  const path = instancePath.split('/').slice(1);
  const { errors = [] } = params as { errors?: readonly (readonly z.core.$ZodIssue[])[] };
  const meant = errors.find((issues) => issues.every((issue) => issue.path.length > 0));
  return meant
    ? meant.map((issue) => [[...path, ...issue.path].filter((name) => name !== '').join('.'), issue.message])
    : [[path.join('.'), message ?? failureTexts['request.invalid']]];
}

/** A full disk or an exhausted quota. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/**
 * Messages by field path, `cadastralNumbers.0`, the first one per field; a message about the whole body has no field.
 */
export function invalid(complaints: readonly Complaint[]): Failure {
  const fields: Record<string, string> = {};
  for (const [path, message] of complaints) {
    if (path !== '') fields[path] ??= message;
  }
  return new Failure('request.invalid', Object.keys(fields).length > 0 ? { fields } : {});
}

/** Sets the server's error handler: sends refusals; logs bugs in full and sends them without details. */
export function answerRefusals(app: FastifyInstance, meanings: ConstraintMeanings): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error, meanings);
    if (failure.code === 'unexpected') request.log.error({ err: error }, 'unexpected error');
    else if (failure.code === 'storage.full') request.log.error({ err: error }, 'no room on the disk');
    else if (failureStatus[failure.code] >= 500) request.log.warn({ err: error }, failure.code);
    return refuse(reply, failure);
  });
}

/** The answer to an unknown path. */
export function answerUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, new Failure('route.not_found'));
}

/** Refuses an undecodable URL, e.g. `/api/%zz`, before routing. */
export function answerBadAddress(_error: FastifyError, _request: unknown, reply: FastifyReply): void {
  refuse(reply, new Failure('request.unreadable'));
}

/** `Retry-After` (s): an overload is short, a database takes longer to restart. */
const retryAfterSeconds: Partial<Record<Failure['code'], number>> = { 'server.busy': 2, 'database.away': 5 };

function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  const seconds = retryAfterSeconds[failure.code];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.status(failureStatus[failure.code]).header('cache-control', 'no-store').send(failureBody(failure));
}

/** Responds to bytes that are not HTTP, or to endless headers: there is only a socket, no request or reply yet. */
export function answerNoHttp(error: ConnectionError, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const failure = new Failure(error.code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.unreadable');
    const body = JSON.stringify(failureBody(failure));
    const status = failureStatus[failure.code];
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
