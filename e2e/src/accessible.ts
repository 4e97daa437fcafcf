import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

type Scope = { axe: typeof axe };

/**
 * Nothing that axe finds, serious or not.
 * @param where a whole screen, which one journey does for all others (`looks.spec.ts`); or the part that is in another state
 */
export async function expectAccessible(where: Page | Locator): Promise<void> {
  await expectNothingFound(where, { resultTypes: ['violations'] });
}

/** Colours that can be told apart; all else of a screen is the same in both schemes. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingFound(page, { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function expectNothingFound(where: Page | Locator, options: axe.RunOptions): Promise<void> {
  const page = 'goto' in where ? where : where.page();
  // Its script is half a megabyte: once a page is enough.
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
