import type { Page } from '@playwright/test';
import { picture } from './drawn-picture.ts';
import { beside, create, fillBuilding, fillComplex, fillVacancy, heading } from './industrial-form.ts';
import { expect } from './journey.ts';
import { choosePhotoType, field, photoInput } from './property-form.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const side = (page: Page) => page.getByRole('complementary', { name: 'Действия и журнал' });
const vacancies = (page: Page) => page.getByRole('grid', { name: 'Вакансии' });
const log = (page: Page) => page.getByRole('tabpanel', { name: 'Журнал' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

/**
 * A monitoring operator's day: creates a complex, its building with a photo and its vacancy; confirms them, closes a
 * part with a deal, reads the log and reopens the vacancy. Other data in the database do not matter.
 * @param refuse provokes a failure before the building is created, and ends it
 * @returns id of the complex
 */
export async function operatorsDay(page: Page, refuse: (page: Page) => Promise<void>): Promise<string> {
  await page.goto('/industrial');
  await page.getByRole('link', { name: 'Добавить комплекс' }).first().click();
  await fillComplex(page, 'Логопарк Север');
  await create(page).click();
  await expect(toast(page, 'Комплекс успешно создан')).toBeVisible();
  await expect(page).toHaveURL(/complex\/[0-9a-f-]{36}\/edit$/);
  const id = page.url().split('/').at(-2) ?? '';

  await beside(page)
    .getByRole('link', { name: 'Здание', exact: true })
    .or(beside(page).getByRole('link', { name: 'Добавить здание' }))
    .first()
    .click();
  await expect(heading(page, 'Новое здание')).toBeVisible();
  await expect(page).toHaveURL(`/industrial/complex/${id}/building/new`);
  await fillBuilding(page, 'Корпус 1');
  await photoInput(page).setInputFiles([picture('a.png', 40)]);
  const photo = page.getByRole('form').getByRole('list', { name: 'Фотографии' }).getByRole('listitem').first();
  await choosePhotoType(page, photo, 0);
  await photo.getByRole('button', { name: /В презентации/ }).click();
  await refuse(page);
  await create(page).click();
  await expect(toast(page, 'Здание успешно создано')).toBeVisible();

  await beside(page)
    .getByRole('treeitem', { name: /Добавить вакансию/ })
    .click();
  await expect(heading(page, 'Новая вакансия')).toBeVisible();
  await expect(page).toHaveURL(/complex\/[0-9a-f-]{36}\/building\/[0-9a-f-]{36}\/vacancy\/new$/);
  await fillVacancy(page, '1-А');
  await field(page, 'Сухой, площадь').fill('9600');
  await field(page, 'Сухой, ставка в год').fill('8900');
  await create(page).click();
  await expect(toast(page, 'Вакансия успешно создана')).toBeVisible();

  await page.goto(`/industrial/complex/${id}`);
  await side(page).getByRole('button', { name: 'Актуализировать комплекс' }).click();
  await expect(toast(page, 'Комплекс успешно актуализирован')).toBeVisible();
  await side(page).getByRole('button', { name: 'Актуализировать вакансии' }).click();
  await expect(toast(page, 'Вакансии успешно актуализированы')).toBeVisible();

  await page.getByRole('button', { name: 'Закрыть сделкой: 1-А' }).click();
  await dialog(page).getByRole('radio', { name: 'Часть' }).check();
  await dialog(page).getByRole('textbox', { name: 'Сухой' }).fill('4600');
  await dialog(page).getByRole('button', { name: 'Закрыть вакансию' }).click();
  await expect(toast(page, 'Вакансия успешно закрыта')).toBeVisible();
  await expect(vacancies(page).getByRole('link')).toHaveText(['1-А (остаток)']);
  for (const line of [
    /Вакансия 1-А закрыта сделкой: аренда, 4\s600,00\sм²/,
    'Вакансии актуализированы',
    'Здание Корпус 1 создано',
    'Комплекс создан',
  ]) {
    await expect(log(page)).toContainText(line);
  }

  await page.getByRole('link', { name: 'Закрытые сделки' }).click();
  await page.getByRole('button', { name: 'Удалить сделку' }).click();
  await dialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(log(page)).toContainText('Вакансия 1-А снова открыта: сделка удалена');
  return id;
}

/**
 * A broker's day: finds vacancies of at least 10,000 m² on the map, opens the only complex that has one, comments and
 * exports it.
 * @param name name of the complex
 */
export async function brokersDay(page: Page, name: string): Promise<void> {
  await page.goto('/industrial?view=map');
  const cards = page.getByRole('article');
  await expect(cards.nth(1)).toBeVisible();
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await dialog(page).getByRole('textbox', { name: 'Площадь вакансии, от' }).fill('10000');
  await dialog(page).getByRole('button', { name: 'Применить' }).click();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name }).click();
  await page.getByRole('tab', { name: /Комментарии/ }).click();
  await side(page).getByRole('textbox', { name: 'Комментарий' }).fill('Клиент смотрит в среду');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('tabpanel', { name: /Комментарии/ }).getByRole('listitem')).toContainText([
    'Клиент смотрит в среду',
  ]);

  // Back on the map, the filter is still set.
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await page.getByRole('radio', { name: 'Таблица' }).click({ force: true });
  await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^Гектар - Комплексы \d{2}\.\d{2}\.\d{4}\.xlsx$/);
}
