import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** What was seen of a server during a piece of work. */
export interface Watched {
  /** Resident memory of the server's process (MB): before, and the peak. Linux only. */
  readonly memory: { readonly before: number; readonly most: number } | undefined;
  /** Response time of a small concurrent request (ms): median and worst. */
  readonly others: { readonly median: number; readonly worst: number };
}

/**
 * Runs a piece of work of a server while its memory is read and a small request is sent every 20 ms.
 * @param ask sends the small request
 */
export async function watchServer<Outcome>(
  pid: number,
  ask: () => Promise<unknown>,
  work: () => Promise<Outcome>,
): Promise<Watched & { readonly outcome: Outcome }> {
  const before = await memoryOf(pid);
  let most = before;
  const waits: number[] = [];
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      const asked = performance.now();
      await ask();
      waits.push(performance.now() - asked);
      most = Math.max(most ?? 0, (await memoryOf(pid)) ?? 0);
      await delay(LOOK_EVERY_MS);
    }
  })();
  const outcome = await work().finally(() => done.abort());
  await watching;
  waits.sort((a, b) => a - b);
  return {
    outcome,
    memory: before === undefined || most === undefined ? undefined : { before, most },
    others: { median: waits[Math.floor(waits.length / 2)] ?? 0, worst: waits.at(-1) ?? 0 },
  };
}

/** MB. */
async function memoryOf(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
