import { getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { stopClock } from './stop-clock.ts';

const number = '50:01:0000001:1';

async function openForm(page: Page, app: TestApp): Promise<string> {
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number], area: 12.5 });
  await page.goto(`/land/property/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'Редактирование' })).toBeVisible();
  return id;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Saves, and holds the request until the returned function is called. */
async function holdSave(page: Page): Promise<() => Promise<void>> {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/land/properties/update', async (route) => {
    await release.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/land/properties/update');
  await save(page);
  await sent;
  return async () => {
    const answered = page.waitForResponse('**/api/land/properties/update');
    release.resolve();
    await answered;
    await page.unroute('**/api/land/properties/update');
  };
}

const save = (page: Page) => page.getByRole('button', { name: /^Сохранить/ }).click();

test('numbers are typed as Russians type them: Tab replaces, spaces and commas are understood, letters are refused [VAL-010, VAL-021, VAL-022]', async ({
  page,
  app,
}) => {
  const id = await openForm(page, app);
  await field(page, 'Площадь').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('385 000 000,5');
  await expect(field(page, 'Цена')).toHaveValue(/^385\s000\s000,5$/);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Цена')).toHaveValue(/^385\s000\s000,50$/);
  // Tab selects the value '24,00' of the next field, so typing replaces it.
  await page.keyboard.type('31');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Расстояние от города')).toHaveValue('31,00');

  await field(page, 'Площадь зданий').focus();
  await page.keyboard.type('много');
  await expect(field(page, 'Площадь зданий')).toHaveAccessibleDescription('Только цифры');
  await expect(field(page, 'Площадь зданий')).toHaveValue('');
  await page.keyboard.type('1,5 т');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('ыс');
  // 'т' and 'ыс' are not joined into 'тыс', because the field was left in between.
  await expect(field(page, 'Площадь зданий')).toHaveValue(/^1,50?$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1,5 тысяч');
  await expect(field(page, 'Площадь зданий')).toHaveValue(/^1\s500$/);
  await expect(field(page, 'Площадь зданий')).not.toHaveAccessibleDescription('Только цифры');
  await save(page);
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({
    price: 385_000_000.5,
    kmFromCity: 31,
    buildingArea: 1_500,
  });
});

test('coordinates are pasted together, latitude first; what is no position is refused for two seconds and changes nothing; what is unfinished or beyond the globe is not saved [VAL-015, VAL-016, VAL-017, VAL-018]', async ({
  page,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const id = await openForm(page, app);
  const [latitude, longitude] = [field(page, 'Координаты: широта'), field(page, 'Координаты: долгота')];
  const ends = [latitude, longitude] as const;
  const group = page.getByRole('group', { name: 'Координаты' });
  const copy = (text: string) => page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const byButton = () => page.getByRole('button', { name: 'Вставить координаты из буфера' }).click();
  const byKeys = (end: Locator) => end.press('ControlOrMeta+v');

  await test.step('typed without decimals it is unfinished: marked once the field is left, and not saved', async () => {
    await latitude.fill('55');
    await expect(latitude).not.toHaveAttribute('aria-invalid');
    await latitude.blur();
    await expect(group).toHaveAccessibleDescription(/Данные введены не корректно/);
    await save(page);
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await expect(page).toHaveURL(/\/edit$/);
  });
  await test.step('beyond the globe is refused at its field', async () => {
    await latitude.fill('55.5');
    await expect(group).not.toHaveAccessibleDescription(/Данные введены не корректно/);
    await latitude.fill('95.1');
    await expect(group).toHaveAccessibleDescription(/Данные введены не корректно/);
    await expect(latitude).toHaveAttribute('aria-invalid', 'true');
    await save(page);
    await expect(page.getByText('Проверьте введённые данные')).toBeVisible();
    await expect(page).toHaveURL(/\/edit$/);
  });
  await test.step('pasted together by the button', async () => {
    await copy('55.751244, 37.618423');
    await byButton();
    await expect(latitude).toHaveValue('55.751244');
    await expect(longitude).toHaveValue('37.618423');
  });
  await test.step('what is no position is told for two seconds, however it is pasted', async () => {
    await stopClock(page);
    for (const text of [
      'где-то за городом',
      '55.751244, 37.618423, 12.5',
      '55,751244, 37,618423',
      '95.1, 37.618423',
      '37',
    ]) {
      await copy(text);
      for (const paste of [byButton, () => byKeys(latitude), () => byKeys(longitude)]) {
        await paste();
        await expect(group, text).toHaveAccessibleDescription(/^В буфере нет двух координат/);
        await page.clock.runFor(1_900);
        await expect(group, text).toHaveAccessibleDescription(/^В буфере нет двух координат/);
        await page.clock.runFor(200);
        await expect(group, text).not.toHaveAccessibleDescription(/В буфере/);
        await expect(latitude, text).toHaveValue('55.751244');
        await expect(longitude, text).toHaveValue('37.618423');
      }
    }
    await page.clock.resume();
  });
  await test.step('the keys paste two coordinates into both fields, and one into its own', async () => {
    await copy('55,431177; 37,544737');
    await byKeys(longitude);
    await expect(latitude).toHaveValue('55.431177');
    await expect(longitude).toHaveValue('37.544737');
    await copy('37,5');
    await byKeys(longitude);
    await expect(latitude).toHaveValue('55.431177');
    await expect(longitude).toHaveValue('37.5');
  });
  for (const end of ends) await expect(end).not.toHaveAttribute('aria-invalid');
  await save(page);
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({
    latitude: 55.431177,
    longitude: 37.5,
  });
});

test('a day that no calendar has is told while it is typed, and counts as empty [VAL-011, VAL-034]', async ({
  page,
  app,
}) => {
  await openForm(page, app);
  const day = field(page, 'Дата последнего разговора');
  await day.fill('');
  await day.pressSequentially('31.02.2026');
  await expect(day).toHaveValue('31.02.2026');
  await expect(day).toHaveAccessibleDescription('Некорректная дата');
  await save(page);
  await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  await day.fill('28.02.2026');
  await expect(day).toHaveAccessibleDescription('');
});

test('all that is required is asked for at once, first field first, and the summary leads to each [LAND-PROP-073, SHELL-039]', async ({
  page,
  app,
}) => {
  await openForm(page, app);
  await page.getByRole('button', { name: `Удалить ${number}` }).click();
  for (const name of ['Дата последнего разговора', 'Площадь', 'Расстояние от города', 'Ссылка на диск']) {
    await field(page, name).fill('');
  }
  await field(page, 'Ссылка на документацию').fill('');
  await field(page, 'Координаты: широта').fill('');
  await field(page, 'Координаты: долгота').fill('');
  await save(page);
  await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Кадастровые номера/ })).toBeFocused();
  const problems = page.getByRole('list', { name: 'Ошибки' }).getByRole('listitem');
  await expect(problems).toHaveText([
    'Кадастровые номера',
    'Дата последнего разговора',
    'Координаты',
    'Площадь',
    'Расстояние от города',
    'Ссылка на документацию',
    'Ссылка на диск',
  ]);
  await problems.filter({ hasText: 'Ссылка на диск' }).getByRole('button').click();
  await expect(field(page, 'Ссылка на диск')).toBeFocused();
  await expect(field(page, 'Ссылка на диск')).toBeInViewport();
});

test('cadastral numbers are added at the front, changed and deleted [LAND-PROP-080]', async ({ page, app }) => {
  const id = await openForm(page, app);
  await page.getByRole('textbox', { name: 'Кадастровые номера: добавить' }).fill('50:01:0000001:2');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Кадастровые номера' }).getByRole('listitem')).toHaveText([
    '50:01:0000001:2',
    number,
  ]);
  await page.getByRole('button', { name: `Изменить ${number}` }).click();
  // Deletes the number while its change is still being checked: the answer must not bring it back.
  const answer = Promise.withResolvers<void>();
  await page.route(/cadastral-numbers\/check\//, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/cadastral-numbers\/check\//);
  await page.getByRole('textbox', { name: 'Кадастровые номера: изменить' }).fill('50:01:0000001:3');
  await page.keyboard.press('Enter');
  await asked;
  await page.getByRole('button', { name: 'Удалить 50:01:0000001:2' }).click();
  answer.resolve();
  await expect(page.getByRole('group', { name: 'Кадастровые номера' }).getByRole('listitem')).toHaveText([
    '50:01:0000001:3',
  ]);
  // Saves while the number is still being edited: the edit is included.
  await page.getByRole('button', { name: 'Изменить 50:01:0000001:3' }).click();
  await page.getByRole('textbox', { name: 'Кадастровые номера: изменить' }).fill('50:01:0000001:4');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`/land/property/${id}`);
  const { cadastralNumbers } = await app.broker.call(getProperty, { params: { id } });
  expect(cadastralNumbers).toEqual(['50:01:0000001:4']);
});

test('of several numbers pasted or typed at once each is asked about: the good ones join the list, the others stay and are told [LAND-PROP-092]', async ({
  page,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:9'] });
  await openForm(page, app);
  const line = page.getByRole('textbox', { name: 'Кадастровые номера: добавить' });
  const group = page.getByRole('group', { name: 'Кадастровые номера' });
  const listed = group.getByRole('listitem');
  await page.evaluate(
    (words) => navigator.clipboard.writeText(words),
    `50:01:0000001:2\n50:01:0000001:9\n${number}\n50:01:0000001:3`,
  );
  await line.press('ControlOrMeta+v');
  await expect(listed).toHaveText(['50:01:0000001:2', '50:01:0000001:3', number]);
  await expect(line).toHaveValue(`50:01:0000001:9, ${number}`);
  await expect(group).toHaveAccessibleDescription(
    /Кадастровый номер уже используется: 50:01:0000001:9\. Уже есть в списке: /,
  );
  await save(page);
  await expect(page).toHaveURL(/\/edit$/);

  await line.fill('50:01:0000001:4, 50:01:0000001:5');
  await line.press('Enter');
  await expect(listed).toHaveText(['50:01:0000001:4', '50:01:0000001:5', '50:01:0000001:2', '50:01:0000001:3', number]);
  await expect(line).toHaveValue('');
});

test('Esc asks before it leaves; a reload brings back what was typed, and undoing drops it; what is typed on while a save is under way is kept, and who has left is not called back', async ({
  page,
  app,
}) => {
  const id = await openForm(page, app);
  await field(page, 'Площадь').fill('33');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });
  await question.getByRole('button', { name: 'Отменить' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^Черновик сохранён в \d\d:\d\d$/)).toBeVisible();

  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText('Восстановлены несохранённые изменения')).toBeVisible();
  await expect(field(page, 'Площадь')).toHaveValue('33,00');
  await page.getByRole('button', { name: 'Отменить изменения' }).click();
  await expect(field(page, 'Площадь')).toHaveValue('12,50');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/land/property/${id}`);

  await test.step('what is typed on while a save is under way is the next edit', async () => {
    await page.goto(`/land/property/${id}/edit`);
    await field(page, 'Площадь').fill('44');
    const answer = await holdSave(page);
    await field(page, 'Комментарий').fill('Второй въезд');
    await answer();
    await expect(page.getByText('То, что вы изменили во время сохранения, ещё не сохранено')).toBeVisible();
    await expect(page).toHaveURL(/\/edit$/);
    expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ area: 44, comment: null });
    await page.reload();
    await expect(page.getByText('Восстановлены несохранённые изменения')).toBeVisible();
    await expect(field(page, 'Комментарий')).toHaveValue('Второй въезд');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('who has left while a save was under way is not called back', async () => {
    const answer = await holdSave(page);
    await page.getByRole('link', { name: 'Запросы', exact: true }).click();
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /запрос/i })).toBeVisible();
    await answer();
    await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
    await expect(page).toHaveURL(/\/land\/request/);
    expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ comment: 'Второй въезд' });
  });
});

test('a number taken by somebody else while one types is told at its field by the save', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/409 POST .*properties\/update/);
  await openForm(page, app);
  await page.getByRole('textbox', { name: 'Кадастровые номера: добавить' }).fill('50:01:0000001:2');
  await page.keyboard.press('Enter');
  const other = await givenProperty(app.db, { address: 'Руза, Речная, 5' });
  await app.broker.call(updateProperty, { body: { ...other, cadastralNumbers: ['50:01:0000001:2'] } });
  const answer = await holdSave(page);
  await field(page, 'Комментарий').pressSequentially('Второй');
  await answer();
  await expect(page.getByText('Не удалось обновить объект')).toBeVisible();
  // The focus does not jump to the error while the person types elsewhere.
  await page.keyboard.type(' въезд');
  await expect(field(page, 'Комментарий')).toHaveValue('Второй въезд');
  await expect(page.getByRole('group', { name: 'Кадастровые номера' })).toHaveAccessibleDescription(
    'Кадастровый номер уже используется: 50:01:0000001:2 у объекта «50:01:0000001:2, Руза, Речная, 5» Этот номер у объекта 50:01:0000001:2, Руза, Речная, 5',
  );
});

test('the section list tells how far each section is, and leads there', async ({ page, app }) => {
  await openForm(page, app);
  const sections = page.getByRole('navigation', { name: 'Разделы формы' });
  await expect(sections.getByRole('button', { name: /Об объекте/ })).toContainText(/\d+ из \d+/);
  await sections.getByRole('button', { name: /Доп. информация/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Доп. информация' })).toBeInViewport();
  await expect(sections).toContainText(/Заполнено\s*\d+\s*%/);
});
