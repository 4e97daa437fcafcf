import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import {
  countRequests,
  findRequests,
  getRequest,
  updateRequest,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { clickTwice } from './click-twice.ts';
import { credentials, expect, test } from './journey.ts';
import { create, field, list } from './property-form.ts';
import {
  answer,
  card,
  fillRequest,
  from,
  name,
  openNewRequest,
  question,
  several,
  takeFirst,
  to,
} from './request-form.ts';

const searchTab = /\/land\/request\/[0-9a-f-]{36}\/search/;
const sections = (page: Page) => page.getByRole('navigation', { name: 'Разделы формы' });
const section = (page: Page, title: string) => sections(page).getByRole('button', { name: new RegExp(title) });
const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });

async function onlyRequest(app: TestApp) {
  const rows = await app.broker.call(findRequests, { query: { take: 10 }, body: {} });
  expect(rows).toHaveLength(1);
  return rows[0];
}

async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth\?returnUrl=/);
  await page.getByRole('textbox', { name: 'Логин' }).fill(credentials.login);
  await page.getByLabel('Пароль').fill(credentials.password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

test.describe('a new request', () => {
  test('is written down by the keyboard alone while plots are counted, and opens at its search [LAND-REQ-002, LAND-REQ-040]', async ({
    page,
    app,
  }) => {
    const types = await app.broker.call(landDictionaries['property-types'].list, {});
    const propertyType = { id: types.find((type) => type.name === 'Логистика')?.id ?? 0 };
    await givenProperty(app.db, { propertyType, area: 12.5, price: 100_000_000 });
    await givenProperty(app.db, { propertyType, area: 300, price: 100_000_000 });
    await page.goto('/land/request');
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Новый запрос' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Новый запрос' })).toBeVisible();
    await expect(page).toHaveTitle('Земля | Новый запрос');
    for (const title of ['О запросе', 'Что ищет', 'Где', 'Коммуникации', 'Преимущества', 'Доп. информация']) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    }
    await expect(card(page)).toContainText(/Подходят\s2\sобъекта/);
    await expect(list(page, 'Ответственный')).toHaveValue('Егор Степной');
    await expect(field(page, 'Дата запроса')).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
    await expect(question(page, 'Актуален').getByRole('radio', { name: 'Да' })).toBeChecked();
    for (const flag of ['Built-to-suit', 'Built-to-lease']) {
      await expect(question(page, flag).getByRole('radio', { checked: true })).toHaveCount(0);
    }

    await expect(name(page)).toBeFocused();
    await page.keyboard.type('Склад для «Ёлки»');
    await takeFirst(page, 'Типы запроса', 'Покупка');
    await takeFirst(page, 'Типы объектов', 'Логистика');
    await from(page, 'Площадь').focus();
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('20,5');
    await expect(card(page)).toContainText(/Подходит\s1\sобъект/);
    await to(page, 'Бюджет').focus();
    await page.keyboard.type('250000000');
    await takeFirst(page, 'Регионы', 'Московская область');
    await field(page, 'Расстояние от ближайшего города').focus();
    await page.keyboard.type('40');
    const power = page.getByRole('radiogroup', { name: 'Электричество' });
    await power.getByRole('radio', { name: 'Не важно' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1250');
    await expect(card(page)).toContainText('Подходящих объектов нет');
    await answer(page, 'Built-to-suit', 'Нет');
    await answer(page, 'Built-to-lease', 'Да');
    await page.getByRole('checkbox', { name: 'Ж/д ветка' }).focus();
    await page.keyboard.press('Space');
    await field(page, 'Ссылка на диск').focus();
    await page.keyboard.type('disk.example/request');
    await page.keyboard.press('Control+s');

    await expect(page.getByText('Успешно создана новая подборка')).toBeVisible();
    await expect(page).toHaveURL(searchTab);
    expect(await onlyRequest(app)).toMatchObject({
      name: 'Склад для «Ёлки»',
      responsibleEmployeeId: app.broker.id,
      requestType: [{ name: 'Покупка' }],
      propertyTypes: [{ name: 'Логистика' }],
      area: { from: 5, to: 20.5 },
      budget: { from: null, to: 250_000_000 },
      regions: [{ name: 'Московская область' }],
      distanceFromNearestCity: 40,
      utilities: [{ id: 2, value: 1250 }],
      infrastructure: [{ id: 2, type: 1 }],
      hasIndustrialRailway: true,
      hasPond: false,
      builtToSuit: false,
      builtToLease: true,
      isActual: true,
      linkToDisk: 'disk.example/request',
    });
  });

  test('says in Russian what it lacks, at the fields and at the sections, marks reversed ranges and takes no more than the limits [LAND-REQ-038, LAND-REQ-039, VAL-001, VAL-006, LAND-REQ-024, LAND-REQ-027, VAL-007, VAL-027]', async ({
    page,
    app,
  }) => {
    await test.step('says in Russian what it lacks, at the fields and at the sections, and leads to the first', async () => {
      await openNewRequest(page);
      for (const title of ['Что ищет', 'Где', 'Коммуникации', 'Преимущества', 'Доп. информация']) {
        await expect(section(page, title).getByRole('img')).toHaveAccessibleName('Не заполнено');
      }
      await create(page).click();
      await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
      await expect(name(page)).toBeFocused();
      await expect(name(page)).toHaveAccessibleDescription(/^Обязательное поле/);
      await expect(page.getByRole('list', { name: 'Ошибки' }).getByRole('listitem')).toHaveText([
        'Название',
        'Типы объектов',
        'Built-to-suit',
        'Built-to-lease',
        'Ссылка на диск',
      ]);
      for (const title of ['О запросе', 'Что ищет', 'Преимущества', 'Доп. информация']) {
        await expect(section(page, title).getByRole('img')).toHaveAccessibleName('Есть ошибки');
      }
      await expect(section(page, 'Преимущества')).toContainText(/2\sошибки/);
      await expectAccessible(page.getByRole('main'));
      await page.getByRole('list', { name: 'Ошибки' }).getByRole('button', { name: 'Built-to-suit' }).click();
      await expect(question(page, 'Built-to-suit').getByRole('radio', { name: 'Да' })).toBeFocused();
      await fillRequest(page);
      for (const title of ['О запросе', 'Что ищет', 'Преимущества', 'Доп. информация']) {
        await expect(section(page, title).getByRole('img')).toHaveAccessibleName('Заполнено');
      }
      expect(await app.broker.call(countRequests, { body: {} })).toBe(0);
    });
    await test.step('marks both ends of a reversed range and no more than the limits can be typed', async () => {
      for (const label of ['Площадь', 'Площадь зданий', 'Бюджет']) {
        await from(page, label).fill('20');
        await to(page, label).fill('5');
        await expect(from(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(to(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByRole('group', { name: label, exact: true })).toHaveAccessibleDescription(
          /Данные введены некорректно/,
        );
      }
      await expect(card(page).getByRole('status')).toHaveText('—');
      await from(page, 'Площадь').fill('0');
      await expect(page.getByRole('group', { name: 'Площадь', exact: true })).toHaveAccessibleDescription(
        /Недопустимое значение/,
      );
      await to(page, 'Бюджет').fill('999999999999');
      await field(page, 'Расстояние от ближайшего города').fill('99999');
      for (const limited of [to(page, 'Бюджет'), field(page, 'Расстояние от ближайшего города')]) {
        await limited.press('End');
        await page.keyboard.type('9');
        await page.keyboard.press('Tab');
      }
      await expect(to(page, 'Бюджет')).toHaveValue(/^999\s999\s999\s999(,00)?$/);
      await expect(page.getByRole('group', { name: 'Бюджет', exact: true })).toContainText('руб.');
      await expect(field(page, 'Расстояние от ближайшего города')).toHaveValue(/^99\s999(,00)?$/);
    });
  });

  test('is the first of an empty list, asks before it is left, and is there again after that and after a reload', async ({
    page,
    app,
  }) => {
    await page.goto('/land/request');
    const nothing = page.getByRole('heading', { name: 'Нет данных' }).locator('..');
    await nothing.getByRole('link', { name: 'Добавить запрос' }).click();
    await expect(page).toHaveURL('/land/request/new');
    await expect(name(page)).toBeFocused();
    await name(page).fill('Черновик запроса');
    await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Запросы' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Отменить' }).click();
    await expect(page).toHaveURL('/land/request/new');
    await page.keyboard.press('Escape');
    await leaveQuestion(page).getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page).toHaveURL('/land/request');

    await page.getByRole('link', { name: 'Добавить запрос' }).first().click();
    await expect(page.getByText('Восстановлен черновик')).toBeVisible();
    await expect(name(page)).toHaveValue('Черновик запроса');
    await page.getByRole('button', { name: 'Отменить изменения' }).click();
    await expect(name(page)).toHaveValue('');

    await fillRequest(page);
    await expect(page.getByText(/^Черновик сохранён в \d\d:\d\d$/)).toBeVisible();
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('Восстановлен черновик')).toBeVisible();
    await create(page).click();
    await expect(page).toHaveURL(searchTab);
    await onlyRequest(app);
    await openNewRequest(page);
    await expect(page.getByText('Восстановлен черновик')).toBeHidden();
  });

  test('leads to what is wrong in a section that is still to be drawn', async ({ page }) => {
    // Sections are drawn by animation frames, which this page never gets.
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await openNewRequest(page);
    await expect(several(page, 'Типы объектов')).toHaveCount(0);
    await name(page).fill('Земля под склад');
    await page.keyboard.press('Control+s');
    await expect(several(page, 'Типы объектов')).toBeFocused();
  });

  test('is one request after a double click, and after a lost answer', async ({ page, app, troubles }) => {
    troubles.expect(/failed: POST .*\/land\/requests /);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/land/requests')) sent.push(request.url());
    });
    await openNewRequest(page);
    await fillRequest(page);
    // The request is created, but the answer is lost.
    await page.route(
      (url) => url.pathname === '/api/land/requests',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await clickTwice(create(page), /\/land\/requests$/);
    await expect(page.getByText('Не удалось создать новую подборку')).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(name(page)).toHaveValue('Земля под склад');
    await clickTwice(create(page), /\/land\/requests$/);
    await expect(page).toHaveURL(searchTab);
    expect(sent).toHaveLength(2);
    await onlyRequest(app);
  });

  test('keeps everything when it is refused: a type that was deleted while it was chosen', async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/refused: 400 POST .*\/land\/requests$/);
    const types = landDictionaries['property-types'];
    const doomed = await app.broker.call(types.create, { body: { name: 'Недолгий тип', color: 'brick' } });
    await openNewRequest(page);
    await fillRequest(page);
    await takeFirst(page, 'Типы объектов', 'Недолгий тип');
    await app.broker.call(types.remove, { params: { id: doomed.id } });
    await create(page).click();
    await expect(page.getByText('Не удалось создать новую подборку')).toBeVisible();
    await expect(several(page, 'Типы объектов')).toHaveAttribute('aria-invalid', 'true');
    await expect(name(page)).toHaveValue('Земля под склад');
    await page.getByRole('button', { name: 'Убрать: Недолгий тип' }).click();
    await create(page).click();
    await expect(page).toHaveURL(searchTab);
    expect(await onlyRequest(app)).toMatchObject({ propertyTypes: [{ name: 'Логистика' }] });
  });

  test('is there after a sign-in that expired in the middle', async ({ page, app, troubles }) => {
    troubles.expect(/refused: 401/);
    await openNewRequest(page);
    await fillRequest(page);
    await page.evaluate((key) => {
      localStorage.setItem(key, 'expired');
      localStorage.removeItem('authRefreshToken');
    }, TOKEN_KEY);
    await create(page).click();
    await signInAgain(page);
    await expect(page).toHaveURL('/land/request/new');
    await expect(page.getByText('Восстановлен черновик')).toBeVisible();
    await create(page).click();
    await expect(page).toHaveURL(searchTab);
    expect(await onlyRequest(app)).toMatchObject({ name: 'Земля под склад', builtToLease: true });
  });
});

test.describe('a request that is there', () => {
  function givenTrackside(app: TestApp) {
    return givenRequest(app.db, {
      name: 'Участок у трассы',
      area: { from: 5, to: 20 },
      utilities: [{ id: 1, value: 40 }],
      infrastructure: [{ id: 1, type: 2 }],
      responsibleEmployeeId: app.broker.id,
    });
  }
  async function openForm(page: Page, app: TestApp) {
    const request = await givenTrackside(app);
    await page.goto(`/land/request/${request.id}/edit`);
    await expect(name(page)).toHaveValue('Участок у трассы');
    return request;
  }
  const current = (app: TestApp, id: string) => app.broker.call(getRequest, { params: { id } });

  test('is found by the palette, opens from its page, is saved with what nobody touched as it was, and is copied into a form [LAND-REQ-004, LAND-REQ-049, LAND-REQ-053]', async ({
    page,
    app,
  }) => {
    const { id } = await givenTrackside(app);
    await page.goto('/land/property');
    await expect(page.getByRole('button', { name: 'Поиск' })).toBeVisible();
    await page.keyboard.press('Control+KeyK');
    await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
    await page.keyboard.type('участок у трассы');
    await expect(page.getByRole('option', { name: /Участок у трассы/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/land/request/${id}`);
    await page.getByRole('link', { name: 'Изменить' }).click();
    const gas = page.getByRole('radiogroup', { name: 'Газ' });
    await expect(gas.getByRole('radio', { name: 'Тех. присоединение' })).toBeChecked();
    await expect(field(page, 'Газ, не меньше')).toHaveValue('40,00');
    await to(page, 'Площадь').fill('25,5');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Запрос успешно обновлен')).toBeVisible();
    await expect(page).toHaveURL(`/land/request/${id}`);
    expect(await current(app, id)).toMatchObject({
      area: { from: 5, to: 25.5 },
      utilities: [{ id: 1, value: 40 }],
      infrastructure: [{ id: 1, type: 2 }],
    });

    await page.getByRole('button', { name: 'Ещё действия' }).click();
    const copying = page.waitForRequest(
      (sent) => sent.method() === 'POST' && new URL(sent.url()).pathname === `/api/land/requests/${id}/copy`,
    );
    await page.getByRole('menuitem', { name: 'Копировать' }).click();
    await copying;
    await expect(page).toHaveURL(/\/edit$/);
    await expect(page).not.toHaveURL(`/land/request/${id}/edit`);
    await expect(name(page)).toHaveValue('Участок у трассы (копия)');
    await expect(from(page, 'Площадь')).toHaveValue('5,00');
  });

  test('a meeting with a referral has a day and, if known, a time: shown, merged and kept with it [LAND-REQ-032]', async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/refused: 409 POST .*requests\/update/);
    const { id } = await openForm(page, app);
    const [day, time] = [field(page, 'Встреча по рекомендации: дата'), field(page, 'Встреча по рекомендации: время')];
    const meeting = page.getByRole('group', { name: 'Встреча по рекомендации' });
    await expect(time).toBeDisabled();
    await day.fill('26.11.2031');
    await time.fill('25');
    await time.blur();
    await expect(meeting).toHaveAccessibleDescription('Некорректное время');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Проверьте введённые данные')).toBeVisible();
    await expect(page).toHaveURL(`/land/request/${id}/edit`);
    await time.fill('15:30');
    await expect(meeting).toHaveAccessibleDescription('');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(`/land/request/${id}`);
    await expect(page.getByText('26.11.2031 15:30', { exact: true })).toBeVisible();

    // Replacing the day does not change the time.
    await page.getByRole('link', { name: 'Изменить' }).click();
    await expect(time).toHaveValue('15:30');
    await day.fill('');
    await day.fill('27.11.2031');
    await expect(time).toHaveValue('15:30');
    const theirs = await current(app, id);
    await app.broker.call(updateRequest, { body: { ...theirs, referralAppointmentDateTime: '2031-11-26T09:05:00' } });
    await page.keyboard.press('Control+s');
    const merge = page.getByRole('dialog', { name: 'Запрос изменён другим сотрудником' });
    await expect(merge).toContainText('27.11.2031 15:30');
    await expect(merge).toContainText('26.11.2031 09:05');
    await merge.getByRole('button', { name: 'Объединить и сохранить' }).click();
    await expect(page).toHaveURL(`/land/request/${id}`);
    expect(await current(app, id)).toMatchObject({ referralAppointmentDateTime: '2031-11-27T15:30:00' });

    await page.getByRole('link', { name: 'Изменить' }).click();
    await time.fill('');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(`/land/request/${id}`);
    expect(await current(app, id)).toMatchObject({ referralAppointmentDateTime: '2031-11-27T00:00:00' });
    await expect(page.getByText('27.11.2031', { exact: true })).toBeVisible();
  });

  test('of two who change it the second chooses field by field, nothing typed is lost', async ({
    page,
    app,
    context,
    troubles,
  }) => {
    troubles.expect(/refused: 409 POST .*requests\/update/);
    const { id } = await openForm(page, app);
    const other = await context.newPage();
    await other.goto(`/land/request/${id}/edit`);
    await to(other, 'Площадь').fill('30');
    await answer(other, 'Актуален', 'Нет');
    await other.keyboard.press('Control+s');
    await expect(other).toHaveURL(`/land/request/${id}`);

    await to(page, 'Площадь').fill('40');
    await field(page, 'Комментарий').fill('Моя заметка');
    await page.keyboard.press('Control+s');
    const merge = page.getByRole('dialog', { name: 'Запрос изменён другим сотрудником' });
    await expect(merge).toContainText(/5,00\s-\s30,00\sга/);
    await expect(merge).toContainText(/5,00\s-\s40,00\sга/);
    await expectAccessible(merge);
    await merge.getByRole('radio', { name: 'Коллеги' }).click({ force: true });
    await merge.getByRole('button', { name: 'Объединить и сохранить' }).click();
    await expect(page).toHaveURL(`/land/request/${id}`);
    expect(await current(app, id)).toMatchObject({
      area: { from: 5, to: 30 },
      comment: 'Моя заметка',
      isActual: false,
    });
  });

  test('keeps what was typed when the server is not there [ERR-003]', async ({ page, app, troubles }) => {
    troubles.expect(/failed: POST .*requests\/update/);
    const { id } = await openForm(page, app);
    await name(page).fill('Новое имя');
    await page.route('**/requests/update', (route) => route.abort());
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Произошла ошибка', { exact: true })).toBeVisible();
    await expect(name(page)).toHaveValue('Новое имя');
    await page.unroute('**/requests/update');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(`/land/request/${id}`);
    expect((await current(app, id)).name).toBe('Новое имя');
  });
});
