import {
  archiveProperty,
  countProperties,
  deleteProperty,
  findProperties,
  getProperty,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { clickTwice } from './click-twice.ts';
import { credentials, expect, test } from './journey.ts';
import { adder, create, field, fillRequired, list, numbers, openNewForm, pickFirst } from './property-form.ts';

const number = '50:20:0010203:145';
const [other, third] = ['50:20:0010203:146', '50:20:0010203:147'] as const;
const created = /\/land\/property\/[0-9a-f-]{36}$/;

const sections = (page: Page) => page.getByRole('navigation', { name: 'Разделы формы' });
const section = (page: Page, name: string) => sections(page).getByRole('button', { name: new RegExp(name) });
const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });

async function onlyObject(app: TestApp, cadastralNumber = number) {
  const rows = await app.broker.call(findProperties, { query: { take: 10 }, body: { cadastralNumber } });
  expect(rows).toHaveLength(1);
  return rows[0];
}

const emptyPage = '/icons/product.svg';

/**
 * Fills in a form once.
 * @returns the stored draft, to be reused by several steps
 */
async function fillForDraft(page: Page): Promise<[key: string, content: string][]> {
  await openNewForm(page);
  await fillRequired(page, number);
  // A page of our origin; leaving the form stores its whole draft.
  await page.goto(emptyPage);
  return page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('gektar.draft/')));
}

/** Opens the form with the draft of another object, under a new number and a new id. */
async function openFilled(page: Page, draft: readonly [string, string][], cadastralNumber: string): Promise<void> {
  await page.goto(emptyPage);
  await page.evaluate(
    (entries) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('gektar.draft/')) localStorage.removeItem(key);
      for (const [key, content] of entries) localStorage.setItem(key, content);
    },
    draft.map(([key, content]) => {
      const end = cadastralNumber.slice(-3);
      return [
        key,
        content.replaceAll(number, cadastralNumber).replace(/("newId":"[0-9a-f-]{33})[0-9a-f]{3}"/, `$1${end}"`),
      ] as const;
    }),
  );
  await openNewForm(page);
  await expect(numbers(page)).toHaveText([cadastralNumber]);
}

/** Requests that create an object, from now on. */
function creations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/land/properties'))
      sent.push(request.postData() ?? '');
  });
  return sent;
}

test('a plot is entered from a paper by the keyboard alone and opens as it was entered [LAND-PROP-002, LAND-PROP-020, LAND-PROP-085]', async ({
  page,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('Control+v');
  };
  const next = () => page.keyboard.press('Enter');
  const pick = async (words: string) => {
    await page.keyboard.type(words);
    await pickFirst(page);
    await next();
  };
  await page.goto('/land/property');
  await page.getByRole('link', { name: 'Новый объект' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый объект' })).toBeVisible();
  for (const title of [
    'Об объекте',
    'Адрес',
    'Общая информация',
    'Преимущества',
    'Доп. информация',
    'Загрузка фотографий',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }
  await expect(adder(page)).toBeFocused();
  await paste(number);
  await next();
  await expect(numbers(page)).toHaveText([number]);
  await next();

  await expect(list(page, 'Тип')).toBeFocused();
  await pick('лог');
  await expect(list(page, 'Тип')).toHaveValue('Логистика');
  await page.keyboard.type('20112026');
  await expect(field(page, 'Дата последнего разговора')).toHaveValue('20.11.2026');
  await next();
  await expect(list(page, 'Ответственный')).toHaveValue('Егор Степной');

  await field(page, 'Координаты: широта').focus();
  await paste('55.68241, 37.104218');
  await expect(field(page, 'Координаты: долгота')).toHaveValue('37.104218');
  await field(page, 'Площадь').focus();
  await paste('12,5 га');
  await next();
  await paste('385 000 000 руб.');
  await next();
  await page.keyboard.type('24');
  await next();
  await expect(list(page, 'Категория')).toBeFocused();
  await pick('пром');
  await pick('част');
  // Filled in from the coordinates.
  await expect(list(page, 'Регион')).toHaveValue('Московская область');
  await field(page, 'Площадь зданий').focus();
  await next();
  await page.keyboard.type('docs.example/50-20-145');
  await next();
  await page.keyboard.type('disk.example/50-20-145');
  // Esc clears the search text; the choice stays.
  const type = list(page, 'Тип');
  await type.focus();
  await page.keyboard.type('ъ');
  await page.keyboard.press('Escape');
  await expect(type).toHaveValue('Логистика');
  await expect(type).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Виды разрешённого использования', exact: true }).focus();
  await next();
  await page
    .getByRole('dialog', { name: 'Виды разрешённого использования', exact: true })
    .getByRole('combobox')
    .fill('склад');
  await next();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');

  await expect(page.getByText('Объект успешно создан')).toBeVisible();
  await expect(page).toHaveURL(created);
  expect(await onlyObject(app)).toMatchObject({
    cadastralNumbers: [number],
    propertyType: { name: 'Логистика' },
    responsibleEmployeeId: app.broker.id,
    lastConversationDate: '2026-11-20T00:00:00',
    latitude: 55.68241,
    longitude: 37.104218,
    area: 12.5,
    price: 385_000_000,
    kmFromCity: 24,
    region: { name: 'Московская область' },
    linkToDisk: 'disk.example/50-20-145',
  });
});

test('every section starts as not completed; what is missing is asked for, a section whose fields are there is completed, a utility takes no more than 99 999 [LAND-PROP-021, LAND-PROP-072, LAND-PROP-074, LAND-PROP-075, LAND-PROP-076, SHELL-039, VAL-037]', async ({
  page,
}) => {
  await openNewForm(page);
  for (const mark of await sections(page).getByRole('img').all())
    await expect(mark).toHaveAccessibleName('Не заполнено');
  await create(page).click();
  await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
  await expect(
    page.getByText('Для сохранения формы необходимо заполнить обязательные поля во всех разделах'),
  ).toBeVisible();
  await expect(adder(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Ошибки' }).getByRole('listitem')).toHaveText([
    'Кадастровые номера',
    'Тип',
    'Дата последнего разговора',
    'Координаты',
    'Площадь',
    'Цена',
    'Расстояние от города',
    'Категория',
    'Собственность',
    'Регион',
    'Ссылка на документацию',
    'Ссылка на диск',
    'Виды разрешённого использования',
  ]);
  await expect(section(page, 'Об объекте').getByRole('img')).toHaveAccessibleName('Есть ошибки');
  await expect(section(page, 'Адрес').getByRole('img')).toHaveAccessibleName('Есть ошибки');
  await expect(section(page, 'Общая информация')).toContainText(/9\sошибок/);
  await expectAccessible(page.getByRole('main'));
  await fillRequired(page, number);
  for (const name of ['Об объекте', 'Адрес', 'Общая информация']) {
    await expect(section(page, name).getByRole('img')).toHaveAccessibleName('Заполнено');
  }
  await expect(section(page, 'Преимущества').getByRole('img')).toHaveAccessibleName('Не заполнено');
  await expect(page.getByRole('complementary', { name: 'Карточка объекта' })).toContainText(/385\s000\s000/);

  // No more than 99 999.
  const gas = page.locator('#field-gasSupply');
  await gas.getByRole('radio', { name: 'Тех. условия' }).check({ force: true });
  await gas.getByRole('textbox').fill('99999');
  await gas.getByRole('textbox').press('End');
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await expect(gas.getByRole('textbox')).toHaveValue(/^99\s999,00$/);
});

test('a list with nothing in it leads to the first object; a draft outlives a reload and a confirmed leave, is offered again, and ends with the creation', async ({
  page,
  app,
}) => {
  expect(await app.broker.call(countProperties, { body: {} })).toBe(0);
  await page.goto('/land/property');
  await page
    .getByRole('heading', { name: 'Нет данных' })
    .locator('..')
    .getByRole('link', { name: 'Добавить объект' })
    .click();
  await expect(page).toHaveURL('/land/property/new');
  await expect(page).toHaveTitle('Земля | Новый объект');
  await expect(adder(page)).toBeFocused();
  await field(page, 'Площадь').fill('33');
  await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Объекты' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Отменить' }).click();
  await expect(page).toHaveURL('/land/property/new');
  await page.keyboard.press('Escape');
  await leaveQuestion(page).getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page).toHaveURL('/land/property');

  await page.getByRole('link', { name: 'Добавить объект' }).first().click();
  await expect(page.getByText('Восстановлен черновик')).toBeVisible();
  await expect(field(page, 'Площадь')).toHaveValue('33,00');
  await page.getByRole('button', { name: 'Отменить изменения' }).click();
  await expect(field(page, 'Площадь')).toHaveValue('');

  await fillRequired(page, number);
  await expect(page.getByText(/^Черновик сохранён в \d\d:\d\d$/)).toBeVisible();
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText('Восстановлен черновик')).toBeVisible();
  await create(page).click();
  await expect(page.getByText('Объект успешно создан')).toBeVisible();
  await expect(page).toHaveURL(created);
  await onlyObject(app);
  await openNewForm(page);
  await expect(page.getByText('Восстановлен черновик')).toBeHidden();
  await expect(field(page, 'Площадь')).toHaveValue('');
});

test('a double click creates one object, and a creation waits for the files that are on their way', async ({
  page,
  app,
}) => {
  const sent = creations(page);
  const draft = await fillForDraft(page);
  await openFilled(page, draft, number);
  await clickTwice(create(page), /\/land\/properties$/);
  await expect(page).toHaveURL(created);
  expect(sent).toHaveLength(1);
  await onlyObject(app);

  await openFilled(page, draft, other);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/image-storage?kind=document', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page
    .locator('input[type=file][aria-label="Добавить документы"]')
    .setInputFiles({ name: 'Выписка.txt', mimeType: 'text/plain', buffer: Buffer.from('Участок свободен') });
  await create(page).click();
  await expect(page.getByText('Дождёмся загрузки файлов…')).toBeVisible();
  expect(sent).toHaveLength(1);
  gate.resolve();
  await expect(page).toHaveURL(created);
  expect(sent).toHaveLength(2);
  const row = await onlyObject(app, other);
  const { documents } = await app.broker.call(getProperty, { params: { id: row?.id ?? '' } });
  expect(documents).toMatchObject([{ name: 'Выписка.txt' }]);
});

/** The object is created, but the answer is lost. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/land/properties',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('a refused creation says so and keeps everything; where the answer is lost a second attempt leads to the one object, what was typed meanwhile to its edit [ERR-005]', async ({
  page,
  context,
  app,
  troubles,
}) => {
  troubles.expect(/failed: POST .*\/land\/properties |refused: 409 POST .*\/land\/properties$/);
  const draft = await fillForDraft(page);
  await test.step('refused, with the reason at its field', async () => {
    await openFilled(page, draft, number);
    // Another object gets this number before the creation is sent.
    const taker = await givenProperty(app.db, { address: 'Клин, Полевая, 1' });
    const [first = ''] = taker.cadastralNumbers;
    await app.broker.call(updateProperty, { body: { ...taker, cadastralNumbers: [first, number] } });
    await create(page).click();
    await expect(page.getByText('Не удалось создать объект')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Кадастровые номера' })).toHaveAccessibleDescription(
      `Кадастровый номер уже используется: ${number} у объекта «${first}, Клин, Полевая, 1» Этот номер у объекта ${first}, Клин, Полевая, 1`,
    );
    const held = context.waitForEvent('page');
    await page.getByRole('link', { name: `${first}, Клин, Полевая, 1` }).click();
    const opened = await held;
    await expect(opened).toHaveURL(`/land/property/${taker.id}`);
    await opened.close();
    await expect(field(page, 'Площадь')).toHaveValue('12,50');
    await expect(page).toHaveURL('/land/property/new');
    await app.broker.call(archiveProperty, { params: { id: taker.id } });
    await create(page).click();
    await expect(page.getByText(`Этот номер у объекта в архиве: ${first}, Клин, Полевая, 1`)).toBeVisible();
    // A trashed object no longer blocks the number, but the form still links to it.
    await app.broker.call(deleteProperty, { params: { id: taker.id } });
    await adder(page).fill(number);
    await expect(page.getByText(`Объект с этим номером лежит в корзине: ${first}, Клин, Полевая, 1`)).toBeVisible();
    await expect(page.getByRole('link', { name: `${first}, Клин, Полевая, 1` })).toHaveAttribute(
      'href',
      `/land/trash?q=${encodeURIComponent(first)}`,
    );
  });
  await test.step('the answer is lost: a second attempt leads to the one object', async () => {
    await openFilled(page, draft, other);
    await loseAnswer(page);
    await create(page).click();
    await expect(page.getByText('Не удалось создать объект')).toBeVisible();
    await create(page).click();
    await expect(page.getByText('Объект успешно создан')).toBeVisible();
    await expect(page).toHaveURL(created);
    const { id } = (await onlyObject(app, other)) ?? { id: '' };
    // Its page must not be read while it is deleted.
    await page.goto('/land/property/new');
    // The id is taken even while its object is in the trash: the refusal links there.
    await app.broker.call(deleteProperty, { params: { id } });
    await openFilled(page, draft, other);
    await create(page).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Эта запись лежит в корзине' });
    const trash = context.waitForEvent('page');
    await refused.getByRole('button', { name: 'Открыть корзину' }).click();
    const opened = await trash;
    await expect(opened).toHaveURL(`/land/trash?q=${encodeURIComponent(other)}`);
    await expect(opened.getByRole('button', { name: `Восстановить ${other}` })).toBeVisible();
    await opened.close();
  });
  await test.step('what was typed after a lost answer becomes an edit of the object that is there', async () => {
    await openFilled(page, draft, third);
    await loseAnswer(page);
    await create(page).click();
    await expect(page.getByText('Не удалось создать объект')).toBeVisible();
    await field(page, 'Площадь').fill('13');
    await create(page).click();
    await expect(page.getByText('Объект уже создан')).toBeVisible();
    await expect(page).toHaveURL(/\/edit$/);
    // The URL changes before the edit form appears.
    await expect(page.getByRole('heading', { level: 1, name: 'Редактирование' })).toBeVisible();
    await expect(field(page, 'Площадь')).toHaveValue('13,00');
    expect(await onlyObject(app, third)).toMatchObject({ area: 12.5 });
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(created);
    expect(await onlyObject(app, third)).toMatchObject({ area: 13 });
  });
});

test('a sign-in that expires in the middle costs nothing that was typed', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 401/);
  await openNewForm(page);
  await fillRequired(page, number);
  await page.evaluate((key) => {
    localStorage.setItem(key, 'expired');
    localStorage.removeItem('authRefreshToken');
  }, TOKEN_KEY);
  // The next call ends the visit: the count of requests that the object will fit.
  await field(page, 'Площадь').fill('13,25');
  await expect(page).toHaveURL(/\/auth\?returnUrl=/);
  await page.getByRole('textbox', { name: 'Логин' }).fill(credentials.login);
  await page.getByLabel('Пароль').fill(credentials.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/land/property/new');
  await expect(page.getByText('Восстановлен черновик')).toBeVisible();
  await expect(numbers(page)).toHaveText([number]);
  await expect(field(page, 'Площадь')).toHaveValue('13,25');
  await create(page).click();
  await expect(page).toHaveURL(created);
  await onlyObject(app);
});
