import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { showList } from './show-list.ts';

/** Time for requests that the page sends after showing its rows (ms). */
const REST_MS = 4_000;

/** Sizes after gzip, whatever encoding the server used. */
export interface Sizes {
  readonly scriptKb: number;
  readonly styleKb: number;
}

/** Name of a file → its size and kind. */
type Files = ReadonlyMap<string, { readonly kind: 'script' | 'stylesheet'; readonly bytes: number }>;

/** All files loaded by a visit of this address until it is idle, in an empty browser. */
export async function filesOf(context: BrowserContext, address: string): Promise<Files> {
  const page = await context.newPage();
  const files = new Map<string, { kind: 'script' | 'stylesheet'; bytes: number }>();
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const keep = async () => {
      files.set(response.url(), { kind, bytes: gzipSync(await response.body(), { level: 9 }).length });
    };
    read.push(keep());
  });
  await showList(page, address);
  await sleep(REST_MS);
  await Promise.all(read);
  await page.close();
  return files;
}

export function sizesOf(files: Files): Sizes {
  const kilobytes = (kind: string) => {
    const bytes = [...files.values()].filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
    return bytes / 1000;
  };
  return { scriptKb: kilobytes('script'), styleKb: kilobytes('stylesheet') };
}

/** Files of the second visit that the first did not load. */
export function beyond(first: Files, second: Files): Files {
  return new Map([...second].filter(([name]) => !first.has(name)));
}
