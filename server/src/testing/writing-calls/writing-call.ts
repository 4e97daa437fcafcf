import { type Endpoint, fillPath, queryString } from '@gektar/contract/endpoint.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import { type Answer, ask } from '#testing/ask.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Content of a call. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Files to upload, sent instead of a body. */
  readonly files?: readonly File[];
  /** Text fields sent before the files. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The employee's token by default; null for an anonymous caller. */
  readonly token?: string | null;
  /** Header fields of a call without files. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Inserts the rows that a call needs, and returns what to send. */
export type Prepare = (app: TestApp) => Promise<Sent>;

/** An endpoint that writes, with the requests that tests send to it. */
export interface WritingCall {
  readonly endpoint: Endpoint;
  /** Preparation of a successful call; a text explains why there is none. */
  readonly prepare: Prepare | string;
  /** Preparation of a refused call; a text explains why it cannot be produced. */
  readonly refusals: Partial<Readonly<Record<FailureCode, Prepare | string>>>;
  /** Tables of attempt counters, which change even when the call is refused. */
  readonly counts: readonly string[];
}

/** Describes a writing call; the types require a case for each error code that the endpoint declares. */
export function writes<const E extends Endpoint>(
  endpoint: E,
  prepare: Prepare | string,
  refusals: Readonly<Record<E['failures'][number], Prepare | string>>,
  { counts = [] }: { counts?: readonly string[] } = {},
): WritingCall {
  return { endpoint, prepare, refusals, counts };
}

/** A preparation with a changed request. */
export function but(prepare: Prepare, changed: (sent: Sent) => Sent): Prepare {
  return async (app) => {
    const sent = await prepare(app);
    return { ...sent, ...changed(sent) };
  };
}

/** The prepared call with other fields in its body. */
export function withBody(prepare: Prepare, fields: object): Prepare {
  return but(prepare, ({ body }) => ({ body: { ...(body as object), ...fields } }));
}

/** An id of no entity. */
export const nobodysId = '019a0000-0000-7000-8000-00000000dead';
/** An unknown dictionary value. */
export const nobodysValue = { id: 2_147_483_647 };
export const withNobodysId: Prepare = async () => ({ params: { id: nobodysId } });

/** Sends the call. */
export async function send(app: TestApp, { method, path, form }: Endpoint, sent: Sent): Promise<Answer> {
  const { params = {}, query, body, files, fields = {}, token, headers: others = {} } = sent;
  const address = fillPath(path, params) + queryString(query);
  if (form === undefined || files === undefined)
    return ask(app, method, address, { ...(token !== undefined && { token }), body, headers: others });
  const content = new FormData();
  for (const [name, value] of Object.entries(fields)) content.append(name, value);
  for (const file of files) content.append(form.files, file);
  const headers = token === null ? {} : { authorization: `Bearer ${token ?? app.broker.token}` };
  const response = await fetch(app.url + address, { method, headers, body: content });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
