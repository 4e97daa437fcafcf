import { readFile } from 'node:fs/promises';
import { read } from '@e965/xlsx';
import { runBulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import { countOverdueProperties, countProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenEmployee, givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { readPdf } from '@gektar/server/testing/read-pdf.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { listTitle, shownNumbers, table } from './properties-list.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Действия с выбранным' });
/** Chooses all loaded rows; waits for them, because the count may appear earlier. */
async function chooseAll(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
}

test('all that was found is chosen, exported and archived, not only what is loaded; what was counted is what is done', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 1_250);
  await page.goto('/land/property');
  await expect(listTitle(page)).toHaveText('1 250 объектов');
  await expect(shownNumbers(page).first()).toBeVisible();
  // Prints only the drawn rows, even on paper as narrow as a telephone, and notes how many.
  const first = '77:00:0000000:1';
  await expect(shownNumbers(page).first()).toHaveText(first);
  for (const key of ['Home', 'PageDown', 'PageDown', 'PageDown']) await page.getByRole('grid').press(key);
  await expect(shownNumbers(page).first()).not.toHaveText(first);
  // The rows appear one after another; only those present are printed.
  let lastShown = '';
  const isStill = async () => {
    const before = lastShown;
    lastShown = (await shownNumbers(page).last().textContent()) ?? '';
    return lastShown === before;
  };
  await expect.poll(isStill).toBe(true);
  // Read before printing: another row may appear afterwards.
  const last = (await shownNumbers(page).last().textContent()) ?? first;
  const [paper, ...others] = (await readPdf(await page.pdf({ format: 'A4' }))).pages;
  expect(others).toEqual([]);
  const words = paper?.texts.map(({ text }) => text).join('');
  expect(words).toContain(last);
  expect(words).toMatch(/Напечатано строк: \d\d из 1\s250, столбцов: \d+ из \d+\. Вся таблица — в файле XLS\./);
  // All columns are printed, also in portrait; controls are not.
  for (const head of ['Кадастровый номер', 'Актуализация', 'Коммуникации']) expect(words).toContain(head);
  for (const control of ['Добавить объект', 'Все фильтры', 'Только активные']) expect(words).not.toContain(control);
  await page.getByRole('grid').press('Home');
  await chooseAll(page);
  await expect(bar(page)).toContainText('Выбрано 1 000 из 1 250');
  await expectAccessible(bar(page));
  await expectAccessible(page.getByRole('row', { selected: true }).first());
  await bar(page).getByRole('button', { name: 'Выбрать все 1 250 найденных' }).click();
  await expect(bar(page)).toContainText('Выбрано 1 250 объектов');
  const one = page.getByRole('checkbox', { name: 'Выбрать: 77:00:0000000:1', exact: true });
  await one.uncheck();
  await expect(bar(page)).toContainText('Выбрано 1 249');
  await one.check();

  const waiting = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
  const workbook = read(await readFile(await (await waiting).path()));
  const sheet = workbook.Sheets['Объекты'] ?? {};
  expect(sheet['!ref']).toMatch(/\D1251$/);
  expect([sheet['A2']?.v, sheet['A1251']?.v]).toEqual(['77:00:0000000:1', '77:00:0000000:1250']);

  // An object that matches the filter but is created after the choice.
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'] });
  await bar(page).getByRole('button', { name: 'Архивировать' }).click();
  const question = page.getByRole('dialog', { name: 'Архивировать 1 250 объектов?' });
  await expect(question).toContainText('на странице «Корзина» в течение 30 дней');
  await expectAccessible(question);
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(question).toBeHidden();
  await expect(bar(page)).toContainText('Выбрано 1 250 из 1 251');
  expect(await app.broker.call(countProperties, { body: { isEnabled: false } })).toBe(0);
  await bar(page).getByRole('button', { name: 'Архивировать' }).click();
  await question.getByRole('button', { name: 'Архивировать' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'в архиве' });
  await expect(toast).toContainText('1 250 объектов в архиве');
  await expect(shownNumbers(page)).toHaveText(['50:01:0000001:1']);
  await expect(bar(page)).toBeHidden();
  expect(await app.broker.call(countProperties, { body: { isEnabled: false } })).toBe(1_250);
  const rest = page.waitForResponse((response) => new URL(response.url()).searchParams.get('skip') === '100');
  await toast.getByRole('button', { name: 'Отменить' }).click();
  await expect(listTitle(page)).toHaveText('1 251 объект');
  // The count may appear before the rows, and the first hundred rows before the rest.
  await expect(shownNumbers(page).first()).toHaveText('77:00:0000000:1');
  await (await rest).finished();

  await chooseAll(page);
  await expect(bar(page)).toContainText('Выбрано 1 000 из 1 251');
  await bar(page).getByRole('button', { name: 'Выбрать все 1 251 найденных' }).click();
  await expect(bar(page)).toContainText('Выбран 1 251 объект');
  // Clears the choice of all rows, also of those outside the screen.
  await chooseAll(page);
  await expect(bar(page)).toBeHidden();
});

test('a run is cancelled half way, and one that breaks off says how far it came; the rest stays chosen', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/\/bulk/);
  await givenManyProperties(app.db, app.broker.id, 450);
  const chosen = Promise.withResolvers<void>();
  await page.route(/skip=100/, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/land/property');
  await expect(listTitle(page)).toHaveText('450 объектов');
  // 'All' includes rows that are still being loaded.
  await chooseAll(page);
  await expect(bar(page)).toContainText('Выбрано 100');
  chosen.resolve();
  await expect(bar(page)).toContainText('Выбрано 450');
  const cancelled = Promise.withResolvers<void>();
  await page.route('**/properties/bulk', async (route) => {
    await cancelled.promise;
    await route.continue();
  });
  await bar(page).getByRole('button', { name: 'Актуализировать' }).click();
  await expect(bar(page)).toContainText(/Актуализация: 0 из\s450/);
  await bar(page).getByRole('button', { name: 'Отменить' }).click();
  cancelled.resolve();
  await expect(page.getByText(/Отменено: 200 из\s450/)).toBeVisible();
  await expect(bar(page)).toContainText('Выбрано 250 объектов');
  await page.unrouteAll();

  let calls = 0;
  await page.route('**/properties/bulk', (route) => {
    calls += 1;
    return calls === 2 ? route.abort() : route.continue();
  });
  await bar(page).getByRole('button', { name: 'Архивировать' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Архивировать' }).click();
  await expect(page.getByText('200 объектов в архиве')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Не удалось архивировать объект' })).toContainText(
    /50\sобъектов: Нет связи с сервером/,
  );
  await expect(bar(page)).toContainText('Выбрано 50 объектов');

  await test.step('long after the toast, the trash returns what this very run has archived', async () => {
    await page.goto('/land/trash');
    const entries = page.getByRole('list', { name: 'Архивировано разом' });
    await expect(entries).toContainText('В архив: 200 объектов');
    await expectAccessible(entries);
    await entries.getByRole('button', { name: 'Вернуть В архив: 200 объектов' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Из архива: 200 объектов' })).toBeVisible();
    await expect(entries).toBeHidden();
    expect(await app.broker.call(countProperties, { body: { isEnabled: false } })).toBe(0);
  });
});

test('what a colleague did meanwhile is told: archived already, deleted', async ({ page, app, troubles }) => {
  troubles.expect(/404/);
  // Without the event stream the list does not learn of the colleague's changes.
  await page.context().route('**/api/events*', (route) => route.abort());
  await givenManyProperties(app.db, app.broker.id, 5);
  await page.goto('/land/property');
  await expect(shownNumbers(page)).toHaveCount(5);
  await chooseAll(page);
  const ids = await app.db.selectFrom('land.properties').select('id').orderBy('date_time_created').execute();
  const [first = '', second = ''] = ids.map(({ id }) => id);
  const colleague = await app.anotherBroker();
  await colleague.call(runBulkAction, { body: { action: 'archive', ids: [first] } });
  await app.db.deleteFrom('land.properties').where('id', '=', second).execute();
  await bar(page).getByRole('button', { name: 'Архивировать', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 объекта в архиве' })).toContainText(
    /1\sобъект уже в архиве/,
  );
  await expect(page.getByRole('alert')).toContainText(/1\sобъект: удалён другим сотрудником/);
});

test('chosen rows are still chosen after an object was opened, and none once the filter is another', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 5);
  await page.goto('/land/property');
  for (const n of [2, 4]) await page.getByRole('checkbox', { name: `Выбрать: 77:00:0000000:${n}` }).check();
  await shownNumbers(page).nth(2).click();
  await expect(page.getByRole('heading', { level: 1, name: '77:00:0000000:3' })).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toContainText('Выбрано 2 объекта');
  await expect(page.getByRole('checkbox', { name: 'Выбрать: 77:00:0000000:4' })).toBeChecked();
  await page.getByRole('columnheader', { name: 'Площадь' }).getByRole('button').first().click();
  await expect(bar(page)).toContainText('Выбрано 2 объекта');
  await page.getByRole('radio', { name: 'Все', exact: true }).check();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '6');
  await expect(bar(page)).toBeHidden();
});

test('all of my objects that the bell counts are actualized at once, after a question; those of colleagues stay', async ({
  page,
  app,
}) => {
  const { id: colleague } = await givenEmployee(app.db);
  await givenManyProperties(app.db, app.broker.id, 12);
  const taken = await app.db
    .selectFrom('land.property_cadastral_numbers')
    .select('property_id')
    .where('number', 'in', ['77:00:0000000:2', '77:00:0000000:7'])
    .execute();
  await app.db
    .updateTable('land.properties')
    .set({ responsible_employee_id: colleague })
    .where(
      'id',
      'in',
      taken.map((one) => one.property_id),
    )
    .execute();
  await page.goto('/land/property');
  await page.getByRole('button', { name: 'Просроченные объекты: 10' }).click();
  const overdue = page.getByRole('region', { name: 'Просроченные объекты' });
  await expect(overdue.getByRole('heading', { name: 'Просрочены' })).toBeVisible();
  await overdue.getByRole('button', { name: 'Актуализировать все мои: 10' }).click();
  await page
    .getByRole('dialog', { name: /Актуализировать 10\sваших объектов/ })
    .getByText('Отмена')
    .click();
  expect(await app.broker.call(countOverdueProperties)).toBe(12);
  await page.getByRole('button', { name: 'Просроченные объекты: 10' }).click();
  await overdue.getByRole('button', { name: 'Актуализировать все мои: 10' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Актуализировать', exact: true }).click();
  await expect(page.getByText(/10\sобъектов актуализировано/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Просроченные объекты: 0' })).toBeVisible();
  await expect(overdue.getByText('Все ваши объекты актуализированы')).toBeVisible();
  await overdue.getByRole('radio', { name: 'Отдела 2' }).check({ force: true });
  await expect(overdue.getByRole('link')).toHaveCount(2);
  await expect(overdue.getByRole('button', { name: /все мои/ })).toBeHidden();
  expect(await app.broker.call(countOverdueProperties)).toBe(2);
});

test('the footer lists the keys of the chosen rows in every list, and the office again once none is chosen', async ({
  page,
  app,
}) => {
  const mine = { responsibleEmployeeId: app.broker.id };
  await givenProperty(app.db, { ...mine, area: 4.5 });
  await givenRequest(app.db, { ...mine, name: 'Площадка у ЦКАД' });
  await givenIndustrialRequest(app.db, { ...mine, name: 'Фармсклад' });
  const building = await givenBuilding(app.db, (await givenComplex(app.db, { name: 'Логопарк Север' })).id);
  await givenVacancy(app.db, building.id, { name: '2-А' });
  const all = /F4 изменить.*F8 в подборку.*F9 актуализировать.*Esc снять выбор/;
  const lists = [
    ['/land/property?view=table', all],
    ['/industrial?view=table', all],
    ['/industrial/vacancy?view=table', all],
    ['/land/request?view=table', /F4 изменить ?F9 актуализировать/],
    ['/industrial/requests?view=table', /F4 изменить ?Esc снять выбор/],
  ] as const;
  const foot = page.getByRole('contentinfo');
  for (const [path, hints] of lists) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(foot).toContainText('©');
      await page.getByRole('checkbox', { name: /^Выбрать: / }).check();
      await expect(bar(page)).toBeVisible();
      await expect(foot).toHaveText(hints);
      await expectAccessible(foot);
      await page.keyboard.press('Escape');
      await expect(bar(page)).toBeHidden();
      await expect(foot).not.toContainText('снять выбор');
      // The table has the focus; its cells handle keys themselves.
      await page.getByRole('heading', { level: 1 }).click();
      await expect(foot).toContainText('©');
    });
  }
  await expect(foot).toContainText('©');
});

test('Shift with an arrow chooses the next row from the first column, and extends a block of cells in any other', async ({
  page,
  app,
}) => {
  for (const at of [1, 2, 3, 4]) await givenProperty(app.db, { cadastralNumbers: [`50:01:0000001:${at}`], area: at });
  await page.goto('/land/property?view=table');
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  await boxes.nth(1).check();
  await expect(page.getByRole('contentinfo')).toContainText('Shift ↓ дальше');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText(/Выбрано 2.объекта/);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText(/Выбрано 3.объекта/);
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(3)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.locator('[data-block]')).toHaveCount(2);
  await expect(bar(page)).toContainText(/Выбрано 3.объекта/);
});

test('Ctrl+C copies the chosen rows as text with tabs; a cell under the cursor is still copied alone', async ({
  page,
  app,
}) => {
  for (const [at, area] of [
    [1, 1.25],
    [2, 12],
    [3, 3],
  ] as const)
    await givenProperty(app.db, { cadastralNumbers: [`50:01:0000001:${at}`], area });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/land/property?view=table');
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await expect(page.getByRole('contentinfo')).toContainText('Ctrl C копировать строки');
  await page.keyboard.press('Control+C');
  await expect(page.getByText('Данные скопированы в буфер')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines.map((line) => line.split('\t')[0])).toEqual(['50:01:0000001:1', '50:01:0000001:3']);
  expect(lines[0]?.split('\t')).toContain('1,25');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toContain('\t');
});

test('keys of the chosen rows pressed before their bar is loaded start the action once it is there, unless the rows are let go', async ({
  page,
  app,
}) => {
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'], area: 4.5 });
  let release = Promise.withResolvers<void>();
  await page.route(/\/assets\/chosen-properties-bar-.*\.js/, async (route) => {
    await release.promise;
    await route.continue();
  });
  const box = page.getByRole('checkbox', { name: /^Выбрать: / });
  const opened = {
    F4: page.getByRole('dialog', { name: 'Изменить 1 объект' }),
    F8: page.getByRole('dialog', { name: 'В подборку' }),
    F9: page.getByText('Объект актуализирован'),
  };
  for (const [key, shown] of Object.entries(opened)) {
    await test.step(key, async () => {
      release = Promise.withResolvers<void>();
      await page.goto('/land/property?view=table');
      await box.check();
      await page.keyboard.press(key);
      await expect(bar(page)).toBeHidden();
      release.resolve();
      await expect(shown).toBeVisible();
    });
  }
  release = Promise.withResolvers<void>();
  await page.goto('/land/property?view=table');
  await box.check();
  await page.keyboard.press('F4');
  await box.uncheck();
  release.resolve();
  await box.check();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(opened.F8).toBeVisible();
  await expect(opened.F4).toBeHidden();
});
