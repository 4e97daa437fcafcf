import type { VacancyFieldsInput } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Page } from '@playwright/test';
import { givenVacancyVisit, type OfferedVacancy } from './given-vacancy-visit.ts';
import { expect, test } from './journey.ts';

test.use({ isSignedIn: false });

const rate = { leasePricePerSqm: 9_800 };
/** Every kind of area: the longest table of a sheet. */
const everyKind: NonNullable<VacancyFieldsInput['areaSetWithPrice']> = {
  warehouse: {
    areaValue: 12_000,
    dry: { areaValue: 4_000, ...rate },
    temperature: { areaValue: 2_000, ...rate, temperatureFrom: 2, temperatureTo: 6 },
    freezer: { areaValue: 1_500, ...rate, temperatureFrom: -22 },
    unheated: { areaValue: 500, ...rate },
  },
  production: { areaValue: 3_000, ...rate },
  lightIndustrial: { areaValue: 2_000, ...rate },
  dataCenter: { areaValue: 900, ...rate },
  office: { areaValue: 320 },
  mezzanine: { areaValue: 700, ...rate },
};
const whole: Partial<VacancyFieldsInput> = {
  areaSetWithPrice: everyKind,
  vacancyTypes: 7,
  salePrice: 1_100_000_000,
  opexPerSqm: 1_800,
  minimalRentalBlockArea: 1_200,
  minimalSaleBlockArea: 5_000,
  leaseVat: 1,
  saleVat: 2,
  storageVat: 1,
  bts: true,
  hasShelves: true,
  countPalletPlaces: 12_000,
  dockNumber: 16,
  numberGatesZero: 4,
  hasCrossDock: true,
  hasElevator: true,
};
/** Facts of a building that a sheet shows in addition to its measures. */
const floorAndGates = { floorLoad: 6, docksNumber: 58, gatesZeroNumber: 6 };
const sheets = (page: Page) => page.getByRole('region', { name: /^(?:Сводка|Вакансия)/ });

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`from a ${colorScheme} screen`, () => {
    test.use({ colorScheme });

    test(`the selection prints as sheets with everything and a sheet for each vacancy, its kinds of area apart in grey, from a ${colorScheme} screen`, async ({
      page,
      app,
    }) => {
      const offer: OfferedVacancy[] = [
        {
          complex: { distanceFromRingRoad: 35 },
          building: { columnPitch: { x: 12, y: 24 }, ...floorAndGates },
          vacancy: whole,
        },
        ...Array.from({ length: 13 }, (_, n) => ({ vacancy: { name: `2-${n}` } })),
        { complex: { name: 'Северное Домодедово', latitude: 55.47, longitude: 37.75 }, vacancy: { name: '1-В' } },
      ];
      const { link, itemIds } = await givenVacancyVisit(app, offer);
      await page.addInitScript(() => {
        window.print = () => {
          document.title = 'Печатается';
        };
      });
      await page.goto(link);
      await expect(page.getByRole('article')).toHaveCount(15);
      await expect(sheets(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Печать' }).click();
      await expect(page).toHaveTitle('Печатается');
      expect(await pagesOf(page)).toBe(17);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(sheets(page)).toHaveCount(17);
      const summary = sheets(page).first();
      await expect(summary.getByRole('row')).toHaveCount(9);
      await expect(summary.getByRole('img', { name: /^Карта/ }).getByText('Москва')).toBeVisible();
      const first = page.getByRole('region', { name: 'Вакансия 1', exact: true });
      await expect(first.getByRole('row', { name: /^Морозильный/ })).toContainText('от −22 до — °С');
      const patterns = await first
        .getByRole('img', { name: /^Площади по типам/ })
        .locator('[data-kind]')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).background));
      expect(new Set(patterns).size).toBe(10);
      for (const background of patterns) expect(background).not.toMatch(/^rgba\(0, 0, 0, 0\) none/);

      await page.emulateMedia({ media: 'screen' });
      await page.goto(`${link}&item=${itemIds[0]}`);
      await expect(page.getByRole('main', { name: 'Вакансия 1' })).toBeVisible();
      // Printed from the browser's own menu instead of the page's button.
      expect(await pagesOf(page)).toBe(1);
    });
  });
}
