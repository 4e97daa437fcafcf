import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/browser.ts';
import { slowness } from './src/slowness.ts';

/** Where `scripts/test.mjs` expects the results; a manual run needs no file. */
const resultsFile = process.env['PLAYWRIGHT_RESULTS'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/build-web.ts',
  outputDir: './test-results',
  forbidOnly: true,
  retries: 0,
  // Three on two processors: a journey waits for a fifth of its time.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  // Twice of what a journey needs that has a processor to itself.
  timeout: 120_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  reporter: resultsFile ? [['list'], ['json', { outputFile: resultsFile }]] : [['list']],
  use: {
    actionTimeout: 20_000 * slowness,
    navigationTimeout: 40_000 * slowness,
    browserName: 'chromium',
    launchOptions: await browserLaunch(),
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
