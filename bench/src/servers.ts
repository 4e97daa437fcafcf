import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@gektar/server/testing/product.ts';
import { tokenOf } from '@gektar/server/testing/token.ts';

/** A measured server, in a separate process. */
export interface Server {
  readonly name: 'product' | 'bare';
  readonly url: string;
  readonly pid: number;
  readonly headers: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the product's `main.ts` with default settings in its own folder: answers are not validated, log level `warn`.
 * @param start starts the product of another checkout
 */
export async function startOurs(
  databaseUrl: string,
  employeeId: string,
  settings: NodeJS.ProcessEnv = {},
  start: typeof startProduct = startProduct,
): Promise<Server> {
  const secret = randomBytes(32).toString('hex');
  // A folder can only be used with one database.
  const folder = await mkdtemp(join(tmpdir(), 'gektar-bench-'));
  const product = start({ DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, GEKTAR_DATA: folder, ...settings });
  return {
    name: 'product',
    url: await product.url,
    pid: product.pid ?? 0,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(secret, employeeId)}` },
    async stop() {
      product.kill('SIGTERM');
      await product.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts `bare/server.ts` with the same Node. */
export async function startBare(databaseUrl: string): Promise<Server> {
  const child = fork(new URL('bare/server.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
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
