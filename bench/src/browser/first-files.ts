import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { showList } from './show-list.ts';

/** Round trip 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up; with a processor 4 × slower than this one. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

/** What a visit loaded before its first row; sizes after gzip, whatever encoding the server used. */
export interface FirstFiles {
  readonly files: ReadonlyMap<string, number>;
  readonly scriptKb: number;
  readonly styleKb: number;
  /** From the beginning of the navigation (ms). */
  readonly firstRow: number;
}

/** Visits a list once with an empty cache, until its rows are shown. */
export async function firstFilesOf(
  context: BrowserContext,
  address: string,
  { isSlow = false }: { readonly isSlow?: boolean } = {},
): Promise<FirstFiles> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  if (isSlow) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', line);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  const files = new Map<string, { readonly kind: string; readonly bytes: number }>();
  const read: Promise<void>[] = [];
  let isThere = false;
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (isThere || (kind !== 'script' && kind !== 'stylesheet')) return;
    const name = new URL(response.url()).pathname;
    const keep = async () => {
      files.set(name, { kind, bytes: gzipSync(await response.body(), { level: 9 }).length });
    };
    read.push(keep());
  });
  await showList(page, address);
  isThere = true;
  const firstRow = await page.evaluate(() => performance.now());
  await Promise.all(read);
  await page.close();
  const kilobytes = (wanted: string) =>
    [...files.values()].filter(({ kind }) => kind === wanted).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    files: new Map([...files].map(([name, { bytes }]) => [name, bytes])),
    scriptKb: kilobytes('script'),
    styleKb: kilobytes('stylesheet'),
    firstRow,
  };
}
