import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * The baseline of the views: the same JSON drawn as 1,000 rows of plain HTML, without a framework, styles or virtual
 * rows.
 */
const address = '/bare-page';

/** Serves the page in this browser, at the server's own origin. */
export async function serveBarePage(context: BrowserContext, token: string): Promise<void> {
  await context.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: html(token) }));
}

export async function showBarePage(page: Page): Promise<void> {
  await page.goto(address);
  await page.locator('tr').nth(999).waitFor({ timeout: 120_000 });
}

function html(token: string): string {
  const asked = { method: findProperties.method, body: JSON.stringify({ isEnabled: true }) };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return `<!doctype html><meta charset="utf-8"><title>1000</title><table><tbody></tbody></table><script>
const escaped = (text) => String(text ?? '').replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
fetch('${findProperties.path}?take=1000', ${JSON.stringify({ ...asked, headers })})
  .then((answer) => answer.json())
  .then((objects) => {
    document.querySelector('tbody').innerHTML = objects.map((one) => '<tr>' + [
      one.cadastralNumbers[0], one.address, one.propertyType?.name, one.region?.name, one.area, one.price, one.pricePerHa,
      one.category?.name, one.ownershipType?.name, one.kmFromCity, one.lastConversationDate, one.actualizationDateTime,
    ].map((cell) => '<td>' + escaped(cell) + '</td>').join('') + '</tr>').join('');
  });
</script>`;
}
