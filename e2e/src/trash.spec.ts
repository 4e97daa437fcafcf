import { deleteComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { listSelections } from '@gektar/contract/land/selections/selection.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { givenWholePark } from './whole-complex.ts';

const number = '50:01:0000001:77';

test('a deleted object comes back by its toast at once, or waits in the trash and is found there', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 409 POST/);
  const property = await givenProperty(app.db, { cadastralNumbers: [number], address: 'Клин, Полевая улица, 1' });
  await givenSelection(app.db, { propertyIds: [property.id] });
  const row = page.getByRole('row', { name: number });
  const remove = async () => {
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
  };
  const deleted = page.getByRole('status').filter({ hasText: 'Объект успешно удален' });
  const undo = deleted.getByRole('button', { name: 'Отменить' });
  const selected = async () => {
    const [selection] = await app.broker.call(listSelections, { query: {} });
    return selection?.items.map((item) => item.property.id);
  };
  await test.step('deleted on its page, it is back by the keys at once, with its place in the selection', async () => {
    await page.goto(`/land/property/${property.id}`);
    await remove();
    await expect(undo).toBeVisible();
    expect(await selected()).toEqual([]);
    await expectAccessible(deleted);
    await page.keyboard.press('Control+z');
    await expect(deleted).toBeHidden();
    const toast = page.getByRole('status').filter({ hasText: `Восстановлено: ${number}` });
    await toast.getByRole('button', { name: 'Открыть' }).click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(await selected()).toEqual([property.id]);
  });
  await test.step('deleted again, it waits in the trash of the person menu when a number is taken meanwhile', async () => {
    await remove();
    await expect(undo).toBeVisible();
    const other = await givenProperty(app.db, { cadastralNumbers: [number], address: 'Солнечногорск' });
    const taken = `Кадастровый номер ${number} уже у другого объекта: ${number}, Солнечногорск`;
    await undo.click();
    const refused = page.getByRole('alert').filter({ hasText: 'Не удалось восстановить' });
    await expect(refused).toContainText(taken);
    await refused.getByRole('button', { name: 'Открыть корзину' }).click();
    await expect(page).toHaveURL('/land/trash');
    await page.goBack();
    await page.getByRole('button', { name: /Егор/ }).click();
    await page.getByRole('menuitem', { name: 'Корзина' }).click();
    await expect(page).toHaveTitle('Земля | Корзина');
    await expect(row).toContainText('Клин, Полевая улица, 1');
    await expect(row).toContainText('Егор Степной');
    await expectAccessible(row);
    await row.getByRole('button', { name: 'Восстановить' }).click();
    await expect(page.getByText(taken)).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('alert').getByRole('button', { name: 'Открыть запись' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`/land/property/${other.id}`);
    await tab.close();
    await app.db.deleteFrom('land.properties').where('id', '=', other.id).execute();
  });
  await test.step('found by a part of its place, it comes back with its place in the selection', async () => {
    await page.getByRole('searchbox', { name: 'Поиск в корзине' }).fill('дворец');
    await expect(page.getByText('В корзине такого нет')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Поиск в корзине' }).fill('полевая');
    await row.getByRole('button', { name: 'Восстановить' }).click();
    const toast = page.getByRole('status').filter({ hasText: `Восстановлено: ${number}` });
    await toast.getByRole('button', { name: 'Открыть' }).click();
    await expect(page).toHaveURL(`/land/property/${property.id}`);
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(await selected()).toEqual([property.id]);
  });
});

test('a vacancy, a building, a complex and requests of both domains come back by the toast of their deletion', async ({
  page,
  app,
  troubles,
}) => {
  // The count of a tab may come after its request is deleted.
  troubles.expect(/404 POST .*get-count-.*-inside-request/);
  const name = 'Логопарк Север';
  const { vacancy, complexPath } = await givenWholePark(app, name);
  const { id: ofLand } = await givenRequest(app.db, { name: 'Участок под склад' });
  const { id: ofIndustrial } = await givenIndustrialRequest(app.db, { name: 'Склад у МКАД' }, app.broker.id);
  /** Deletes an entity through its menu or button, and restores it. */
  const removeAndUndo = async (button: Locator, done: string, title: string) => {
    await button.click();
    const question = page.getByRole('dialog', { name: 'Удаление объекта?' });
    await question.getByRole('button', { name: 'Удалить' }).click();
    const undo = page.getByRole('status').filter({ hasText: done }).getByRole('button', { name: 'Отменить' });
    // A double click: the second half hits the toast while it is disappearing.
    await undo.evaluate((pressed: HTMLElement) => {
      pressed.click();
      pressed.click();
    });
    await expect(page.getByRole('status').filter({ hasText: `Восстановлено: ${title}` })).toBeVisible();
    await page.getByRole('button', { name: 'Открыть', exact: true }).last().click();
  };
  const item = page.getByRole('menuitem', { name: 'Удалить' });
  await page.goto(`${complexPath}?building=${vacancy.buildingId}`);
  await page.getByRole('button', { name: `Действия с вакансией ${name}` }).click();
  await removeAndUndo(item, 'Вакансия успешно удалена', name);
  await expect(page).toHaveURL(`/industrial/vacancy/${vacancy.id}`);
  await expect(page.getByRole('button', { name: `Действия с вакансией ${name}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Действия со зданием ${name}` }).click();
  await removeAndUndo(item, 'Здание успешно удалено', name);
  await expect(page.getByRole('button', { name: `Действия со зданием ${name}` })).toBeVisible();
  await removeAndUndo(page.getByRole('button', { name: 'Удалить', exact: true }), 'Комплекс успешно удален', name);
  await expect(page.getByRole('button', { name: `Действия со зданием ${name}` })).toBeVisible();
  for (const [path, title] of [
    [`/land/request/${ofLand}`, 'Участок под склад'],
    [`/industrial/requests/${ofIndustrial}`, 'Склад у МКАД'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Ещё действия' }).click();
    await removeAndUndo(item, 'Запрос успешно удален', title);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  expect((await app.broker.call(industrialTrash.list, { query: {} })).count).toBe(0);
  expect((await app.broker.call(landTrash.list, { query: {} })).count).toBe(0);
});

test('on a telephone the trash of complexes is cards; for good asks first', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { vacancy } = await givenWholePark(app, 'Логопарк Север');
  await app.broker.call(deleteComplex, { params: { id: vacancy.complexId } });
  await page.goto('/industrial/trash');
  const card = page.getByRole('listitem').filter({ hasText: 'Логопарк Север' });
  await expect(card).toContainText('вместе с ним');
  await expectAccessible(card);
  await card.getByRole('button', { name: 'Удалить навсегда Логопарк Север' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить навсегда?' });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Удалить навсегда Логопарк Север' }).click();
  await question.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByText('За последние 30 дней ничего не удаляли')).toBeVisible();
});
