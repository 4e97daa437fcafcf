import { type Endpoint, fillPath, queryString } from '@gektar/contract/endpoint.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import { type Answer, ask } from '#testing/ask.ts';
import type { TestApp } from '#testing/test-app.ts';

/** What is sent with a call. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Instead of a body. */
  readonly files?: readonly File[];
  /** Employee's by default; null asks as a stranger. */
  readonly token?: string | null;
}

/** Makes the rows that a call needs, and says what to send. */
export type Prepare = (app: TestApp) => Promise<Sent>;

/** A call that writes, on rows of its own. */
export interface WritingCall {
  readonly endpoint: Endpoint;
  /** Up to a call that succeeds; a text says why there is none. */
  readonly prepare: Prepare | string;
  /** Up to a call that is refused so; a text says why that cannot be brought about. */
  readonly refusals: Partial<Readonly<Record<FailureCode, Prepare | string>>>;
  /** Tables that count tries, whether they are refused or not. */
  readonly counts: readonly string[];
}

/** Each refusal that the endpoint declares must be brought about. */
export function writes<const E extends Endpoint>(
  endpoint: E,
  prepare: Prepare | string,
  refusals: Readonly<Record<E['failures'][number], Prepare | string>>,
  { counts = [] }: { counts?: readonly string[] } = {},
): WritingCall {
  return { endpoint, prepare, refusals, counts };
}

/** The same rows, and a call that differs in this. */
export function but(prepare: Prepare, changed: (sent: Sent) => Sent): Prepare {
  return async (app) => {
    const sent = await prepare(app);
    return { ...sent, ...changed(sent) };
  };
}

/** Other fields of the same body. */
export function withBody(prepare: Prepare, fields: object): Prepare {
  return but(prepare, ({ body }) => ({ body: { ...(body as object), ...fields } }));
}

/** An id that nothing has. */
export const nobodysId = '019a0000-0000-7000-8000-00000000dead';
/** A dictionary value that no dictionary has. */
export const nobodysValue = { id: 2_147_483_647 };
export const withNobodysId: Prepare = async () => ({ params: { id: nobodysId } });

/** The call as it goes over the wire. */
export async function send(app: TestApp, { method, path, form }: Endpoint, sent: Sent): Promise<Answer> {
  const { params = {}, query, body, files, token } = sent;
  const address = fillPath(path, params) + queryString(query);
  if (form === undefined || files === undefined)
    return ask(app, method, address, { ...(token !== undefined && { token }), body });
  const content = new FormData();
  for (const file of files) content.append(form.files, file);
  const headers = token === null ? {} : { authorization: `Bearer ${token ?? app.broker.token}` };
  const response = await fetch(app.url + address, { method, headers, body: content });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as unknown };
}

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
