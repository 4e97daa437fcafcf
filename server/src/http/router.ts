import multipart from '@fastify/multipart';
import type { CallOutput, Endpoint, FormBody, Received } from '@gektar/contract/endpoint.ts';
import type { Failure } from '@gektar/contract/failure.ts';
import { generalFailures } from '@gektar/contract/failure-status.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import type { ProcessCache } from '#cache/process-cache.ts';
import { ReadyResponse } from '#cache/ready-response.ts';
import type { ConstraintMeanings } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import { chooseEncoding, compress } from '#wire/compress.ts';
import { stripper } from '#wire/strip.ts';
import { arrivingForm, type FormLimits, type ReceivedForm } from './read-form.ts';
import { toFailure } from './refusals.ts';
import { schemaOf } from './route-schema.ts';
import { type Content, sendContent } from './send-content.ts';

/** The arguments of a handler: the checked input, the database, and the caller. */
export interface Call<E extends Endpoint> extends Received<E> {
  /** For an endpoint with files: the unread form, to be read with the handler's limits. */
  readonly form: Form<E['form']>;
  readonly db: Db;
  /** Cached JSON texts of rows, for responses composed of them. */
  readonly cache: ProcessCache;
  /** Id of the signed-in employee; may be absent on an endpoint for `anyone`. */
  readonly employeeId: E['access'] extends 'employee' ? string : undefined;
  readonly request: FastifyRequest;
  /** For additional headers of the answer or the refusal. */
  readonly reply: FastifyReply;
}

type Form<Declared> = Declared extends FormBody
  ? { read(limits?: FormLimits): Promise<ReceivedForm<FieldsOf<Declared>>> }
  : undefined;
type FieldsOf<Declared> = Declared extends { readonly fields: infer Fields extends z.ZodType }
  ? z.output<Fields>
  : undefined;

/**
 * What a handler returns: the response, or its JSON text. With the output `bytes`: the content of a file, or the
 * hijacked reply when the handler writes the response itself.
 */
type Answer<E extends Endpoint> = E['output'] extends 'bytes'
  ? Content | FastifyReply
  : CallOutput<E> | ReadyResponse<CallOutput<E>>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/** Registers an endpoint on the server: one endpoint, one handler. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

export interface RouterParts {
  readonly db: Db;
  readonly cache: ProcessCache;
  /**
   * Reads the bearer token.
   * @throws {Failure} auth.required
   */
  readonly identify: (request: FastifyRequest) => Promise<string>;
  /** In tests and development: every answer is parsed by its schema, and every refusal must be declared. */
  readonly checkAnswers: boolean;
  readonly meanings: ConstraintMeanings;
  /** Folder of uploaded files while a form is read. */
  readonly incomingFolder: string;
}

const always = new Set<string>([...Object.keys(generalFailures), 'auth.required']);

/** Creates the function with which domains register their endpoints. */
export function createRouter(app: FastifyInstance, parts: RouterParts): Route {
  const { db, cache, identify, checkAnswers, meanings, incomingFolder } = parts;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);

  return (endpoint, handler) => {
    const { form: declaredForm }: Endpoint = endpoint;
    const success = 'success' in endpoint ? (endpoint.success ?? 200) : 200;
    const answer = answerer(endpoint, success, checkAnswers);

    const putOn = (scope: FastifyInstance): void => {
      scope.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
        // A GET that changes state must not be reachable by HEAD.
        exposeHeadRoute: false,
        schema: schemaOf(endpoint, success),
        config: { ...(declaredForm && { form: declaredForm }) },
        // Before the body is read, so that an anonymous caller learns nothing about the input.
        onRequest: async (request) => {
          if (endpoint.access === 'employee') request.employeeId = await identify(request);
        },
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          // Already checked by the schemas of the endpoint; Fastify types it as unknown.
          const { params, query, body } = request;
          const employeeId: unknown = request.employeeId;
          const form = declaredForm && arrivingForm(request, declaredForm, incomingFolder);
          const received = { params, query, body, form, db, cache, employeeId, request, reply } as Call<
            typeof endpoint
          >;
          let given: unknown;
          try {
            given = await handler(received);
          } catch (error) {
            if (checkAnswers) checkDeclared(endpoint, toFailure(error, meanings), error);
            throw error;
          } finally {
            await form?.discard();
          }
          // A hijacked reply resolves to undefined once its stream has ended.
          if (given === reply || reply.sent) return reply;
          return answer(request, reply, given);
        },
      });
    };
    if (!declaredForm) return putOn(app);
    app.register((scope, _options, done) => {
      takeFormsAlone(scope);
      putOn(scope);
      done();
    });
  };
}

/** How answers of an endpoint are sent: stripped to the fields in the contract, or as bytes. */
function answerer({ output }: Endpoint, success: 200 | 201, checkAnswers: boolean) {
  if (output === 'bytes') {
    return (request: FastifyRequest, reply: FastifyReply, answer: unknown) =>
      sendContent(request, reply, answer as Content);
  }
  const strip = stripper(output);
  return async ({ headers }: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    if (checkAnswers) output.parse(answer instanceof ReadyResponse ? JSON.parse(answer.bytes.toString()) : answer);
    reply.status(success);
    reply.header('content-type', 'application/json; charset=utf-8');
    // As bytes: Fastify would read a string twice more, to measure and to encode it.
    const body = answer instanceof ReadyResponse ? answer.bytes : Buffer.from(JSON.stringify(strip(answer)));
    const encoding = chooseEncoding(body, headers['accept-encoding']);
    if (encoding === undefined) return reply.send(body);
    reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
    return reply.send(await (answer instanceof ReadyResponse ? answer.compressed(encoding) : compress(body, encoding)));
  };
}

/** Accepts only forms, which stay unread until the handler reads them; JSON is refused. */
function takeFormsAlone(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.register(multipart);
}

/** Fails in development on a refusal that the endpoint does not declare, so that the declarations stay complete. */
function checkDeclared(endpoint: Endpoint, failure: Failure, cause: unknown): void {
  if (failure.code === 'unexpected' || always.has(failure.code)) return;
  if (endpoint.failures.includes(failure.code)) return;
  throw new Error(`${endpoint.method} ${endpoint.path} refuses with ${failure.code}, which it does not declare`, {
    cause,
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    employeeId?: string;
  }
  interface FastifyContextConfig {
    /** Form of a route that receives files. */
    form?: FormBody;
  }
}
