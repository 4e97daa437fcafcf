import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestApp } from '@gektar/server/testing/test-app.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run import -- land-plots FILE` on the database of a test app. @returns its output */
export async function importPlots(app: TestApp, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(root, 'server/src/cli/import.ts'), 'land-plots', file],
    // Excludes the settings of the surrounding run.
    { cwd: root, env: { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl } },
  );
  return stdout;
}
