import { getOneComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { choose, create, field, list, save } from './property-form.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Required fields of a new complex (2§5). */
async function fillComplex(page: Page, name: string): Promise<void> {
  await field(page, 'Название').fill(name);
  await choose(page, 'Тип комплекса', 'парк');
  await choose(page, 'Статус строительства', 'Действующий');
  await field(page, 'Период актуализации').fill('30');
  await field(page, 'Координаты: широта').fill('56.185102');
  await field(page, 'Координаты: долгота').fill('36.977631');
  // Region, town and address follow from the point.
  await expect(list(page, 'Регион')).toHaveValue('Московская область');
}

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
});
