import { getBuilding, updateBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import {
  getFullComplex,
  getOneComplex,
  listComplexes,
} from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import {
  beside,
  create,
  fillBuilding,
  fillComplex,
  fillVacancy,
  heading,
  leaveQuestion,
  save,
} from './industrial-form.ts';
import { expect, test } from './journey.ts';
import { field } from './property-form.ts';

test.describe('the forms of the industrial domain', () => {
  test('a complex is created with its required fields alone, then edited in place [IND-CPX-020, IND-CPX-023, IND-CPX-026]', async ({
    page,
    app,
  }) => {
    await page.goto('/industrial/complex/new');
    await expect(heading(page, 'Новый комплекс')).toBeVisible();
    await expect(page).toHaveTitle('Склады | Создание комплекса');
    for (const title of [
      'Основное',
      'Локация',
      'Контакты и операторы',
      'Коммуникации и инфраструктура',
      'Земельный участок',
      'Документы',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    }
    await create(page).click();
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await fillComplex(page, 'Логопарк Север');
    await create(page).click();
    await expect(page).toHaveURL(/\/industrial\/complex\/[0-9a-f-]{36}\/edit$/);
    await expect(page.getByText('Комплекс успешно создан')).toBeVisible();
    await expect(page).toHaveTitle('Склады | Логопарк Север · Редактирование комплекса');
    const id = page.url().split('/').at(-2) ?? '';
    const complex = await app.broker.call(getOneComplex, { params: { id } });
    expect(complex).toMatchObject({ name: 'Логопарк Север', regionId: 50 });
    await field(page, 'Название').fill('Логопарк Юг');
    await save(page).click();
    await expect(page.getByText('Комплекс успешно обновлен')).toBeVisible();
  });

  test('a complex, its building and its vacancy are created in one go; an unfilled complex saves nothing [IND-BLD-001, IND-BLD-050, IND-BLD-051]', async ({
    page,
    app,
  }) => {
    await page.goto('/industrial/complex/new/building/new');
    await fillBuilding(page, 'Корпус 1');
    await create(page).click();
    await expect(page.getByText('Комплекс не заполнен')).toBeVisible();
    expect(await app.broker.call(listComplexes, { query: {} })).toEqual([]);

    await beside(page).getByRole('link', { name: 'Новый комплекс' }).click();
    await fillComplex(page, 'Логопарк Север');
    await beside(page).getByRole('link', { name: 'Добавить здание' }).click();
    await expect(field(page, 'Название')).toHaveValue('Корпус 1');
    await beside(page).getByRole('link', { name: 'Добавить вакансию' }).click();
    await expect(page).toHaveTitle('Склады | Создание вакансии');
    await fillVacancy(page, '1-А');
    await field(page, 'Офис, площадь').fill('9600');
    await field(page, 'Офис, ставка в год').fill('8900');
    await expect(beside(page)).toContainText(/8\s900,00\sруб\./);
    await create(page).click();
    await expect(page).toHaveURL(/complex\/[0-9a-f-]{36}\/building\/[0-9a-f-]{36}\/vacancy\/[0-9a-f-]{36}\/edit$/);
    for (const text of ['Комплекс успешно создан', 'Здание успешно создано', 'Вакансия успешно создана']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    const id = page.url().split('/').at(-6) ?? '';
    const complex = await app.broker.call(getFullComplex, { params: { id } });
    expect(complex).toMatchObject({
      name: 'Логопарк Север',
      buildings: [{ name: 'Корпус 1', vacancies: [{ name: '1-А', areaSize: 9600 }] }],
    });
    expect(
      await page.evaluate(() => [localStorage.getItem('industrialComplex'), localStorage.getItem('building')]),
    ).toEqual([null, null]);
  });

  test('a building asks before it is left for another place of the tree, and meets who saved first [IND-BLD-005, IND-BLD-015, IND-BLD-016, IND-BLD-047]', async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/refused: 409 POST .*buildings\/update/);
    const complex = await givenComplex(app.db);
    const building = await givenBuilding(app.db, complex.id);
    const vacancy = await givenVacancy(app.db, building.id);
    await page.goto(`/industrial/complex/${complex.id}/building/${building.id}/edit`);
    await expect(page).toHaveTitle('Склады | Корпус 1 · Редактирование здания');

    await page.getByRole('treeitem', { name: /1-А/ }).click();
    await expect(page).toHaveURL(new RegExp(`${vacancy.id}/edit$`));
    await page.getByRole('treeitem', { name: /Корпус 1/ }).click();
    await expect(heading(page, 'Корпус 1')).toBeVisible();

    await field(page, 'Этажность').fill('');
    await field(page, 'Склад, площадь').fill('70000');
    await expect(
      page.getByText('Общая сумма добавленных площадей по типам превышает общую площадь здания'),
    ).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Разделы формы' })).toContainText('Заполните данный раздел');
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('button', { name: 'Здания и вакансии' }).click();
    await page.getByRole('dialog').getByRole('treeitem', { name: /1-А/ }).click();
    await expect(leaveQuestion(page)).toBeVisible();
    await leaveQuestion(page).getByRole('button', { name: 'Отменить' }).click();
    await expect(page).toHaveURL(/building\/[0-9a-f-]{36}\/edit$/);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });

    await field(page, 'Склад, площадь').fill('60000');
    await field(page, 'Этажность').fill('2');
    const fresh = await app.broker.call(getBuilding, { params: { id: building.id } });
    await app.broker.call(updateBuilding, { body: { ...fresh, floorsNumber: 3, name: 'Корпус Первый' } });
    await save(page).click();
    const merge = page.getByRole('dialog', { name: 'Здание изменено другим сотрудником' });
    await expect(merge).toContainText('Этажность');
  });
});
