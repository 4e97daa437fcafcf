import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, createCall } from '@gektar/contract/call.ts';
import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItems, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { signIn } from '@gektar/contract/people/sign-in.ts';
import { requestFields } from '@gektar/server/testing/given-request.ts';
import { startProduct } from '@gektar/server/testing/product.ts';

/** The product on its first start, filled with demo data. */
export interface DemoProduct {
  readonly url: string;
  readonly pid: number;
  /** From the command to the first answer, including creating and filling the database. */
  readonly startSeconds: number;
  readonly token: string;
  readonly call: Call;
  stop(): Promise<void>;
}

export async function startDemo(): Promise<DemoProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-export-'));
  const started = performance.now();
  const product = startProduct({ GEKTAR_DATA: folder });
  const url = await product.url;
  const startSeconds = (performance.now() - started) / 1000;
  const { token } = await callerOf(url)(signIn, { body: { login: 'broker', password: 'gektar-demo' } });
  return {
    url,
    pid: product.pid ?? 0,
    startSeconds,
    token,
    call: callerOf(url, token),
    async stop() {
      product.kill('SIGTERM');
      await product.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function callerOf(url: string, token?: string): Call {
  return createCall((path, init) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    return fetch(url + path, { ...init, headers });
  });
}

/** Fills a request's selection with plots. @returns its id */
export async function fillSelection({ call }: DemoProduct, count: number): Promise<string> {
  const plots = await call(findProperties, { query: { take: count, skip: 0 }, body: { isEnabled: true } });
  const [first] = plots;
  if (!first || plots.length < count) throw new Error(`the demonstration has ${plots.length} plots, not ${count}`);
  const request = await call(createRequest, {
    body: requestFields({ name: 'Подборка для измерения', propertyTypes: [{ id: first.propertyType.id }] }),
  });
  const selection = await call(getSelectionOfRequest, { params: { requestId: request.id } });
  const items = plots.map(({ id }) => ({ entityId: id }));
  await call(addSelectionItems, { params: { id: selection.id }, body: { items } });
  return request.id;
}
