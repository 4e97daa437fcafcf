import type { Domain } from '@gektar/contract/domain.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { landSelections } from '@gektar/contract/land/selections/selection.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { givenVacancyVisit } from './given-vacancy-visit.ts';
import { givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** A shared selection of three objects, and its request. */
async function givenShared(app: TestApp, domain: Domain) {
  if (domain === 'land') {
    const visit = await givenVisit(app, [{ area: 12.5 }, { area: 7.05 }, { area: 3.2 }]);
    const { requestId } = await app.broker.call(landSelections.one, { params: { id: visit.selectionId } });
    return { ...visit, answersPath: `/land/request/${requestId}/answers` };
  }
  const visit = await givenVacancyVisit(app, [
    { complex: { name: 'Логопарк Север' }, building: { name: 'Корпус 2' }, vacancy: { name: '2-А' } },
    { vacancy: { name: '2-Б' } },
    { vacancy: { name: '2-В' } },
  ]);
  await app.db.updateTable('industrial.requests').set({ responsible_employee_id: app.broker.id }).execute();
  const { requestId } = await app.broker.call(industrialSelections.one, { params: { id: visit.selectionId } });
  return { ...visit, answersPath: `/industrial/requests/${requestId}/answers` };
}

const saved = (page: Page) => page.waitForResponse((response) => response.url().includes('/answer?') && response.ok());

for (const [domain, one] of [
  ['land', 'Объект'],
  ['industrial', 'Вакансия'],
] as const) {
  test(`a client answers on a phone, the broker reads it and replies in place, the client sees the reply (${domain})`, async ({
    page,
    app,
  }) => {
    const { link, answersPath } = await givenShared(app, domain);
    const article = (order: number) => page.getByRole('article', { name: new RegExp(`^${one} ${order}:`) });
    const views = page.getByRole('navigation', { name: 'Какие объекты' });
    await page.setViewportSize(phone);

    await test.step('a like of one tap, taken back by the second', async () => {
      await page.goto(link);
      const like = article(1).getByRole('button', { name: /^Нравится/ });
      for (const isOn of ['true', 'false', 'true']) {
        const response = saved(page);
        await like.click();
        await expect(like).toHaveAttribute('aria-pressed', isOn);
        await response;
      }
      await expect(views.getByRole('link', { name: 'Понравилось 1' })).toBeVisible();
    });
    await test.step('a refusal with reasons folds the object', async () => {
      await article(2)
        .getByRole('button', { name: /^Не подходит/ })
        .click();
      const sheet = page.getByRole('dialog', { name: 'Почему не подходит?' });
      await sheet.getByRole('button', { name: 'Дорого' }).click();
      await sheet.getByRole('button', { name: 'Далеко' }).click();
      await sheet.getByRole('textbox', { name: 'Подробнее' }).fill('Нужно до февраля');
      await expectAccessible(page);
      const response = saved(page);
      await sheet.getByRole('button', { name: 'Не подходит' }).click();
      await response;
      await expect(article(2)).toContainText('Не подходит: Дорого, далеко: «Нужно до февраля»');
      await expect(article(2).getByRole('button', { name: /^Вернуть/ })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('a question and a day for a visit on the page of an object', async () => {
      await article(3)
        .getByRole('button', { name: /^Вопрос/ })
        .click();
      const field = page.getByRole('textbox', { name: 'Ваш вопрос' });
      await expect(field).toBeFocused();
      await field.fill('<b>Есть ли газ?</b>');
      const asked = saved(page);
      await page.getByRole('button', { name: 'Отправить вопрос' }).click();
      await asked;
      await expect(page.getByText('<b>Есть ли газ?</b>')).toBeVisible();
      const wished = saved(page);
      await page
        .getByRole('button', { name: /^\d\d\.\d\d/ })
        .first()
        .click();
      await wished;
      await expect(page.getByText(/^Попросили показ \d\d\.\d\d$/)).toBeVisible();
      await expect(page.getByText(/^(?:Брокер|Егор Степной) видит, когда открывали эту ссылку/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'К списку' }).click();
      await views.getByRole('link', { name: 'Вопросы 1' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
    });
    await test.step('the broker sees what waits first, replies in place, and sets a time', async () => {
      await page.setViewportSize(desk);
      await page.goto(answersPath);
      const waiting = page.getByRole('region', { name: 'Ждут вас' });
      await expect(waiting.getByText('<b>Есть ли газ?</b>')).toBeVisible();
      const byObject = page.getByRole('region', { name: 'По объектам' });
      await expect(byObject.getByRole('row')).toHaveCount(4);
      await expect(byObject).toContainText('Дорого, далеко: «Нужно до февраля»');
      await expectAccessible(page);
      const field = waiting.getByRole('textbox', { name: /^Ответ/ });
      await field.fill('Да, на границе участка');
      await field.press('Control+Enter');
      await expect(field).toBeHidden();
      await waiting.getByRole('button', { name: 'Назначить' }).click();
      await expect(page.getByText('Показ назначен')).toBeVisible();
      await expect(waiting).toBeHidden();
    });
    await test.step('the client finds the reply and the time', async () => {
      await page.setViewportSize(phone);
      await page.goto(link);
      // The reply on the card has a separate link as soon as the answers are loaded.
      await article(3).getByRole('link').first().click();
      await expect(page.getByText('Да, на границе участка')).toBeVisible();
      await expect(page.getByText(/^Показ \d\d\.\d\d\.\d{4}/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'В календарь' })).toBeVisible();
    });
  });
}

test('without a network an answer waits and is sent when it returns; a refused one is offered again', async ({
  page,
  app,
  troubles,
}) => {
  const { link } = await givenShared(app, 'land');
  await page.setViewportSize(phone);
  await page.goto(link);
  const refused = page.getByRole('article', { name: /^Объект 1:/ });
  const refuse = async () => {
    await refused.getByRole('button', { name: /^Не подходит/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Не подходит' }).click();
  };
  await refused.getByRole('button', { name: /^Не подходит/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).click();
  await page.context().setOffline(true);
  await refuse();
  await expect(page.getByText('Отправим, когда появится связь')).toBeVisible();
  const sent = saved(page);
  await page.context().setOffline(false);
  await sent;
  await expect(refused.getByRole('button', { name: /^Вернуть/ })).toBeVisible();
  await expect(page.getByText('Отправим, когда появится связь')).toBeHidden();

  troubles.expect(/request-selection-item/);
  await page.route('**/answer?*', (route) => route.abort());
  await refused.getByRole('button', { name: /^Вернуть/ }).click();
  await expect(page.getByText('Не сохранилось')).toBeVisible();
  await expect(refused.getByRole('button', { name: /^Вернуть/ })).toBeVisible();
  await page.unroute('**/answer?*');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(refused.getByRole('button', { name: /^Нравится/ })).toBeVisible();
});
