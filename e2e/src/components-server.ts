import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const web = resolve(import.meta.dirname, '../../web');
const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');

/** Serves a build of the pages that includes `/dev/components`, unlike the product's own build. */
export interface ComponentsServer {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Builds the pages and serves them, ≈ 5 s of processor time.
 * @param apiOrigin where `/api` is, e.g. `http://127.0.0.1:8080`
 */
export async function startComponentsServer(apiOrigin: string): Promise<ComponentsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-components-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const built = run(['build', '--mode', 'components', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']);
    const [said, [code]] = await Promise.all([text(built.stderr), once(built, 'exit')]);
    if (code !== 0) throw new Error(`Vite ended with ${code}: ${said}`);
    const server = run(['preview', '--outDir', folder, '--host', '127.0.0.1'], { GEKTAR_API_ORIGIN: apiOrigin });
    return {
      url: await addressSaid(server),
      async close() {
        const ended = once(server, 'exit');
        server.kill();
        await ended;
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function run(
  words: readonly string[],
  env: Record<string, string> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [vite, ...words], {
    cwd: web,
    env: { PATH: process.env['PATH'], NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** URL that Vite prints: it chooses a free port itself. */
function addressSaid(child: ReturnType<typeof run>): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (address !== undefined) found(address);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('exit', (code) => reject(new Error(`Vite ended with ${code}: ${said}`)));
  return promise;
}
