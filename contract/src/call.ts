import { forbiddenText, unexpectedText } from './common-texts.ts';
import {
  type CallInput,
  type CallOf,
  type CallOutput,
  type Endpoint,
  type EndpointOf,
  type FormBody,
  fillPath,
  queryString,
} from './endpoint.ts';
import { Failure, type FailureBody } from './failure.ts';
import { isRecord } from './records.ts';
import { retryAfterOf } from './retry-after.ts';

/**
 * Reports progress of an upload, e.g. from `upload.onprogress` of an XMLHttpRequest.
 * @param total 0 while it is unknown
 */
export type OnSent = (sentBytes: number, total: number) => void;

/**
 * Sends requests: `fetch`, or a wrapper of it.
 * @param onSent present when the caller wants upload progress; `fetch` cannot report it, other senders should
 */
export type Send = (url: string, init: RequestInit, onSent?: OnSent) => Promise<Response>;

/**
 * One typed call of an endpoint; the endpoint is given with its schemas or as plain data (`CallOf`).
 * @throws {Failure} the refusal of the server; `ForeignAnswer`; `CallBroken` when there is no answer
 */
export type Call = <Given extends Endpoint | CallOf<Endpoint>>(
  endpoint: Given,
  ...input: Record<never, never> extends CallInput<EndpointOf<Given>>
    ? [input?: CallInput<EndpointOf<Given>>, options?: CallOptions]
    : [input: CallInput<EndpointOf<Given>>, options?: CallOptions]
) => Promise<CallOutput<EndpointOf<Given>>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Upload progress of the body; useful for files. */
  readonly onSent?: OnSent;
}

/** No answer, or an incomplete one, because the connection was lost. */
export class CallBroken extends Error {
  override readonly name = 'CallBroken';
}

/** A response that is not from our server, such as a proxy's page. Its message is that of the response, or empty. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
  readonly status: number;
  /** `Retry-After` (s), if the answer has one. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message = '', retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly form?: { readonly files: readonly Blob[]; readonly fields?: Record<string, unknown> };
}

/** The parts of an endpoint that are needed to send a request. */
interface SentCall extends Pick<Endpoint, 'method' | 'path'> {
  readonly output?: Endpoint['output'];
  readonly form?: Pick<FormBody, 'files'>;
}

/** @param send receives a path below the server's root, e.g. `/api/employees` */
export function createCall(send: Send): Call {
  return async (endpoint, ...given) => {
    const [input, options] = given;
    const parts = (input ?? {}) as Parts;
    const { method, path, output, form }: SentCall = endpoint;
    const url = fillPath(path, parts.params) + queryString(parts.query);
    const init: RequestInit = {
      method,
      ...bodyOf(form, parts),
      ...(options?.signal && { signal: options.signal }),
    };
    const sendOnce: Send = (to, about) => send(to, about, options?.onSent);
    const { isOk, status, answer, retryAfterSeconds } = await exchange(sendOnce, url, init, output === 'bytes');
    if (!isOk) throw await toFailure(status, answer, retryAfterSeconds);
    return answer as CallOutput<EndpointOf<typeof endpoint>>;
  };
}

function bodyOf(form: SentCall['form'], parts: Parts): Pick<RequestInit, 'body' | 'headers'> {
  // The content type includes the boundary, so the sender sets that header.
  if (form) return { body: formData(form, parts.form) };
  if (parts.body === undefined) return {};
  return { body: JSON.stringify(parts.body), headers: { 'content-type': 'application/json' } };
}

function formData(
  { files: part }: Pick<FormBody, 'files'>,
  { files = [], fields = {} }: NonNullable<Parts['form']> = { files: [] },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const file of files) form.append(part, file);
  return form;
}

/** Success statuses of actions and of creations; any other status is an error (A-09, 2§5, 3§7). */
const successes: ReadonlySet<number> = new Set([200, 201]);

/**
 * Sends and reads the answer to its end, since a connection may break halfway. An abort by the caller is not reported
 * as `CallBroken`.
 */
async function exchange(send: Send, url: string, init: RequestInit, isBytes: boolean) {
  try {
    const response = await send(url, init);
    const { status } = response;
    const isOk = successes.has(status);
    const answer = isOk && isBytes ? await response.blob() : parsed(await response.text());
    return { isOk: isOk && answer !== undefined, status, answer, retryAfterSeconds: retryAfterOf(response) };
  } catch (cause) {
    if (init.signal?.aborted || cause instanceof CallBroken) throw cause;
    throw new CallBroken(`no answer of ${init.method} ${url}`, { cause });
  }
}

/** Parsed JSON; `undefined` for an answer that is not JSON, and so not from our server. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shape of a refusal code of our server; the list of codes and statuses is too large for the first screen. */
const ownCode = /^(unexpected|[a-z_]+\.[a-z_]+)$/;

/**
 * The failure of an error answer (1§7). Every 403 is a forbidden action with its literal text (1§8), except for a
 * client's link.
 */
async function toFailure(status: number, answer: unknown, retryAfterSeconds: number | undefined): Promise<Error> {
  const error = (answer as Partial<FailureBody> | null | undefined)?.error;
  if (status === 403 && error?.code !== 'link.invalid') {
    return new Failure('access.forbidden', { message: forbiddenText, status });
  }
  if (!error || !ownCode.test(error.code)) {
    return new ForeignAnswer(status, nestedMessage(answer), retryAfterSeconds);
  }
  return new Failure(error.code, {
    message: error.message || (await textOf(error.code)),
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(error.fields && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
    ...(error.others && { others: error.others }),
  });
}

/** Text for an error answer that has none. Loads the texts on demand, because our server always sends a text. */
async function textOf(code: Failure['code']): Promise<string> {
  const texts = await import('./failure-texts.ts').catch(() => undefined);
  return texts?.failureTexts[code] ?? unexpectedText;
}

/**
 * `error.message` at any depth, otherwise `message` (1§7: nested error message extraction); empty when there is none.
 */
function nestedMessage(answer: unknown): string {
  if (!isRecord(answer)) return '';
  const { error, message } = answer;
  return nestedMessage(error) || (typeof message === 'string' ? message : '');
}
