import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of a person's actions since the page was loaded, or since `startCounting`. */
    actions: number;
  }
}

/**
 * Counts a person's actions on every page that is opened from now on: each press of a button of the mouse, each key,
 * and each typed text as one. Modifier keys alone do not count; a paste counts as its key.
 */
export async function countActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isTyping = false;
    window.actions = 0;
    const count = () => {
      window.actions += 1;
      isTyping = false;
    };
    window.addEventListener('pointerdown', count, true);
    window.addEventListener('paste', count, true);
    window.addEventListener(
      'keydown',
      ({ key, ctrlKey, altKey, metaKey }) => {
        if (['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return;
        const isLetter = key.length === 1 && !ctrlKey && !altKey && !metaKey;
        if (!isLetter || !isTyping) count();
        isTyping = isLetter;
      },
      true,
    );
  });
}

export async function startCounting(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.actions = 0;
  });
}

/** Actions since `startCounting`, or since the page was loaded. */
export function actionsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.actions);
}
