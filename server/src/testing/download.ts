import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { House } from './house.ts';

export interface Download {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** As a browser would call the file (RFC 6266). */
  readonly name: string | undefined;
}

/** What an employee gets as a file. */
export async function download(house: House, path: string): Promise<Download> {
  const response = await fetch(house.url + path, { headers: { authorization: `Bearer ${house.broker.token}` } });
  const { status, headers } = response;
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  const bytes = response.body ? await buffer(Readable.fromWeb(response.body)) : Buffer.alloc(0);
  return { status, headers, bytes, name: encoded && decodeURIComponent(encoded) };
}
