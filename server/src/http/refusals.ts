import { Failure, type FailureBody, type FailureCode, type FieldMessages } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { failureOf } from '#database/constraints.ts';

/** What Fastify itself refuses before a handler is reached, by its status. */
const byStatus: Readonly<Record<number, FailureCode>> = {
  400: 'request.unreadable',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  429: 'request.too_many',
  503: 'server.busy',
};

/** A refusal as it goes over the wire. */
export function failureBody(failure: Failure): FailureBody {
  return {
    error: {
      code: failure.code,
      message: failureTexts[failure.code],
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.current !== undefined && { current: failure.current }),
    },
  };
}

/** The refusal behind whatever was thrown; a bug becomes `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Failure('request.invalid', { fields: fieldsOf(error.validation) });
  }
  const status = error instanceof Error ? (error as FastifyError).statusCode : undefined;
  const known = status === undefined ? undefined : byStatus[status];
  if (known) return new Failure(known);
  return failureOf(error) ?? new Failure('unexpected');
}

/** `/cadastralNumbers/0` → `cadastralNumbers.0`; the first complaint about a field is the one shown. */
function fieldsOf(issues: readonly { instancePath: string; message?: string | undefined }[]): FieldMessages {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.instancePath.slice(1).replaceAll('/', '.');
    fields[path] ??= issue.message ?? failureTexts['request.invalid'];
  }
  return fields;
}

/** Every error of the server ends here: refusals as they are, bugs logged whole and told as little as possible. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error);
    if (failure.code === 'unexpected') request.log.error({ err: error }, 'unexpected error');
    else if (failure.status >= 500) request.log.warn({ err: error }, failure.code);
    return reply.status(failure.status).send(failureBody(failure));
  });
}

/** The answer to a path that nothing serves. */
export function answerUnknown(reply: FastifyReply): FastifyReply {
  const failure = new Failure('route.not_found');
  return reply.status(failure.status).send(failureBody(failure));
}
