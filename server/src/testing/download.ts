import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { TestApp } from './test-app.ts';

export interface Download {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** File name as a browser would read it (RFC 6266). */
  readonly name: string | undefined;
}

/** A downloaded file. */
export async function download(app: TestApp, path: string): Promise<Download> {
  const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${app.broker.token}` } });
  const { status, headers } = response;
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  const bytes = response.body ? await buffer(Readable.fromWeb(response.body)) : Buffer.alloc(0);
  return { status, headers, bytes, name: encoded && decodeURIComponent(encoded) };
}
