import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

test.use({ isMapDrawn: true });

const corners = ['55.690000, 37.100000', '55.691000, 37.104000', '55.688000, 37.105000', '55.687000, 37.101000'];

test('an outline is drawn by coordinates, refused where its sides cross, cut, and saved corner by corner [LAND-PROP-029]', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  await page.goto(`/land/property/${id}/edit`);
  await page.getByRole('button', { name: 'Контур и точка на карте' }).click();
  const editor = page.getByRole('group', { name: 'Контур и точка на карте' });
  const outlines = editor.getByRole('list', { name: 'Контуры' }).getByRole('listitem');
  const place = editor.getByRole('textbox', { name: 'Широта, долгота' });

  await editor.getByRole('button', { name: 'Контур', exact: true }).click();
  for (const corner of corners.slice(0, 3)) {
    await place.fill(corner);
    await place.press('Enter');
    await expect(place).toHaveValue('');
  }
  await place.fill('55.692000, 37.101000');
  await place.press('Enter');
  await expect(editor.getByText('Стороны контура не должны пересекаться')).toBeVisible();
  await place.fill(corners[3] ?? '');
  await place.press('Enter');
  await editor.getByRole('button', { name: 'Готово' }).click();
  await expect(outlines).toHaveCount(1);
  await expect(outlines).toContainText('4 угла');
  await expectAccessible(editor);

  await editor.getByRole('button', { name: 'Разрезать', exact: true }).click();
  for (const end of ['55.695000, 37.102500', '55.680000, 37.102500']) {
    await place.fill(end);
    await place.press('Enter');
    await expect(place).toHaveValue('');
  }
  await editor.getByRole('button', { name: 'Готово' }).click();
  await expect(outlines).toHaveCount(2);
  await editor.getByRole('button', { name: 'Отменить шаг (Ctrl+Z)' }).click();
  await expect(outlines).toHaveCount(1);

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
  const saved = await app.broker.call(getProperty, { params: { id } });
  const expected = corners.map((corner) => corner.split(', ').map(Number));
  expect(saved.polygons).toEqual([{ coordinates: expected }]);
});
