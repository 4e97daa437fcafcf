import { getFullComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenManyVacancies } from '@gektar/server/testing/given-vacancy-selection.ts';
import { brokersDay, operatorsDay } from './industrial-days.ts';
import { create } from './industrial-form.ts';
import { expect, test } from './journey.ts';
import { slowness } from './slowness.ts';

test.describe.configure({ timeout: 120_000 * slowness });

test("an operator's day: a complex, its building with a photo, its vacancy; confirmed, closed in part, read back in the log, opened again [IND-CPX-001, IND-CPX-002, IND-BLD-001, IND-BLD-052, IND-VAC-001]", async ({
  page,
  app,
}) => {
  const id = await operatorsDay(page, async () => {
    // An answer without an id does not count as a creation.
    await page.route('**/api/industrial/buildings', (route) => route.fulfill({ status: 201, json: {} }));
    await create(page).click();
    await expect(page.getByText('Не удалось создать здание', { exact: true }).last()).toBeVisible();
    await expect(page).toHaveURL(/building\/new$/);
    await page.unrouteAll();
  });
  const { buildings } = await app.broker.call(getFullComplex, { params: { id } });
  expect(buildings[0]?.vacancies.map(({ vacancyStatus }) => vacancyStatus)).toEqual([1, 1]);
});

test("a broker's day among 300 vacancies: complexes with enough space on the map, one of them opened, commented and exported [IND-CPX-003]", async ({
  page,
  app,
}) => {
  for (const [name, areaValue] of [
    ['Логопарк Север', 12_000],
    ['Логопарк Юг', 2_000],
  ] as const) {
    const complex = await givenComplex(app.db, { name });
    const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
    await givenVacancy(app.db, building.id, {
      name: '1-А',
      areaSetWithPrice: { office: { areaValue, leasePricePerSqm: 9_000 } },
    });
  }
  await givenManyVacancies(app.db, 298);
  await brokersDay(page, 'Логопарк Север');
});
