import { industrialUses } from '@gektar/server/testing/given-industrial-rows.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

test('two areas: from the front page by keys, from one to the other by the bar, each with its title, icon, bar and dictionaries [SHELL-003, SHELL-021, SHELL-022, SHELL-010]', async ({
  page,
}) => {
  const icon = page.locator('link[rel=icon]');
  const bar = page.getByRole('banner');
  await test.step('the front page leads into both, by Alt+1 and Alt+2', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-domain', 'none');
    const entry = page.getByRole('main').getByRole('link', { name: 'Склады' });
    await expect(entry).toHaveAttribute('href', '/industrial');
    await expect(page.getByRole('button', { name: 'Егор Степной' })).toBeVisible();
    await page.keyboard.press('Alt+Digit1');
    await expect(page).toHaveURL('/land/property');
    await page.goto('/');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Alt+Digit2');
    await expect(page).toHaveURL(/^[^?]*\/industrial/);
  });
  await test.step('the industrial bar has no bell, favorites, contacts or dictionaries', async () => {
    await page.goto('/industrial/dictionary');
    await expect(page).toHaveTitle('Склады | Словари');
    await expect(icon).toHaveAttribute('href', '/icons/industrial.svg');
    await expect(bar.getByRole('link', { name: 'Склады' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: 'Земля' })).not.toHaveAttribute('aria-current');
    for (const name of ['Контакты', 'Словари', /Избранное/]) {
      await expect(bar.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(bar.getByRole('button', { name: /давно не/i })).toHaveCount(0);
  });
  await test.step('the dictionaries of the menu are those of the area one is in, outside both the industrial ones', async () => {
    const toDictionaries = async () => {
      await bar.getByRole('button', { name: 'Егор Степной' }).click();
      await page.getByRole('menuitem', { name: 'Словари' }).click();
    };
    await bar.getByRole('link', { name: 'Земля' }).click();
    await expect(page).toHaveURL('/land/property');
    await expect(icon).toHaveAttribute('href', '/icons/land.svg');
    await toDictionaries();
    await expect(page).toHaveURL('/land/dictionary');
    await bar.getByRole('link', { name: 'Склады' }).click();
    await expect(page).toHaveURL(/\/industrial/);
    // Waits for the other page; until then the bar is still that of the land page.
    await expect(icon).toHaveAttribute('href', '/icons/industrial.svg');
    await toDictionaries();
    await expect(page).toHaveURL('/industrial/dictionary');
    await page.goto('/');
    await toDictionaries();
    await expect(page).toHaveURL('/industrial/dictionary');
  });
  await test.step('on a telephone the areas are in the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/industrial/dictionary');
    await bar.getByRole('button', { name: 'Меню' }).click();
    await bar.getByRole('link', { name: 'Земля' }).click();
    await expect(page).toHaveURL('/land/property');
  });
});

test('industrial dictionaries: found by name and value, counted, edited, kept while they are used [IND-DICT-001, DICT-001, DICT-002, DICT-003, DICT-004, DICT-006, DICT-007, DICT-008] (M-06)', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 409 DELETE/);
  for (let one = 0; one < 2; one += 1) await industrialUses['flooring-type']?.(app.db, 4);
  const names = page.getByRole('navigation', { name: 'Словари' });
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const dialog = page.getByRole('dialog', { name: 'Редактировать значение' });

  await page.goto('/industrial/dictionary');
  await expect(page.getByRole('heading', { level: 1, name: 'Типы комплексов' })).toBeVisible();
  await expect(names.getByRole('link')).toHaveCount(21);
  await expect(names.getByRole('heading')).toHaveText(['Комплекс', 'Здание', 'Вакансия', 'Люди и запросы']);
  await expect(names.getByRole('link', { name: 'Типы полов' })).toHaveText(/6$/);

  await names.getByRole('searchbox').fill('полимерн');
  await expect(names.getByRole('link')).toHaveText([/^Типы полов\D*6\D*Полимерный$/]);
  await names.getByRole('link', { name: 'Типы полов' }).click();
  await expect(page).toHaveURL('/industrial/dictionary?name=flooring-type');
  await expect(row('Полимерный').getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(row('Плитка')).toContainText('Не используется');

  await page.getByRole('button', { name: 'Редактировать: Полимерный' }).click();
  await expect(dialog.getByLabel('Название')).toHaveAccessibleDescription(/Используется в 2\sзданиях; новое название/);
  // Padding of a button: the CSS reset must have lower priority than the styles of Mantine.
  await expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveCSS('padding-left', '12px');
  await expectAccessible(dialog);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Значение уже используется,поэтому оно не может быть удаленно.')).toBeVisible();
  await dialog.getByLabel('Название').fill('');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Поле обязательно для запонения')).toBeVisible();
  await dialog.getByLabel('Название').fill('Полимерцемент');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row('Полимерцемент').getByRole('cell', { name: '2', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Добавить значение' }).click();
  const added = page.getByRole('dialog', { name: 'Добавить новое значение' });
  await added.getByLabel('Название').fill('Брусчатка');
  await added.getByRole('button', { name: 'Создать' }).click();
  await expect(row('Брусчатка')).toContainText('Не используется');
  await expect(names.getByRole('link', { name: 'Типы полов' })).toBeHidden();
  await names.getByRole('searchbox').fill('');
  await expect(names.getByRole('link', { name: 'Типы полов' })).toHaveText(/7$/);

  await names.getByRole('link', { name: 'Шоссе' }).click();
  await page.getByRole('button', { name: 'Редактировать: Минское шоссе' }).click();
  await expect(dialog.getByLabel('Название')).toHaveValue('Минское шоссе');
  await expect(dialog.getByRole('button', { name: 'Удалить' })).toHaveCount(0);

  await app.db.deleteFrom('industrial.directions').execute();
  await page.goto('/industrial/dictionary?name=directions');
  await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
});
