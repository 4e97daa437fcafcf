import type { Page } from '@playwright/test';

/** State of a page once its content is shown. */
export interface PageState {
  /** Time from the navigation to the first painted text or picture, and to the content (ms). */
  readonly firstPaint: number;
  readonly content: number;
  readonly elements: number;
}

/** @param show loads the page up to its content */
export async function stateAfter(page: Page, show: () => Promise<void>): Promise<PageState> {
  await show();
  return await page.evaluate(async () => {
    const content = performance.now();
    const firstPaint = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (entry) resolve(entry.startTime);
      });
      observer.observe({ type: 'paint', buffered: true });
    });
    return { content, firstPaint, elements: document.getElementsByTagName('*').length };
  });
}

/** MB of the page's heap after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
