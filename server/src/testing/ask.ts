import type { FailureBody } from '@gektar/contract/failure.ts';
import { failureStatus } from '@gektar/contract/failure-status.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { OtherRecord } from '@gektar/contract/other-record.ts';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export interface Asked {
  /** The employee's token by default; null for an anonymous caller. */
  readonly token?: string | null;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** undefined when the text is not JSON. */
  readonly json: unknown;
}

/** A raw request, bypassing the typed client: what a broken or hostile program might send. */
export async function ask(app: TestApp, method: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { token = app.broker.token, body } = asked;
  const headers = new Headers();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value);
  const response = await fetch(app.url + path, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await textOf(response);
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

/** Text of an answer; empty for an event stream, which never ends. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The refusal of an answer, checked to have our envelope, complete, in Russian and without other details. */
export function refusalIn(answer: Pick<Answer, 'status' | 'json' | 'text'>): FailureBody['error'] {
  const { error, ...rest } = (answer.json ?? {}) as FailureBody;
  expect(rest, answer.text).toEqual({});
  expect(error, answer.text).toBeDefined();
  const { code, message, fields, current, others = [], ...more } = error;
  expect(more, answer.text).toEqual({});
  expect({ status: answer.status, message }, answer.text).toEqual({
    status: failureStatus[code],
    message: failureTexts[code],
  });
  for (const [path, said] of Object.entries(fields ?? {})) {
    expect(path).not.toBe('');
    expect(said, path).toMatch(/[а-яё]/i);
  }
  for (const other of others) expect(OtherRecord.safeParse(other).success, answer.text).toBe(true);
  return error;
}
