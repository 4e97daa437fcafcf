import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Nothing that axe finds, serious or not. */
export async function expectAccessible(page: Page): Promise<void> {
  // Its script is half a megabyte: once a page is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    }));
  });
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
