import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/browser.ts';
import { slowness } from './src/slowness.ts';

/** Where `scripts/test.mjs` wants the results to count; a run by hand needs no file. */
const resultsFile = process.env['PLAYWRIGHT_RESULTS'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/build-web.ts',
  outputDir: './test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: resultsFile ? [['list'], ['json', { outputFile: resultsFile }]] : [['list']],
  use: {
    actionTimeout: 10_000 * slowness,
    navigationTimeout: 20_000 * slowness,
    browserName: 'chromium',
    launchOptions: await browserLaunch(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // A screen without moving parts, as a person may ask for: what is seen does not depend on the millisecond.
    contextOptions: { reducedMotion: 'reduce' },
    // A tenth of the time; `--trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
