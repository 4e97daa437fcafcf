import { countOverdueComplexes } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { countOverdueProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenEmployee } from '@gektar/server/testing/given.ts';
import { givenBuildingRow, givenComplexRow, givenVacancyRow } from '@gektar/server/testing/given-industrial-rows.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

test('an overdue object is actualized in the popup: it leaves the list, the next ones stay, the bell counts on [SHELL-004, SHELL-025, LAND-PROP-022, LAND-PROP-094, LAND-PROP-095]', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 12);
  await page.goto('/land/property');
  await page.getByRole('button', { name: 'Просроченные объекты: 12' }).click();
  const overdue = page.getByRole('region', { name: 'Просроченные объекты' });
  await overdue.getByRole('button', { name: 'Актуализировать: 77:00:0000000:1', exact: true }).click();
  await expect(page.getByText('Объект актуализирован')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Просроченные объекты: 11' })).toHaveText('11');
  await expect(overdue.getByRole('link').first()).toContainText('77:00:0000000:2');
  expect(await app.broker.call(countOverdueProperties)).toBe(11);

  await page.getByRole('link', { name: 'Все 11 в таблице' }).click();
  await expect(page.getByRole('heading', { name: '11 объектов' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Просрочены: больше 30\sдней/ })).toBeVisible();
  await expect(overdue).toBeHidden();
});

test('an object that cannot be actualized stays in the popup', async ({ page, app, troubles }) => {
  troubles.expect(/failed: GET .*actualize/);
  await givenManyProperties(app.db, app.broker.id, 1);
  await page.route('**/actualize', (route) => route.abort());
  await page.goto('/land/property');
  await page.getByRole('button', { name: 'Просроченные объекты: 1' }).click();
  const overdue = page.getByRole('region', { name: 'Просроченные объекты' });
  await overdue.getByRole('button', { name: /^Актуализировать/ }).click();
  await expect(page.getByText('Не удалось обновить объект')).toBeVisible();
  await expect(overdue.getByRole('link')).toHaveCount(1);
});

test('the bell of the industrial area: own complexes by their own periods, those of the office, one confirmed, then all of mine', async ({
  page,
  app,
}) => {
  const { id: colleague } = await givenEmployee(app.db);
  const given = async (name: string, period: number, responsibleUser: string) => {
    const complex = await givenComplexRow(app.db, {
      name,
      vacancies_update_period: period,
      responsible_user: responsibleUser,
      vacancies_actualize_date: '2024-03-05T10:20:30',
    });
    const building = await givenBuildingRow(app.db, complex);
    await givenVacancyRow(app.db, { complexId: complex, buildingId: building });
  };
  await given('Логопарк Истра', 30, app.broker.id);
  await given('Логопарк Руза', 7, app.broker.id);
  await given('Логопарк Клин', 14, app.broker.id);
  await given('Логопарк Шатура', 21, colleague);
  await page.goto('/industrial');
  await page.getByRole('button', { name: 'Просроченные комплексы: 3' }).click();
  const overdue = page.getByRole('region', { name: 'Просроченные комплексы' });
  await expect(overdue.getByRole('link')).toHaveText([/Логопарк Руза.*раз в 7\s/, /Логопарк Клин/, /Логопарк Истра/]);
  await expectAccessible(page.getByRole('dialog', { name: 'Уведомления' }));
  await page.getByRole('link', { name: 'Все 3 в таблице' }).click();
  await expect(page.getByRole('heading', { name: '3 объекта' })).toBeVisible();
  await page.getByRole('button', { name: 'Просроченные комплексы: 3' }).click();
  await overdue.getByRole('radio', { name: 'Отдела 4' }).check({ force: true });
  await page.getByRole('link', { name: 'Все 4 в таблице' }).click();
  await expect(page.getByRole('heading', { name: '4 объекта' })).toBeVisible();
  await page.getByRole('button', { name: 'Просроченные комплексы: 3' }).click();
  await overdue.getByRole('radio', { name: 'Отдела 4' }).check({ force: true });
  await expect(overdue.getByRole('link').nth(2)).toContainText('Логопарк Шатура');
  await expect(overdue.getByRole('button', { name: /все мои/ })).toBeHidden();
  await overdue.getByRole('button', { name: 'Актуализировать: Логопарк Руза' }).click();
  await expect(page.getByText('Вакансии успешно актуализированы')).toBeVisible();
  await expect(overdue.getByRole('link')).toHaveText([/Логопарк Клин/, /Логопарк Шатура/, /Логопарк Истра/]);
  await overdue.getByRole('radio', { name: 'Мои 2' }).check({ force: true });
  await overdue.getByRole('button', { name: 'Актуализировать все мои: 2' }).click();
  const question = page.getByRole('dialog', { name: /Актуализировать вакансии 2\sваших комплексов/ });
  await question.getByRole('button', { name: 'Актуализировать', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Просроченные комплексы: 0' })).toBeVisible();
  await expect(overdue.getByText('Вакансии всех ваших комплексов подтверждены в срок')).toBeVisible();
  expect(await app.broker.call(countOverdueComplexes)).toBe(1);
});
