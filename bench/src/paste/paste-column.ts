import type { BrowserContext } from '@playwright/test';

/** Times from the paste to the preview of all rows, and from 'Записать' until the dialog is closed (ms). */
export interface PasteTimes {
  readonly previewMs: number;
  readonly writeMs: number;
}

interface PastedList {
  readonly path: string;
  /** First words of the column's head. */
  readonly head: string;
}

const ROW_PX = 40;
/** Long enough for a busy machine. */
const WAIT_MS = 180_000;

/** Pastes a column of values into the first rows of a list; times are taken by the clock of the page. */
export async function pasteColumn(
  context: BrowserContext,
  { path, head }: PastedList,
  values: readonly number[],
): Promise<PasteTimes> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(path);
  // The next page of a list is loaded when its end becomes visible.
  await page.waitForFunction((px) => {
    const body = document.querySelector<HTMLElement>('[role=grid] tbody');
    const scroller = body?.closest('table')?.parentElement;
    const isWhole = Number.parseFloat(body?.style.height ?? '0') >= px;
    if (scroller) scroller.scrollTop = isWhole ? 0 : scroller.scrollHeight;
    return isWhole && scroller?.scrollTop === 0;
  }, values.length * ROW_PX);
  const column = page.getByRole('columnheader', { name: head }).first();
  await column.scrollIntoViewIfNeeded();
  const index = await column.getAttribute('aria-colindex');
  const cell = page.locator(`[role=grid] tr[aria-rowindex="2"] > [aria-colindex="${index}"]`);
  await cell.click();
  await page.locator(`[role=grid] tr[aria-rowindex="2"] > [aria-colindex="${index}"][data-editable]`).waitFor();
  return page.evaluate(async (text) => {
    const until = (isThere: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => (isThere() ? resolve(performance.now()) : setTimeout(look, 10));
        look();
      });
    const button = () =>
      [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
        (one) => one.textContent?.startsWith('Записать') && !one.disabled,
      );
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const pastedAt = performance.now();
    document
      .querySelector('[role=grid]')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const shownAt = await until(() => button() !== undefined);
    const pressedAt = performance.now();
    button()?.click();
    const doneAt = await until(() => document.querySelector('[role=dialog]') === null);
    return { previewMs: shownAt - pastedAt, writeMs: doneAt - pressedAt };
  }, values.join('\n'));
}
