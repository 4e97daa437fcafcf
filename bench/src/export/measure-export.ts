import { readFile } from 'node:fs/promises';
import { getSettings } from '@gektar/contract/shell.ts';
import { cpuTime } from '#cpu-time.ts';
import type { DemoProduct } from './demo-product.ts';

export interface ExportResult {
  readonly seconds: number;
  /** Processor time of the server's process including its threads. Linux only. */
  readonly cpuSeconds: number | undefined;
  readonly content: Buffer;
  /** Resident memory of the server's process (MB): before, and the peak. Linux only. */
  readonly memory: { readonly before: number; readonly most: number } | undefined;
  /** Response time of a small concurrent request (ms): median and worst. */
  readonly others: { readonly median: number; readonly worst: number };
}

const LOOK_EVERY_MS = 20;

/** @throws when the answer is not 200 */
export async function measureExport(product: DemoProduct, path: string): Promise<ExportResult> {
  const before = await memoryOf(product.pid);
  let most = before;
  const waits: number[] = [];
  const done = new AbortController();
  const watching = watch(done.signal, async () => {
    const asked = performance.now();
    await product.call(getSettings);
    waits.push(performance.now() - asked);
    most = Math.max(most ?? 0, (await memoryOf(product.pid)) ?? 0);
  });
  const cpuBefore = await cpuTime(product.pid);
  const started = performance.now();
  const response = await fetch(product.url + path, { headers: { authorization: `Bearer ${product.token}` } });
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  const seconds = (performance.now() - started) / 1000;
  const cpuAfter = await cpuTime(product.pid);
  done.abort();
  await watching;
  waits.sort((a, b) => a - b);
  return {
    seconds,
    cpuSeconds: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / 1000,
    content,
    memory: before === undefined || most === undefined ? undefined : { before, most },
    others: { median: waits[Math.floor(waits.length / 2)] ?? 0, worst: waits.at(-1) ?? 0 },
  };
}

async function watch(signal: AbortSignal, look: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await look();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function memoryOf(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
