import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestApp } from '@gektar/server/testing/test-app.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run import -- land-plots FILE` against the base of a test app; what it prints. */
export async function importPlots(app: TestApp, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(root, 'server/src/cli/import.ts'), 'land-plots', file],
    // Nothing of the surrounding run's own settings.
    { cwd: root, env: { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl } },
  );
  return stdout;
}
