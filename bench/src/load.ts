import autocannon from 'autocannon';
import { cpuTime } from './cpu-time.ts';
import type { Request } from './requests.ts';
import type { Lengths } from './same-answers.ts';
import type { Server } from './servers.ts';

const CONNECTIONS = 8;
/** A page of a thousand is slow on a busy machine; the limit does not affect figures. */
const TIMEOUT_SECONDS = 60;

/** One run on one server. */
export interface Run {
  readonly perSecond: number;
  /** Median and 95th percentile of the response time (ms). */
  readonly p50: number;
  readonly p95: number;
  /** Processor time of the server's process per answer (ms), without the database's. Linux only. */
  readonly cpuMs: number | undefined;
}

/** Requests sent in turn, with the lengths of their answers; or a function that creates each request. */
export type Work = { readonly requests: readonly Request[]; readonly lengths: Lengths } | (() => Request);

/**
 * @param amount number of requests, shared by the connections
 * @throws when an answer is not successful, missing or incomplete
 */
export async function measure(server: Server, work: Work, amount: number): Promise<Run> {
  const times: number[] = [];
  const wrong: number[] = [];
  const check = (isWhole: (length: number) => boolean) => {
    return (status: number, _body: string, _context: object, headers: Record<string, unknown> = {}) => {
      const length = Number(headers['content-length'] ?? headers['Content-Length']);
      if (status < 200 || status > 299 || !isWhole(length)) wrong.push(status);
    };
  };
  const cpuBefore = await cpuTime(server.pid);
  const started = performance.now();
  let ended = started;
  const errors = await new Promise<number>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.url,
        connections: CONNECTIONS,
        amount: Math.max(amount, 2 * CONNECTIONS),
        headers: { ...server.headers },
        timeout: TIMEOUT_SECONDS,
        requests:
          typeof work === 'function'
            ? [{ setupRequest: (request) => ({ ...request, ...work() }), onResponse: check((length) => length > 0) }]
            : work.requests.map((request) => ({
                ...request,
                onResponse: check((length) => length === work.lengths.get(request)),
              })),
      },
      (error, result) => (error ? reject(error) : resolve(result.errors)),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      times.push(milliseconds);
      ended = performance.now();
    });
  });
  const cpuAfter = await cpuTime(server.pid);
  if (errors + wrong.length > 0 || times.length === 0) {
    const kinds = [...new Set(wrong)].join(', ');
    throw new Error(`${server.name}: ${errors} of ${times.length} without an answer, ${wrong.length} wrong (${kinds})`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    perSecond: (times.length / (ended - started)) * 1000,
    p50: at(0.5),
    p95: at(0.95),
    cpuMs: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / times.length,
  };
}
