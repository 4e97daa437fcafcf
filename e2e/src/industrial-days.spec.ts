import { getFullComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { Page } from '@playwright/test';
import { picture } from './drawn-picture.ts';
import { beside, create, fillBuilding, fillComplex, fillVacancy, heading } from './industrial-form.ts';
import { expect, test } from './journey.ts';
import { choosePhotoType, field, photoInput } from './property-form.ts';
import { slowness } from './slowness.ts';

test.describe.configure({ timeout: 120_000 * slowness });

const dialog = (page: Page) => page.getByRole('dialog');
const side = (page: Page) => page.getByRole('complementary', { name: 'Действия и журнал' });
const vacancies = (page: Page) => page.getByRole('grid', { name: 'Вакансии' });
const log = (page: Page) => page.getByRole('tabpanel', { name: 'Журнал' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

test("an operator's day: a complex, its building with a photo, its vacancy; confirmed, closed in part, read back in the log, opened again [IND-CPX-001, IND-CPX-002, IND-BLD-001, IND-BLD-052, IND-VAC-001]", async ({
  page,
  app,
}) => {
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
  // Created is what has an id.
  await page.route('**/api/industrial/buildings', (route) => route.fulfill({ status: 201, json: {} }));
  await create(page).click();
  await expect(toast(page, 'Не удалось создать здание')).toBeVisible();
  await expect(page).toHaveURL(`/industrial/complex/${id}/building/new`);
  await page.unrouteAll();
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
  const { buildings } = await app.broker.call(getFullComplex, { params: { id } });
  expect(buildings[0]?.vacancies.map(({ vacancyStatus }) => vacancyStatus)).toEqual([1, 1]);
});

test("a broker's day: complexes with enough space on the map, one of them opened, commented and exported [IND-CPX-003]", async ({
  page,
  app,
}) => {
  for (const [name, areaValue] of [
    ['Логопарк Север', 12_000],
    ['Логопарк Юг', 2_000],
  ] as const) {
    const complex = await givenComplex(app.db, { name });
    const building = await givenBuilding(app.db, complex.id);
    await givenVacancy(app.db, building.id, { areaSetWithPrice: { office: { areaValue, leasePricePerSqm: 9_000 } } });
  }
  await page.goto('/industrial?view=map');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await dialog(page).getByRole('textbox', { name: 'Площадь вакансии, от' }).fill('5000');
  await dialog(page).getByRole('button', { name: 'Применить' }).click();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: 'Логопарк Север' }).click();
  await page.getByRole('tab', { name: /Комментарии/ }).click();
  await side(page).getByRole('textbox', { name: 'Комментарий' }).fill('Клиент смотрит в среду');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('tabpanel', { name: /Комментарии/ }).getByRole('listitem')).toContainText([
    'Клиент смотрит в среду',
  ]);

  // The filter is still there.
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await page.getByRole('radio', { name: 'Таблица' }).click({ force: true });
  await page.getByRole('checkbox', { name: 'Выбрать: Логопарк Север' }).check();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^Гектар - Комплексы \d{2}\.\d{2}\.\d{4}\.xlsx$/);
});
