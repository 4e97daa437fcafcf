import { givenProperty } from '@gektar/server/testing/given.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

test('dictionaries, from the menu on: values are added, edited and deleted, an empty one says so, and so do the lists of forms [LAND-DICT-001, DICT-001, DICT-002, DICT-003, SHELL-010, AUTH-018, DICT-006, LAND-DICT-003, LAND-DICT-006, DICT-004, SHELL-034, SHELL-027]', async ({
  page,
  app,
}) => {
  await test.step('a value is added, edited and deleted, from the menu on', async () => {
    await page.goto('/land/property');
    await page.getByRole('button', { name: 'Егор Степной' }).click();
    await page.getByRole('menuitem', { name: 'Словари' }).click();
    await expect(page).toHaveURL('/land/dictionary');
    await expect(page).toHaveTitle('Земля | Словари');
    await page.getByRole('link', { name: 'Лучшее использование' }).click();
    await expect(page.getByRole('heading', { name: 'Лучшее использование' })).toBeVisible();

    await page.getByRole('button', { name: 'Добавить значение' }).click();
    const added = page.getByRole('dialog', { name: 'Добавить новое значение' });
    await added.getByLabel('Название').fill('Автодром');
    await added.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByText('Значение успешно создано')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Автодром' })).toBeVisible();

    await page.getByRole('button', { name: 'Редактировать: Автодром' }).click();
    const edited = page.getByRole('dialog', { name: 'Редактировать значение' });
    await edited.getByLabel('Название').fill('Автополигон');
    await edited.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Значение успешно обновлено')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Автополигон' })).toBeVisible();

    await page.getByRole('button', { name: 'Редактировать: Автополигон' }).click();
    await edited.getByRole('button', { name: 'Удалить' }).click();
    const question = page.getByRole('dialog', { name: 'Удаление объекта?' });
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Значение успешно удалено')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Автополигон' })).toHaveCount(0);
  });
  await test.step('a name is required and says so in its own words', async () => {
    await page.goto('/land/dictionary');
    await page.getByRole('button', { name: 'Добавить значение' }).click();
    const dialog = page.getByRole('dialog', { name: 'Добавить новое значение' });
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(dialog.getByText('Поле обязательно для запонения')).toBeVisible();
    await expect(dialog.getByText('Введите или выберите из списка')).toBeVisible();
    await expect(dialog.getByLabel('Название')).toBeFocused();
    await expectAccessible(dialog);
    await page.keyboard.type('Технопарк');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });
    await question.getByRole('button', { name: 'Отменить' }).click();
    await expect(dialog.getByLabel('Название')).toHaveValue('Технопарк');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('a type takes one of the 19 colours, a kind of photo its place in the order', async () => {
    await page.goto('/land/dictionary');
    await page.getByRole('button', { name: 'Добавить значение' }).click();
    const dialog = page.getByRole('dialog', { name: 'Добавить новое значение' });
    await dialog.getByLabel('Название').fill('Технопарк');
    await dialog.getByRole('combobox', { name: 'Цвет' }).click();
    await expect(page.getByRole('option')).toHaveCount(19);
    await page.getByRole('option', { name: 'Сливовый' }).click();
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Технопарк' })).toBeVisible();

    await page.getByRole('link', { name: 'Типы фотографий' }).click();
    await page.getByRole('button', { name: 'Добавить значение' }).click();
    await expect(dialog.getByLabel('Порядковый номер')).toHaveValue('90');
  });
  await test.step('a dictionary with no values says Нет данных', async () => {
    await app.db.deleteFrom('land.productions').execute();
    await page.goto('/land/dictionary?name=productions');
    await expect(page.getByText('Нет данных')).toBeVisible();
  });
  await test.step('lists to choose from say Нет данных when their dictionary is empty', async () => {
    await app.db.deleteFrom('land.categories').execute();
    await app.db.deleteFrom('land.best_uses').execute();
    await page.goto('/land/property/new');
    const empty = page.getByText('Нет данных').filter({ visible: true });
    const [one, several] = [
      page.getByRole('combobox', { name: 'Категория', exact: true }),
      page.getByRole('button', { name: 'Лучшее использование', exact: true }),
    ];
    for (const list of [several, one]) {
      await list.click();
      await expect(empty).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(empty).toHaveCount(0);
    }
  });
  await test.step('the bar of the area leads to its dictionaries and out of the area', async () => {
    await page.goto('/land/contacts');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Словари' }).click();
    await expect(page).toHaveURL('/land/dictionary');
    await bar.getByRole('button', { name: 'Егор Степной' }).click();
    await page.getByRole('menuitem', { name: 'Выход' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

test('a value in use stays, and a highway has no delete [DICT-007, DICT-008]', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 409 DELETE/);
  await givenProperty(app.db, { propertyType: { id: 2 } });
  await page.goto('/land/dictionary');
  await page.getByRole('button', { name: 'Редактировать: Под склад' }).click();
  const dialog = page.getByRole('dialog', { name: 'Редактировать значение' });
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Значение уже используется,поэтому оно не может быть удаленно.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Под склад' })).toBeVisible();

  await page.getByRole('link', { name: 'Шоссе' }).click();
  await page.getByRole('button', { name: 'Редактировать: Минское шоссе' }).click();
  await expect(dialog.getByLabel('Код')).toHaveValue('minskoe');
  await expect(dialog.getByRole('button', { name: 'Удалить' })).toHaveCount(0);
});
