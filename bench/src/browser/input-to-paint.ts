import type { Page } from '@playwright/test';

/** Response times of presses and keys. */
export interface Answered {
  /** Longest time from a press to the frame with its effect (ms, in steps of 8); 0 when all took less than 16. */
  readonly slowest: number;
  readonly presses: number;
}

/** Time for the effects of an action to be drawn and for the browser to report them afterwards (ms). */
const SETTLE_MS = 500;

declare global {
  interface Window {
    benchPresses?: number[];
  }
}

/** Event Timing of presses and keys during an action. */
export async function answersDuring(page: Page, action: () => Promise<void>): Promise<Answered> {
  await page.evaluate(watch);
  await action();
  const durations = await page.evaluate(
    (settleMs) =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.benchPresses ?? []), settleMs));
      }),
    SETTLE_MS,
  );
  return { slowest: Math.max(0, ...durations), presses: durations.length };
}

function watch(): void {
  window.benchPresses = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) window.benchPresses?.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
