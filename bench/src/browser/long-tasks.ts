import type { BrowserContext, Page } from '@playwright/test';

/** Long tasks of the main thread as the browser defines them: more than 50 ms by the clock. */
export interface LongTasks {
  readonly overFifty: number;
  /** Longest task (ms); 0 without a long task. */
  readonly longest: number;
}

declare global {
  interface Window {
    benchLongTasks?: number[];
  }
}

/** Starts recording; call it before the context opens its first page. */
export const watchLongTasks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const tasks: number[] = [];
    window.benchLongTasks = tasks;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/**
 * Long tasks since the last call of this function. After an action that opens another page, only those of that page.
 */
export async function longTasksSince(page: Page): Promise<LongTasks> {
  const tasks = await page.evaluate(() => window.benchLongTasks?.splice(0) ?? []);
  return { overFifty: tasks.length, longest: Math.max(0, ...tasks) };
}
