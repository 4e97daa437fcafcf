import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { machineSlowness } from './scripts/machine-speed.mjs';
import { chooseTemporaryFolder } from './scripts/temporary-folder.mjs';

chooseTemporaryFolder();

const setupFiles = [resolve(import.meta.dirname, 'scripts/repeatable-samples.mjs')];
/** A test whose assertions all stand in a loop over nothing has asserted nothing, and fails. */
const requireAssertions = true;
/** For tests that wait for nothing outside of the process; a busy machine gets more (ms). */
const testTimeout = 20_000 * machineSlowness();

export default defineConfig({
  test: {
    allowOnly: false,
    // A stored output that is missing fails its test; `vitest run PATH --update` writes it.
    update: 'none',
    maxWorkers: 2,
    // Modules are loaded once for a worker, not anew for each file: half of the time of a run. No test replaces a module.
    isolate: false,
    projects: [
      {
        test: {
          name: 'format',
          root: 'format',
          include: ['src/**/*.test.ts'],
          setupFiles,
          testTimeout,
          expect: { requireAssertions },
        },
      },
      {
        test: {
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
          setupFiles,
          testTimeout,
          expect: { requireAssertions },
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          setupFiles,
          globalSetup: ['src/testing/global-setup.ts'],
          // More room for short-lived objects (MB): a tenth of the processor time is their collection.
          execArgv: ['--max-semi-space-size=64'],
          // Over HTTP against a real PostgreSQL, and processes that are started: nobody waits for it on purpose.
          testTimeout: 120_000 * machineSlowness(),
          hookTimeout: 120_000 * machineSlowness(),
          expect: { requireAssertions, poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
          setupFiles,
          testTimeout,
          expect: { requireAssertions },
        },
      },
      // Some read every file of the project.
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.mjs'],
          testTimeout: 60_000 * machineSlowness(),
          expect: { requireAssertions },
        },
      },
    ],
  },
});
