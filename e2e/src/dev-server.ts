import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '../../web');

/** Pages served from their sources as by `npm run dev`, the only place with `/dev/pieces`. */
export interface DevServer {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  close(): Promise<void>;
}

/** @param apiOrigin where `/api` is, e.g. `http://127.0.0.1:8080` */
export async function startDevServer(apiOrigin: string): Promise<DevServer> {
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  // A free port chosen by Vite, which skips taken ones.
  const child = spawn(process.execPath, [vite, '--clearScreen', 'false'], {
    cwd: web,
    env: { PATH: process.env['PATH'], GEKTAR_API_ORIGIN: apiOrigin, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressSaid(child);
  return {
    url,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function addressSaid(child: ChildProcess): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (address !== undefined) found(address);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.once('exit', (code) => reject(new Error(`Vite ended with ${code}: ${said}`)));
  return promise;
}
