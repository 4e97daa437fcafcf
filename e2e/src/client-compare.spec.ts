import type { Domain } from '@gektar/contract/domain.ts';
import { ageShowings } from '@gektar/server/testing/age-showings.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import { expectAccessible } from './accessible.ts';
import { givenVacancyVisit } from './given-vacancy-visit.ts';
import { givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const dry = (areaValue: number, leasePricePerSqm: number) => ({
  areaSetWithPrice: { warehouse: { dry: { areaValue, leasePricePerSqm } } },
});

/** A shared selection of five objects with prices that rise in their order; the broker is responsible. */
async function givenShared(app: TestApp, domain: Domain) {
  const prices = [8_700, 8_900, 9_431.15, 9_150, 9_900];
  const visit =
    domain === 'land'
      ? await givenVisit(
          app,
          prices.map((price, at) => ({ area: 12.5 + at, price: price * 1000, kmFromCity: 50 - at })),
        )
      : await givenVacancyVisit(
          app,
          prices.map((price, at) => ({
            complex: { name: `Логопарк ${at + 1}` },
            building: { name: `Корпус ${at + 1}` },
            vacancy: { name: `${at + 1}-А`, ...dry(12_000 + at, price) },
          })),
        );
  await app.db.updateTable(`${domain}.requests`).set({ responsible_employee_id: app.broker.id }).execute();
  return visit;
}

const areas = [
  {
    domain: 'land',
    one: 'Объект',
    count: '4 объекта',
    tooMany: 'Можно сравнить четыре, уберите один',
    price: 'Цена, руб.',
    best: '8 700 000,00, лучшее в строке',
    lower: 'цена ниже, 5 000 000 вместо 8 700 000',
    reprice: ({ db }: TestApp) =>
      db
        .updateTable('land.properties')
        .set((eb) => ({ price: 5_000_000, row_version: eb('row_version', '+', 1) }))
        .where('price', '=', 8_700_000)
        .execute(),
  },
  {
    domain: 'industrial',
    one: 'Вакансия',
    count: '4 вакансии',
    tooMany: 'Можно сравнить четыре, уберите одну',
    price: 'Ставка в год, руб./м²',
    best: '8 700,00, лучшее в строке',
    lower: 'ставка ниже, 8 320 вместо 8 700',
    reprice: ({ db }: TestApp) =>
      db
        .updateTable('industrial.vacancies')
        .set((eb) => ({ dry_price: 8_320, row_version: eb('row_version', '+', 1) }))
        .where('dry_price', '=', 8_700)
        .execute(),
  },
] as const;

for (const { domain, one, count, tooMany, price, best, lower, reprice } of areas) {
  test(`a client compares up to four objects on a phone and sends the comparison on (${domain})`, async ({
    page,
    app,
  }) => {
    const { link } = await givenShared(app, domain);
    const article = (order: number) => page.getByRole('article', { name: new RegExp(`^${one} ${order}:`) });
    const choice = (order: number) =>
      article(order)
        .getByRole('button', { name: new RegExp(`, ${one} ${order}$`) })
        .first();
    const sections = page.getByRole('navigation', { name: 'Разделы подборки' });
    await page.setViewportSize(phone);
    await page.goto(link);
    await test.step('the fifth is refused until one is taken out', async () => {
      for (const order of [1, 2, 3, 4]) await choice(order).click();
      await choice(5).click();
      await expect(page.getByText(tooMany)).toBeVisible();
      await choice(4).click();
      await choice(5).click();
      await expect(choice(5)).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
    });
    await test.step('only differences, with the best of a row, then all rows', async () => {
      await sections.getByRole('link', { name: 'Сравнить 4' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Сравнение, ${count}` })).toBeVisible();
      await expect(page.getByRole('row', { name: price }).getByRole('cell').first()).toHaveText(best);
      await expectAccessible(page);
      const same = page.getByRole('row', { name: 'Регион' });
      await expect(same).toBeHidden();
      await page.getByRole('checkbox', { name: 'Только различия' }).uncheck();
      await expect(same).toBeVisible();
    });
    await test.step('the address has the choice; an object leaves it', async () => {
      await page.reload();
      await page.getByRole('button', { name: `Убрать из сравнения, ${one} 2` }).click();
      await expect(sections.getByRole('link', { name: 'Сравнить 3' })).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveCount(3);
    });
    await test.step('sending says that the answers are common', async () => {
      await page.getByRole('button', { name: 'Коллеге' }).click();
      const sheet = page.getByRole('dialog', { name: 'Отправить коллеге' });
      await expect(sheet).toContainText('отметки, вопросы и дни показа у вас общие');
      await expect(sheet).not.toContainText('Код доступа');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });
    await test.step('fewer than two lead back to the list', async () => {
      for (const order of [1, 3])
        await page.getByRole('button', { name: `Убрать из сравнения, ${one} ${order}` }).click();
      await expect(page.getByRole('heading', { name: 'Для сравнения нужно не меньше двух' })).toBeVisible();
      await page.getByRole('main').getByRole('link').click();
      await expect(choice(5)).toHaveAttribute('aria-pressed', 'true');
    });
  });

  test(`a client sees what has changed since the previous visit, and the card that the broker has filled in (${domain})`, async ({
    page,
    app,
  }) => {
    const { link } = await givenShared(app, domain);
    const changes = page.getByRole('region', { name: /^Изменилось с прошлого раза/ });
    const broker = page.getByRole('region', { name: 'Ваш брокер' });
    await page.setViewportSize(phone);
    await test.step('nothing at the first visit', async () => {
      await page.goto(link);
      await expect(broker).toContainText('Егор Степной');
      await expect(changes).toBeHidden();
      await ageShowings(app.db, '3 days');
      await reprice(app);
    });
    await test.step('the broker fills in the card', async () => {
      await page.setViewportSize(desk);
      await page.goto('/');
      await page.getByRole('button', { name: 'Егор Степной' }).click();
      await page.getByRole('menuitem', { name: 'Моя карточка' }).click();
      const card = page.getByRole('dialog', { name: 'Моя карточка' });
      await card.getByRole('textbox', { name: 'Телефон' }).fill('123');
      await card.getByRole('textbox', { name: 'Когда отвечаете' }).fill('в будни с 9 до 20');
      await card.getByRole('button', { name: 'Сохранить' }).click();
      await expect(card).toContainText('Телефон из 11 цифр: +7 (916) 123-45-67');
      await expectAccessible(card);
      await card.getByRole('textbox', { name: 'Телефон' }).fill('8 900 000-00-01');
      await card.getByRole('textbox', { name: 'Telegram' }).fill('@egor_stepnoy');
      await card.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Карточка сохранена')).toBeVisible();
      await expect(card).toBeHidden();
    });
    await test.step('the client finds both', async () => {
      await page.setViewportSize(phone);
      await page.goto(link);
      await expect(changes).toContainText(lower);
      await expect(broker).toContainText('Ваш брокер · отвечает в будни с 9 до 20');
      await expect(broker.getByRole('link', { name: '+7 (900) 000-00-01' })).toHaveAttribute(
        'href',
        'tel:+79000000001',
      );
      await expect(broker.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/egor_stepnoy');
      await expect(page.getByText(/^Егор Степной видит, когда открывали эту ссылку/)).toBeVisible();
      await expectAccessible(page);
      await changes.getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Открыть на карте' })).toHaveAttribute(
        'href',
        /^https:\/\/yandex\.ru\/maps/,
      );
      await page.getByRole('button', { name: 'К списку' }).click();
    });
    await test.step('on a desk the question about a refusal is at its button', async () => {
      await page.setViewportSize(desk);
      const button = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Не подходит, / });
      await button.click();
      const popover = page.getByRole('dialog', { name: 'Почему не подходит?' });
      const [at, of] = [await popover.boundingBox(), await button.boundingBox()];
      expect(at?.x).toBe(of?.x);
      await expectAccessible(page);
    });
  });
}
