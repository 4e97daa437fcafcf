import type { Browser } from '@playwright/test';

/** Processor 4 × slower than this one; mobile connection with 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const CPU_SLOWDOWN = 4;
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Time from the beginning of the navigation (ms). */
export interface View {
  /** First paint. */
  readonly first: number;
  /** The wanted content: the first card, or the field for the code. */
  readonly wanted: number;
}

/** One visit of a phone with an empty cache. @param wanted selector of the wanted content */
export async function visitByPhone(browser: Browser, url: string, wanted: string): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', line);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: 120_000, waitUntil: 'commit' });
    const found = await page.waitForFunction(
      (selector) => {
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        return painted && document.querySelector(selector) ? [painted.startTime, performance.now()] : undefined;
      },
      wanted,
      { polling: 'raf', timeout: 120_000 },
    );
    const [first = 0, now = 0] = (await found.jsonValue()) ?? [];
    return { first, wanted: now };
  } finally {
    await context.close();
  }
}
