import { type CallInput, type CallOutput, type Endpoint, fillPath, queryString } from './endpoint.ts';
import { Failure, type FailureBody, type FailureCode, failureStatus } from './failure.ts';

/** How requests leave: `fetch`, or something that wraps it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** One typed call of an endpoint. @throws {Failure} what the server refused, or `CallBroken` when no answer came */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: keyof CallInput<E> extends never
    ? [input?: Record<never, never>, options?: CallOptions]
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
    const response = await send(url, {
      method: endpoint.method,
      ...(endpoint.body && { body: JSON.stringify(parts.body), headers: { 'content-type': 'application/json' } }),
      ...(options?.signal && { signal: options.signal }),
    });
    const answer = await readJson(response);
    if (!response.ok) throw toFailure(response.status, answer);
    return answer as CallOutput<typeof endpoint>;
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new CallBroken(`not JSON, status ${response.status}`, { cause });
  }
}

/** The failure inside an error answer (1§7: nested error message extraction). */
function toFailure(status: number, answer: unknown): Error {
  const error = (answer as Partial<FailureBody> | null)?.error;
  if (!error || !(error.code in failureStatus)) return new CallBroken(`status ${status} without a known code`);
  return new Failure(error.code as FailureCode, {
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
  });
}
