import { propertyChanges } from '@gektar/contract/land/properties/property-calls.ts';
import { addSelectionItem, getSelectionOfRequest } from '@gektar/contract/land/selections/selection-calls.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { expectReflow } from './reflow.ts';

const myActions = (page: Page) => page.getByRole('dialog', { name: 'Мои действия' });
const actions = (page: Page) => myActions(page).getByRole('listitem');

async function openMyActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Егор Степной' }).click();
  await page.getByRole('menuitem', { name: 'Мои действия' }).click();
}

test('archiving from a page is undone by Ctrl+Z and from the list of my actions, in both areas', async ({
  page,
  app,
}) => {
  const plot = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000009:9'] });
  const request = await givenRequest(app.db, { responsibleEmployeeId: app.broker.id });
  const complex = await givenComplex(app.db, { responsibleUser: app.broker.id });
  const vacancy = await givenVacancy(app.db, (await givenBuilding(app.db, complex.id)).id);
  const paths = [`/land/property/${plot.id}`, `/land/request/${request.id}`, `/industrial/complex/${complex.id}`];
  for (const path of paths) {
    await test.step(path.split('/').slice(1, 3).join(' '), async () => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Архивировать' }).first().click();
      const dialog = page.getByRole('dialog');
      // Archiving a plot needs no confirmation (1§4).
      if (!path.includes('property')) await dialog.getByRole('button', { name: 'Архивировать' }).click();
      await expect(page.getByRole('button', { name: 'Разархивировать' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(page.getByText(/^Возвращено: 1\s/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Архивировать' }).first()).toBeVisible();
    });
  }
  await test.step('a vacancy, from the list of my actions', async () => {
    await page.goto(`/industrial/vacancy/${vacancy.id}`);
    await page.getByRole('button', { name: /^Действия с вакансией/ }).click();
    await page.getByRole('menuitem', { name: 'Архивировать' }).click();
    await expect(page.getByText('Вакансия в архиве')).toBeVisible();
    await openMyActions(page);
    const latest = actions(page).filter({ hasText: /^Архивирование: 1\sвакансия/ });
    await latest.getByRole('button', { name: 'Отменить' }).click();
    await expect(latest).toContainText('отменено');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Вакансия в архиве')).toBeHidden();
  });
});

test('a deletion and an addition to a selection are undone from my actions, whose lines open what they changed', async ({
  page,
  app,
}) => {
  const { id: requestId } = await givenRequest(app.db, { name: 'Под сад', responsibleEmployeeId: app.broker.id });
  const other = await givenProperty(app.db);
  await app.broker.call(addSelectionItem, { body: { entityId: other.id, requestId } });
  const plot = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000009:10'] });
  const inSelection = async () =>
    (await app.broker.call(getSelectionOfRequest, { params: { requestId } })).items.map(({ property }) => property.id);
  const before = await inSelection();

  await test.step('added, and taken out by the list: what had been in stays', async () => {
    await page.goto(`/land/property/${plot.id}`);
    await page.getByRole('button', { name: 'В подборку', exact: true }).click();
    await page.getByRole('dialog', { name: 'В подборку' }).getByRole('option', { name: 'Под сад' }).click();
    await expect(page.getByText('Добавлен в «Под сад»')).toBeVisible();
    expect(await inSelection()).toEqual([...before, plot.id]);
    await openMyActions(page);
    const added = actions(page).filter({ hasText: /^В подборку «Под сад»: 1\sобъект/ });
    await added.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText(/^Убрано из подборки: 1\sобъект/)).toBeVisible();
    await expect(added).toContainText('отменено');
    expect(await inSelection()).toEqual(before);
    await page.keyboard.press('Escape');
  });

  await test.step('deleted, and restored from the details of the operation', async () => {
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Объект успешно удален')).toBeVisible();
    await openMyActions(page);
    await actions(page)
      .getByRole('button', { name: /^Удаление: 1\sобъект/ })
      .click();
    const details = page.getByRole('dialog', { name: /^Удаление: 1\sобъект/ });
    await expect(details.getByRole('row', { name: '50:01:0000009:10' })).toContainText('удалено');
    await expect(details.getByRole('row', { name: '50:01:0000009:10' })).toContainText('в корзине');
    await expectAccessible(details);
    await details.getByRole('button', { name: 'Отменить действие' }).click();
    await expect(page.getByText('Восстановлено: 50:01:0000009:10')).toBeVisible();
    await expect(details).toContainText('отменено');
    await expect(details.getByRole('button', { name: 'Отменить действие' })).toBeHidden();
    await details.getByRole('link', { name: '50:01:0000009:10' }).click();
    await expect(page).toHaveURL(`/land/property/${plot.id}`);
    await expect(page.getByRole('heading', { level: 1, name: '50:01:0000009:10' })).toBeVisible();
    await expect(myActions(page)).toBeHidden();
  });
});

test("'Чем' of a history opens all that a colleague's operation changed, with links to the objects", async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const one = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000009:11'], price: 5_000_000 });
  const two = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000009:12'], price: 6_000_000 });
  const changes = [one, two].map(({ id }) => ({ id, fields: { price: 7_000_000, comment: 'Торг' } }));
  await colleague.call(propertyChanges.changes, { body: { operationId: crypto.randomUUID(), changes } });
  await page.goto(`/land/property/${one.id}/history`);
  const table = page.getByRole('region', { name: 'История' }).getByRole('table');
  await table
    .getByRole('button', { name: /^Изменить 2\sобъекта/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: /^Цена, Комментарий: 2\sобъекта/ });
  await expect(details).toContainText('Анна Лугова');
  const row = details.getByRole('row', { name: '50:01:0000009:12' });
  await expect(row).toContainText(/Цена: Было: 6\s000\s000,00Стало: 7\s000\s000,00/);
  await expect(row).toContainText(/Комментарий: .*Торг/);
  await expect(details.getByRole('button', { name: 'Отменить действие' })).toHaveCount(0);
  await expectAccessible(details);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReflow(page);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/land/property/${two.id}`);
});
