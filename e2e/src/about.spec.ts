import { CrmStandIn } from '@gektar/server/testing/crm-stand-in.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './journey.ts';

/** Journeys with a CRM stand-in that can be made to fail. */
const test = base.extend<{ portal: CrmStandIn }>({
  portal: async ({ browserName: _ }, use) => {
    const portal = await CrmStandIn.start();
    await use(portal);
    await portal.stop();
  },
  settings: ({ portal }, use) => use({ crmUrl: portal.url, crmDeadlineMs: 60_000 }),
});

test('a service is checked from its line, fails with one sentence on what follows, and recovers', async ({
  page,
  context,
  app: _,
  portal,
}) => {
  await page.goto('/about');
  const crm = page.getByRole('row', { name: /^CRM/ });
  const check = page.getByRole('button', { name: 'Проверить сейчас: CRM' });
  const trouble = page.getByRole('alert');
  await expect(crm).toContainText('Ещё не проверяли');
  await expect(page).toHaveTitle('О системе');
  await expect(page.getByRole('navigation', { name: 'Путь' })).toContainText('О системе');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Поиск' })).toBeVisible();

  await test.step('it works', async () => {
    await check.click();
    await expect(crm.getByRole('status')).toHaveText(/^Ответ за/);
    await expect(crm).toContainText('Работает');
    await expect(trouble).not.toContainText('CRM');
  });

  await test.step('it fails', async () => {
    portal.mood = 'broken';
    await check.press('Enter');
    await expect(crm.getByRole('status')).toHaveText('Не работает: ответ с ошибкой');
    await expect(trouble).toContainText(/^CRM не отвечает с\s\d\d:\d\d\. .*Работать можно\./);
    await expectAccessible(page.getByRole('main'));
  });

  await test.step('support gets the page as text, without the address of the service', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Сведения для поддержки' }).click();
    await expect(page.getByText('Данные скопированы в буфер')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('CRM: Не отвечает');
    expect(text).not.toContain(new URL(portal.url).port);
  });

  await test.step('it recovers, checked with all others from a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    portal.mood = 'well';
    await expect(check).toBeVisible();
    await page.getByRole('button', { name: 'Проверить все' }).click();
    await expect(crm.getByRole('status')).toHaveText(/^Ответ за/);
    await expect(page.getByRole('row', { name: /^Файлы/ })).toContainText('Работает, успех сегодня');
    await expect(trouble).not.toContainText('CRM');
  });
});
