import { type CallInput, type CallOutput, type Endpoint, fillPath, queryString } from './endpoint.ts';
import { Failure, type FailureBody, failureStatus } from './failure.ts';

/** How requests leave: `fetch`, or something that wraps it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** One typed call of an endpoint. @throws {Failure} what the server refused, or `CallBroken` when no answer came */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]
) => Promise<CallOutput<E>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** No answer, or one that is none of ours: a lost connection, a proxy's page. */
export class CallBroken extends Error {
  override readonly name = 'CallBroken';
}

/** @param send gets a path below the server's root, e.g. `/api/employees` */
export function createCall(send: Send): Call {
  return async (endpoint, ...given) => {
    const [input, options] = given;
    const parts = (input ?? {}) as { params?: object; query?: object; body?: unknown };
    const url =
      fillPath(endpoint.path, parts.params as Record<string, unknown>) +
      queryString(parts.query as Record<string, unknown>);
    const init: RequestInit = {
      method: endpoint.method,
      ...(endpoint.body && { body: JSON.stringify(parts.body), headers: { 'content-type': 'application/json' } }),
      ...(options?.signal && { signal: options.signal }),
    };
    const { isOk, status, answer } = await exchange(send, url, init);
    if (!isOk) throw toFailure(status, answer);
    return answer as CallOutput<typeof endpoint>;
  };
}

/** Sends and reads to the end: a connection may break halfway. A call that its caller gave up is no broken one. */
async function exchange(send: Send, url: string, init: RequestInit) {
  try {
    const response = await send(url, init);
    return { isOk: response.ok, status: response.status, answer: JSON.parse(await response.text()) as unknown };
  } catch (cause) {
    if (init.signal?.aborted || cause instanceof CallBroken) throw cause;
    throw new CallBroken(`no answer, or none in JSON, of ${init.method} ${url}`, { cause });
  }
}

/** The failure inside an error answer (1§7: nested error message extraction). */
function toFailure(status: number, answer: unknown): Error {
  const error = (answer as Partial<FailureBody> | null)?.error;
  if (!error || !Object.hasOwn(failureStatus, error.code)) {
    return new CallBroken(`status ${status} without a known code`);
  }
  return new Failure(error.code, {
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
  });
}
