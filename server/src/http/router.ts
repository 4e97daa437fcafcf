import type { CallOutput, Endpoint, Received } from '@gektar/contract/endpoint.ts';
import { generalFailures } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Db } from '#database/db.ts';
import { toFailure } from './refusals.ts';
import { stripper } from './strip.ts';

/** What a handler gets: the checked input, the door to SQL, and who asks. */
export interface Call<E extends Endpoint> extends Received<E> {
  readonly db: Db;
  /** Id of the signed-in employee; on an endpoint for `anyone` there may be none. */
  readonly employeeId: E['access'] extends 'employee' ? string : undefined;
  readonly request: FastifyRequest;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<CallOutput<E>> | CallOutput<E>;

/** Puts an endpoint on the server. One endpoint, one handler. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: RouteOptions) => void;

export interface RouteOptions {
  /** Tries of one address before 429; only for calls that a stranger could use to guess. */
  readonly tries?: { readonly max: number; readonly timeWindowMs: number };
}

export interface RouterParts {
  readonly db: Db;
  /** Reads the bearer token. @throws {Failure} auth.required */
  readonly identify: (request: FastifyRequest) => Promise<string>;
  /** In tests and development every answer is parsed by its schema and every refusal must be declared. */
  readonly checkAnswers: boolean;
}

const always = new Set<string>([...Object.keys(generalFailures), 'auth.required']);

/** The function by which every domain puts its endpoints on the server. */
export function createRouter(app: FastifyInstance, { db, identify, checkAnswers }: RouterParts): Route {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);

  return (endpoint, handler, options = {}) => {
    const strip = stripper(endpoint.output);
    const success = 'success' in endpoint ? (endpoint.success ?? 200) : 200;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // A GET that changes state must not hide behind a HEAD.
      exposeHeadRoute: false,
      schema: schemaOf(endpoint, success),
      ...(options.tries && {
        config: { rateLimit: { max: options.tries.max, timeWindow: options.tries.timeWindowMs } },
      }),
      // Before the body is even read: a stranger learns nothing about what a call takes.
      onRequest: async (request) => {
        if (endpoint.access === 'employee') request.employeeId = await identify(request);
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        // Checked by the endpoint's own schemas a moment ago; Fastify only calls it unknown.
        const { params, query, body } = request;
        const employeeId: unknown = request.employeeId;
        const received = { params, query, body, db, employeeId, request } as Call<typeof endpoint>;
        let answer: unknown;
        try {
          answer = await handler(received);
        } catch (error) {
          if (checkAnswers) checkDeclared(endpoint, error);
          throw error;
        }
        if (checkAnswers) endpoint.output.parse(answer);
        reply.status(success);
        reply.header('content-type', 'application/json; charset=utf-8');
        return reply.serializer(JSON.stringify).send(strip(answer));
      },
    });
  };
}

function schemaOf(endpoint: Endpoint, success: 200 | 201): FastifySchema {
  return {
    summary: endpoint.summary,
    tags: [
      endpoint.path
        .split('/')
        .slice(2, endpoint.path.startsWith('/api/land/') ? 4 : 3)
        .join('/'),
    ],
    ...(endpoint.access === 'employee' && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { [success]: endpoint.output, default: refusalSchema(endpoint) },
  } as FastifySchema;
}

/** What the reference page says of an endpoint's own refusals. */
function refusalSchema(endpoint: Endpoint) {
  const codes = endpoint.failures.map((code) => `${code}: ${failureTexts[code]}`).join('; ');
  return z
    .object({
      error: z.object({
        code: z.string(),
        message: z.string(),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    })
    .describe(codes || 'Отказ');
}

/** A refusal that the endpoint does not list breaks in development, so that the list stays true. */
function checkDeclared(endpoint: Endpoint, error: unknown): void {
  const failure = toFailure(error);
  if (failure.code === 'unexpected' || always.has(failure.code)) return;
  if (endpoint.failures.includes(failure.code)) return;
  throw new Error(`${endpoint.method} ${endpoint.path} refuses with ${failure.code}, which it does not declare`, {
    cause: error,
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    employeeId?: string;
  }
}
