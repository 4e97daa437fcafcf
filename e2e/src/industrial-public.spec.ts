import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { givenVacancyVisit, type OfferedVacancy } from './given-vacancy-visit.ts';
import { givenPhotos } from './given-visit.ts';
import { expect, test } from './journey.ts';
import { findLayoutTroubles } from './reflow.ts';

test.use({ isSignedIn: false });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const field = (page: Page) => page.getByRole('textbox', { name: 'Код доступа' });
const enter = (page: Page) => page.getByRole('button', { name: 'Войти' });
const article = (page: Page, order: number) => page.getByRole('article', { name: new RegExp(`^Вакансия ${order}:`) });
const heart = (page: Page, order: number) => article(page, order).getByRole('button', { name: /понравилась$/ });

/** Two vacancies of one complex, and one elsewhere with every kind of area that has its own line. */
async function givenOffer(app: TestApp): Promise<OfferedVacancy[]> {
  const types = await app.db.selectFrom('industrial.image_types').select(['id', 'name']).execute();
  const typeOf = (wanted: string) => ({ id: types.find(({ name }) => name === wanted)?.id ?? 0 });
  const leningradskoye = await app.db
    .selectFrom('industrial.highways')
    .select('id')
    .where('name', '=', 'Ленинградское шоссе')
    .executeTakeFirstOrThrow();
  const [photo, plan] = await givenPhotos(app, 2);
  if (!photo || !plan) throw new Error('no photos');
  return [
    {
      complex: { name: 'Логопарк Север', highway: leningradskoye, distanceFromRingRoad: 35 },
      building: {
        name: 'Корпус 2',
        columnPitch: { x: 12, y: 24 },
        floorLoad: 6,
        docksNumber: 34,
        gatesZeroNumber: 5,
        images: [
          { ...photo, imageType: typeOf('Фасад') },
          { ...plan, imageType: typeOf('План') },
        ],
      },
      vacancy: {
        name: '2-А',
        areaSetWithPrice: { warehouse: { dry: { areaValue: 18_000, leasePricePerSqm: 8_900 } } },
        minimalRentalBlockArea: 6_000,
        opexPerSqm: 1_800,
        availabilityDate: '2099-12-01T00:00:00',
        dockNumber: 16,
        hasShelves: true,
      },
    },
    { vacancy: { name: '2-Б', areaSetWithPrice: { warehouse: { areaValue: 9_600 } } } },
    {
      complex: {
        name: 'Северное Домодедово',
        latitude: 55.47,
        longitude: 37.75,
        fullAddress: 'Домодедово, Складская, 1',
      },
      building: { name: 'Корпус 11', buildingClass: 3 },
      vacancy: {
        areaSetWithPrice: {
          warehouse: {
            temperature: { areaValue: 1_400, leasePricePerSqm: 11_900, temperatureFrom: 2, temperatureTo: 6 },
            freezer: { areaValue: 1_200, leasePricePerSqm: 13_200, temperatureFrom: -22 },
          },
          office: { areaValue: 320 },
        },
        additionalInformation: 'Только для своих',
      },
    },
  ];
}

/** Text with ordinary spaces instead of no-break ones. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test.describe('on a phone', () => {
  test.use(phone);

  test('a client of industrial needs the code: a wrong one is told and mended, Enter and the link submit it; loading, a link that is none and failures have their screens [IND-PUB-001, IND-PUB-002, IND-PUB-003, IND-PUB-004, IND-PUB-005, IND-PUB-006, IND-PUB-007, IND-PUB-008, IND-PUB-013, IND-PUB-014, IND-PUB-015, IND-PUB-016]', async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/request-selections-for-clients/);
    const { path, code, link } = await givenVacancyVisit(app, [{ vacancy: {} }]);
    await test.step('the code', async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Введите код доступа' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-domain', 'industrial');
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icons/industrial.svg');
      expect((await field(page).boundingBox())?.width).toBe(100);
      await expect(enter(page)).toBeDisabled();
      await expectAccessible(page);

      await field(page).fill('НЕТ123');
      const ready = await enter(page).evaluate((button) => getComputedStyle(button).backgroundColor);
      await enter(page).click();
      await expect(page.getByRole('alert')).toHaveText('Неправильный код доступа');
      await expect(enter(page)).toBeDisabled();
      await expect(enter(page)).not.toHaveCSS('background-color', ready);
      expect(await findLayoutTroubles(page)).toEqual([]);

      await field(page).fill(code.toLowerCase());
      await expect(page.getByText('Неправильный код доступа')).toBeHidden();
      await expect(enter(page)).toBeEnabled();
      await field(page).press('Enter');
      await expect(page.getByRole('article')).toHaveCount(1);
    });
    await test.step('the code of the link; what stands meanwhile', async () => {
      const { promise: isFree, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route('**/request-selections-for-clients/**', async (route) => {
        await isFree;
        await route.continue();
      });
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(link);
      await expect(page.getByRole('status', { name: 'Подборка загружается' })).toBeVisible();
      letThrough();
      await expect(page.getByRole('article')).toBeVisible();
      await expect(page).toHaveURL(link);
      await page.unrouteAll();
    });
    await test.step('400, 500, 404, no network', async () => {
      const answer = (status: number) =>
        page.route('**/request-selections-for-clients/**', (route) => route.fulfill({ status, body: 'none' }));
      await answer(400);
      await page.goto(link);
      await expect(page.getByRole('alert')).toHaveText('Неправильный код доступа');
      for (const status of [500, 404]) {
        await page.unrouteAll();
        await answer(status);
        await page.goto(link);
        await expect(page.getByRole('heading', { name: 'Не удалось загрузить подборку' })).toBeVisible();
        await expect(page.getByText(String(status))).toBeVisible();
      }
      await page.unrouteAll();
      await page.route('**/request-selections-for-clients/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(page.getByText('Нет связи с сервером')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(page.getByRole('article')).toBeVisible();
    });
    await test.step('403', async () => {
      await page.goto('/industrial-public/0199a000-0000-7000-8000-00000000beef?password=K7M4XC');
      await expect(page.getByRole('heading', { name: 'Ссылка недействительна' })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('a client reads the selection and a vacancy whole, marks one, which the broker sees, and is told of one that was closed meanwhile [IND-PUB-009, IND-PUB-010, IND-PUB-011, IND-PUB-012, IND-PUB-017, IND-PUB-019]', async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/403 .*request-selection-item/);
    await app.db
      .insertInto('shared.companies')
      .values({ id: 'c-1', name: 'ООО «Северный обоз»', websites: '[]' })
      .execute();
    const visit = await givenVacancyVisit(app, await givenOffer(app), { companyId: 'c-1' });
    await page.goto(visit.link);
    await test.step('the list', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подборка для ООО «Северный обоз»');
      await expect(page.getByText(/^3\sвакансии · Ссылка доступна до \d\d\.\d\d\.\d{4}$/)).toBeVisible();
      const first = plain(await article(page, 1).innerText());
      for (const text of [
        'Сухой склад, 18 000,00 м²',
        'Логопарк Север, корпус 2, 2-А · класс A',
        'Ленинградское шоссе, 35,00 км от МКАД',
        '8 900,00 руб./м²',
        '1 800,00 руб./м²',
        'от 6 000,00 м²',
        '01.12.2099',
      ]) {
        expect(first).toContain(text);
      }
      await expect(
        article(page, 1).getByRole('img', { name: /^Площади по типам: сухой 18\s000,00\sм²$/ }),
      ).toBeVisible();
      await expect(article(page, 2)).toContainText('По запросу');
      await expect(article(page, 2)).toContainText('Логопарк Север, корпус 2, 2-Б · класс A');
      // Both vacancies lie at one point.
      await expect(page.getByRole('button', { name: 'Вакансии 1, 2', exact: true })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('a vacancy', async () => {
      await article(page, 3).getByRole('link').click();
      const main = page.getByRole('main', { name: 'Вакансия 3' });
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        /^Склад с температурным режимом, 2\s920,00\sм²$/,
      );
      const lines = (await main.getByRole('listitem').allInnerTexts()).map((line) =>
        plain(line).replace(/\s*\n\s*/g, ' | '),
      );
      expect(lines).toEqual([
        'С температурным режимом | 1 400,00 м² | от 2 до 6 °С | 11 900,00 руб./м²',
        'Морозильный | 1 200,00 м² | от −22 до — °С | 13 200,00 руб./м²',
        'Офисы | 320,00 м² | По запросу',
        'Всего | 2 920,00 м²',
      ]);
      await expect(main.getByText('Домодедово, Складская, 1')).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: /^B\+$/ })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'План' })).toBeHidden();
      await expect(page.getByText('Только для своих')).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'К списку' }).click();

      await article(page, 1).getByRole('link').click();
      const building = page.getByRole('main', { name: 'Вакансия 1' });
      await expect(building.getByText(/^12,00\sх\s24,00\sм$/)).toBeVisible();
      const factsOf = (section: string) =>
        building
          .locator('section', { has: page.getByRole('heading', { name: section, exact: true }) })
          .getByRole('definition');
      await expect(factsOf('Здание').filter({ hasText: /^(34|5)$/ })).toHaveText(['34', '5']);
      await expect(factsOf('Оснащение вакансии')).toHaveText(['16', 'Да']);
      await building.getByRole('button', { name: 'Открыть план' }).click();
      await expect(page.getByRole('dialog')).toContainText('1 / 1');
      await page.keyboard.press('Escape');
      await page.goBack();
    });
    await test.step('a mark', async () => {
      const kept = page.waitForResponse(/request-selection-item/);
      await heart(page, 2).click();
      await kept;
      const { items } = await app.broker.call(industrialSelections.one, { params: { id: visit.selectionId } });
      expect(items.map(({ isClientFavorite }) => isClientFavorite)).toEqual([false, true, false]);
      await page.reload();
      await page.getByRole('link', { name: 'Понравилось 1' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(article(page, 2)).toBeVisible();
      await page.getByRole('link', { name: 'Список' }).click();
    });
    await test.step('a vacancy is let to somebody else while the client looks at it', async () => {
      await app.broker.call(closeVacancy, {
        params: { id: visit.vacancyIds[2] ?? '' },
        body: { vacancyType: 1, closeDate: '2026-11-20T00:00:00' },
      });
      await heart(page, 3).click();
      await expect(page.getByText('Этой вакансии больше нет в подборке')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(2);
      await expectAccessible(page);
    });
  });
});

const viewports = [
  phone.viewport,
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

test('the industrial client pages reflow from a telephone to a desk, in the dark too', async ({ page, app }) => {
  const longName = 'Производственно-логистический комплекс с собственной железнодорожной веткой';
  const offer = await givenOffer(app);
  const { link, path, itemIds } = await givenVacancyVisit(app, [
    ...offer,
    { complex: { name: longName, fullAddress: longName }, building: { name: longName }, vacancy: { name: longName } },
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [where, shown] of [
    [path, { role: 'heading', name: 'Введите код доступа' }],
    [link, { role: 'article', name: /^Вакансия 4/ }],
    [`${link}&item=${itemIds[2]}`, { role: 'main', name: 'Вакансия 3' }],
    [`${link}&item=${itemIds[3]}`, { role: 'main', name: 'Вакансия 4' }],
  ] as const) {
    await page.goto(where);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole(shown.role, { name: shown.name })).toBeVisible();
      expect(await findLayoutTroubles(page), `${where} at ${viewport.width} px`).toEqual([]);
    }
    await expectAccessible(page);
  }
});
