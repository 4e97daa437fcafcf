import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** Excludes the language and the PG… variables of the environment. */
export const toolEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws {Error} with its output, when it fails
 */
export async function runTool(program: string, args: string[], account: Account | undefined): Promise<void> {
  const child = spawn(program, args, { ...account, cwd: '/', env: toolEnvironment, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  const code = await promise;
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said.trim()}`);
}
