import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

type Scope = { axe: typeof axe };

/**
 * Expects no axe violation of any severity. `every-screen.spec.ts` already checks every whole screen once.
 * @param where a whole screen, or the part of it that has changed its state
 */
export async function expectAccessible(where: Page | Locator): Promise<void> {
  await expectNothingFound(where, { resultTypes: ['violations'] });
}

/** Expects sufficient colour contrast; all other rules give the same result in both schemes. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingFound(page, { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function expectNothingFound(where: Page | Locator, options: axe.RunOptions): Promise<void> {
  const page = 'goto' in where ? where : where.page();
  // The axe script is half a megabyte: injected once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const root = 'goto' in where ? page.locator('html') : where;
  const found = await root.evaluate(async (element, given) => {
    const whole = element === document.documentElement ? document : element;
    const { violations } = await (window as unknown as Scope).axe.run(whole, given);
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    }));
  }, options);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
