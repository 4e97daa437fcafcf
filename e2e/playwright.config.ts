import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/browser.ts';
import { slowness } from './src/slowness.ts';
import { chooseTemporaryFolder } from './src/temporary-folder.ts';

chooseTemporaryFolder();

/** Inherited by the workers, each with a whole server: more memory for young objects, so that fewer are copied. */
process.env['NODE_OPTIONS'] ??= '--max-semi-space-size=64';

/**
 * The browser keeps compiled scripts and does not optimize them: a journey ends before that pays for itself (decision
 * record 0095).
 */
const unoptimized = '--js-flags=--no-flush-bytecode,--no-maglev,--no-turbofan';
const browser = await browserLaunch();

/** Where `scripts/test.mjs` expects the results; a manual run needs no file. */
const resultsFile = process.env['PLAYWRIGHT_RESULTS'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/build-web.ts',
  outputDir: './test-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  forbidOnly: true,
  retries: 0,
  // As many as the processors of the pipeline: with a third the run is no shorter, and more journeys are late.
  workers: 2,
  fullyParallel: true,
  // Twice of what a journey needs on a quiet machine: a long wait only delays a failure.
  timeout: 120_000 * slowness,
  expect: { timeout: 20_000 * slowness, toPass: { timeout: 60_000 * slowness } },
  reporter: resultsFile ? [['list'], ['json', { outputFile: resultsFile }]] : [['list']],
  use: {
    actionTimeout: 20_000 * slowness,
    navigationTimeout: 40_000 * slowness,
    browserName: 'chromium',
    launchOptions: { ...browser, args: [...(browser.args ?? []), unoptimized] },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // Reduced motion: what is seen does not depend on timing.
    contextOptions: { reducedMotion: 'reduce' },
    // Saves most of the time; use `--trace on` for a failing journey.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
