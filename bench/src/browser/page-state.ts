import type { Page } from '@playwright/test';

/** What a page has become once its content is there. */
export interface PageState {
  /** ms from the navigation to the first text or picture that was painted, and to the content. */
  readonly firstPaint: number;
  readonly content: number;
  readonly elements: number;
}

/** @param show brings the page to its content */
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

/** MB of the page's own heap after the garbage was collected. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
