import { getSettings } from '@gektar/contract/shell.ts';
import { cpuTime } from '#cpu-time.ts';
import { type Watched, watchServer } from '#watch-server.ts';
import type { DemoProduct } from './demo-product.ts';

export interface ExportResult extends Watched {
  readonly seconds: number;
  /** Processor time of the server's process including its threads. Linux only. */
  readonly cpuSeconds: number | undefined;
  readonly content: Buffer;
}

/** @throws when the answer is not 200 */
export async function measureExport(product: DemoProduct, path: string): Promise<ExportResult> {
  const { outcome, ...watched } = await watchServer(
    product.pid,
    () => product.call(getSettings),
    async () => {
      const cpuBefore = await cpuTime(product.pid);
      const started = performance.now();
      const response = await fetch(product.url + path, { headers: { authorization: `Bearer ${product.token}` } });
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      const content = Buffer.from(await response.arrayBuffer());
      const seconds = (performance.now() - started) / 1000;
      const cpuAfter = await cpuTime(product.pid);
      const cpuSeconds = cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / 1000;
      return { seconds, cpuSeconds, content };
    },
  );
  return { ...outcome, ...watched };
}
