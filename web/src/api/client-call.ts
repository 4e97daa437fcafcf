import { type CallInput, type CallOutput, type Endpoint, fillPath, queryString } from '@gektar/contract/endpoint.ts';
import type { FailureBody, FailureCode } from '@gektar/contract/failure.ts';
import { ANNOUNCED_RETRIES, announcedDelayMs, retryAfterOf } from '@gektar/contract/retry-after.ts';

/**
 * Method and path of an endpoint. Client pages refer to an endpoint by type only, `LineOf<typeof landPublic.read>`:
 * importing it would load zod on a phone.
 */
export type LineOf<E extends Endpoint> = Pick<E, 'method' | 'path'>;

/** A failed call of a client page. */
export class ClientRefused extends Error {
  override readonly name = 'ClientRefused';
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  readonly code: FailureCode | undefined;

  constructor(status: number | undefined, message = '', code?: FailureCode) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * A call of a client page: no bearer token, no reaction to 401 (G-01), the code in the query (G-02). A read
 * is retried automatically after a refusal with `Retry-After`.
 * @throws {ClientRefused}
 */
export async function callAsClient<E extends Endpoint>(
  { method, path }: LineOf<E>,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<CallOutput<E>> {
  const { params, query, body } = input as { readonly [Part in 'params' | 'query' | 'body']?: Record<string, unknown> };
  const url = fillPath(path, params) + queryString(query);
  const content = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const ask = () => exchange(url, { method, ...content, ...(signal && { signal }) });
  let response = await ask();
  for (
    let retry = 0;
    method === 'GET' && response.retryAfterSeconds !== undefined && retry < ANNOUNCED_RETRIES;
    retry += 1
  ) {
    await waited(announcedDelayMs(response.retryAfterSeconds), signal);
    response = await ask();
  }
  const { isOk, status, answer } = response;
  if (isOk && answer !== undefined) return answer as CallOutput<E>;
  const { message, code } = (answer as Partial<FailureBody> | undefined)?.error ?? {};
  throw new ClientRefused(status, message, code);
}

/**
 * Sends and reads the answer to its end, because a connection may break halfway. `undefined` for an answer that is not
 * JSON, and so not from our server.
 */
async function exchange(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const retryAfterSeconds = response.status === 503 ? retryAfterOf(response) : undefined;
    return { isOk: response.ok, status: response.status, answer: parsed(text), retryAfterSeconds };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ClientRefused(undefined);
  }
}

/**
 * Waits.
 * @throws the abort reason of the signal
 */
function waited(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, delayMs);
  signal?.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
  return promise;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
