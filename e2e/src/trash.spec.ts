import { deleteComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { listSelections } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { givenWholePark } from './whole-complex.ts';

const number = '50:01:0000001:77';

test('a deleted object waits in the trash, is found there, and comes back to its page by the toast', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 409 POST/);
  const property = await givenProperty(app.db, { cadastralNumbers: [number], address: 'Клин, Полевая улица, 1' });
  await givenSelection(app.db, { propertyIds: [property.id] });
  const row = page.getByRole('row', { name: number });
  await test.step('deleted on its page, it stands in the trash of the person menu', async () => {
    await page.goto(`/land/property/${property.id}`);
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Объект успешно удален')).toBeVisible();
    await page.getByRole('button', { name: /Егор/ }).click();
    await page.getByRole('menuitem', { name: 'Корзина' }).click();
    await expect(page).toHaveTitle('Земля | Корзина');
    await expect(row).toContainText('Клин, Полевая улица, 1');
    await expect(row).toContainText('Егор Степной');
    await expectAccessible(page);
  });
  await test.step('a number that another object has taken is told with that object', async () => {
    const other = await givenProperty(app.db, { cadastralNumbers: [number], address: 'Солнечногорск' });
    await row.getByRole('button', { name: 'Восстановить' }).click();
    await expect(page.getByText(`Кадастровый номер ${number} уже у другого объекта: Солнечногорск`)).toBeVisible();
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
    const [selection] = await app.broker.call(listSelections, { query: {} });
    expect(selection?.items.map((item) => item.property.id)).toEqual([property.id]);
  });
});

test('on a telephone the trash of complexes is cards; for good asks first', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { vacancy } = await givenWholePark(app, 'Логопарк Север');
  await app.broker.call(deleteComplex, { params: { id: vacancy.complexId } });
  await page.goto('/industrial/trash');
  const card = page.getByRole('listitem').filter({ hasText: 'Логопарк Север' });
  await expect(card).toContainText('вместе с ним');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Удалить навсегда Логопарк Север' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить навсегда?' });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Удалить навсегда Логопарк Север' }).click();
  await question.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByText('За последние 30 дней ничего не удаляли')).toBeVisible();
});
