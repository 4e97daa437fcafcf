import { fork } from 'node:child_process';
import { measure, type Run } from '#load.ts';
import type { Result } from '#measure-cases.ts';
import type { Request } from '#requests.ts';
import { ask } from '#same-answers.ts';
import type { Server } from '#servers.ts';
import { toTable } from '#table.ts';
import type { Statement } from './recorded.ts';

interface Reading {
  readonly ours: Server;
  readonly bare: Server;
  /** Number of runs of each server. */
  readonly rounds: number;
  /** Length of a run (s). */
  readonly seconds: number;
}

/** Measures requests to the product and to a server that replays its statements, alternately. */
export async function measureReads(
  name: string,
  requests: readonly Request[],
  { ours, bare, rounds, seconds }: Reading,
): Promise<Result> {
  const workOf = async (server: Server) => {
    const lengths = new Map<Request, number>();
    for (const request of requests) lengths.set(request, Buffer.byteLength(await ask(server, request)));
    return { requests, lengths };
  };
  const work = { product: await workOf(ours), bare: await workOf(bare) };
  const amounts = { product: 0, bare: 0 };
  const runs = { product: [] as Run[], bare: [] as Run[] };
  for (const server of [ours, bare]) {
    const { perSecond } = await measure(server, work[server.name], 0);
    amounts[server.name] = Math.round(perSecond * seconds);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const server of round % 2 === 0 ? [ours, bare] : [bare, ours]) {
      runs[server.name].push(await measure(server, work[server.name], amounts[server.name]));
    }
  }
  console.log(
    toTable([{ name, ours: runs.product, bare: runs.bare }])
      .split('\n')
      .at(-1),
  );
  return { name, ours: runs.product, bare: runs.bare };
}

/** Starts a server that answers each request with the rows of these statements. */
export async function startReplay(
  databaseUrl: string,
  statements: Readonly<Record<string, Statement[]>>,
): Promise<Server> {
  const child = fork(new URL('bare-replay.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.send(statements);
  });
  return {
    name: 'bare',
    url,
    pid: child.pid ?? 0,
    headers: { 'content-type': 'application/json' },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
