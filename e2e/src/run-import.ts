import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { House } from '@gektar/server/testing/house.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run import -- land-plots FILE` against the base of a house; what it prints. */
export async function importPlots(house: House, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(root, 'server/src/cli/import.ts'), 'land-plots', file],
    // Nothing of the surrounding run's own settings.
    { cwd: root, env: { PATH: process.env['PATH'], DATABASE_URL: house.databaseUrl } },
  );
  return stdout;
}
