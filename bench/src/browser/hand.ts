import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** The first matching element, unless `which` is set; `text` selects among elements that contain it. */
export interface Target {
  readonly css: string;
  readonly text?: string;
  /** `middle`: a row in the middle, because virtual lists also render rows above and below the visible ones. */
  readonly which?: 'last' | 'middle';
}

/** Actions of a person on a page. */
export interface Hand {
  readonly open: (path: string) => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** 'Enter', 'Tab' */
  readonly key: (name: string) => Promise<void>;
  /** Scrolls an element with the wheel, one step per frame. */
  readonly scroll: (css: string) => Promise<void>;
  /** Waits for `count` elements, by default 1, not counting those hidden from screen readers. */
  readonly see: (css: string, count?: number) => Promise<void>;
  readonly seeAddress: (part: string) => Promise<void>;
  /** Waits long enough for a map to be complete. */
  readonly look: () => Promise<void>;
}

const LOOK_MS = 2000;

const WHEEL_PX = 280;
const WHEELS = 60;

/**
 * A hand that uses only the browser's protocol. Playwright's own locators search the page by the roles and names of all
 * elements: 60 ms of the main thread on a slow processor, which would count as the page's work.
 */
export function handOn(page: Page, protocol: CDPSession): Hand {
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
    return result.value as Value;
  };
  const until = (condition: string) =>
    evaluate<void>(`new Promise((resolve) => {
      const look = () => (${condition} ? resolve() : setTimeout(look, 50));
      look();
    })`);
  const see = (css: string, count = 1) =>
    until(
      `[...document.querySelectorAll(${text(css)})].filter((one) => !one.closest('[aria-hidden=true]')).length >= ${count}`,
    );
  const middleOf = ({ css, text: wanted = '', which }: Target) =>
    evaluate<{ readonly x: number; readonly y: number }>(`(() => {
      const found = [...document.querySelectorAll(${text(css)})].filter((one) => one.textContent.includes(${text(wanted)}));
      const { x, y, width, height } = found.at(${which === undefined ? 0 : which === 'last' ? -1 : 'found.length / 2'}).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  return {
    open: async (path) => void (await page.goto(path, { waitUntil: 'commit' })),
    press: async (target) => {
      await see(target.css);
      const { x, y } = await middleOf(target);
      await page.mouse.click(x, y);
    },
    type: (letters) => page.keyboard.type(letters),
    key: (name) => page.keyboard.press(name),
    scroll: async (css) => {
      const { x, y } = await evaluate<{ readonly x: number; readonly y: number }>(`(() => {
        const { x, y, width } = document.querySelector(${text(css)}).getBoundingClientRect();
        return { x: x + Math.min(width / 2, 400), y: Math.max(y, 0) + 120 };
      })()`);
      await page.mouse.move(x, y);
      for (let step = 0; step < WHEELS; step += 1) {
        await page.mouse.wheel(0, WHEEL_PX);
        await evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve()))');
      }
    },
    see,
    seeAddress: (part) => until(`location.href.includes(${text(part)})`),
    look: () => setTimeout(LOOK_MS),
  };
}

const text = (value: string): string => JSON.stringify(value);
