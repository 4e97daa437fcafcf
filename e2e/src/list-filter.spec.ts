import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { archiveProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { chip, listTitle, shownNumbers } from './properties-list.ts';

function given(app: TestApp, number: string, about: Partial<PropertyFieldsInput> = {}) {
  return givenProperty(app.db, { responsibleEmployeeId: app.broker.id, cadastralNumbers: [number], ...about });
}

test('the count speaks Russian, archived objects are shown apart or together, a flag is asked for in three ways [LAND-PROP-006, LAND-PROP-009, LAND-PROP-018, LAND-PROP-010]', async ({
  page,
  app,
}) => {
  await test.step('the count speaks Russian, and archived objects are shown apart or together', async () => {
    await given(app, '50:01:0000001:1', { hasPond: true });
    for (const n of [2, 3, 4, 5]) await given(app, `50:01:0000001:${n}`);
    for (const n of [6, 7]) {
      const { id } = await given(app, `50:01:0000001:${n}`);
      await app.broker.call(archiveProperty, { params: { id } });
    }
    await page.goto('/land/property');
    await expect(listTitle(page)).toHaveText('5 объектов');
    await expect(shownNumbers(page)).toHaveCount(5);

    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(listTitle(page)).toHaveText('2 объекта');
    await expect(shownNumbers(page)).toHaveText(['50:01:0000001:6', '50:01:0000001:7']);
    const swatch = page.getByRole('row', { name: '50:01:0000001:6' }).locator('[data-off]');
    await expect(swatch).toBeVisible();

    await page.getByRole('radio', { name: 'Все' }).check();
    await expect(listTitle(page)).toHaveText('7 объектов');
    await expect(page).toHaveURL('/land/property?archive=all');
    await page.goto('/land/property?cadastralNumber=50:01:0000001:3');
    await expect(listTitle(page)).toHaveText('1 объект');
  });
  await test.step('a flag is asked for in three ways: yes, no, any', async () => {
    await page.goto('/land/property');
    const others = [2, 3, 4, 5].map((n) => `50:01:0000001:${n}`);
    const answers = {
      Да: { button: 'Показать 1 объект', shown: ['50:01:0000001:1'] },
      Нет: { button: 'Показать 4 объекта', shown: others },
      Любое: { button: 'Показать 5 объектов', shown: ['50:01:0000001:1', ...others] },
    };
    for (const [answer, { button, shown }] of Object.entries(answers)) {
      await page.getByRole('button', { name: 'Все фильтры' }).click();
      const drawer = page.getByRole('dialog', { name: 'Все фильтры' });
      await drawer.getByRole('radiogroup', { name: 'Водоём' }).getByRole('radio', { name: answer }).check();
      await drawer.getByRole('button', { name: button }).click();
      await expect(shownNumbers(page)).toHaveText(shown);
    }
    await expect(page).toHaveURL('/land/property');
  });
});

test('a range is set by its chip, said in words and taken away; what makes no range is marked, searches nothing and changes nothing [VAL-028, VAL-007, VAL-008, VAL-027, VAL-031, VAL-032, VAL-033]', async ({
  page,
  app,
}) => {
  await given(app, '50:01:0000001:1', { area: 2 });
  await given(app, '50:01:0000001:2', { area: 7 });
  await given(app, '50:01:0000001:3', { area: 20 });
  await page.goto('/land/property');
  await test.step('a chip sets a range, says it in words and takes it away', async () => {
    await chip(page, 'Площадь').click();
    await page.getByRole('textbox', { name: 'Площадь, от' }).fill('5');
    await page.getByRole('textbox', { name: 'Площадь, до' }).fill('10,5');
    await expectAccessible(page.getByRole('group', { name: 'Площадь' }));
    await page.keyboard.press('Enter');
    await expect(chip(page, 'Площадь: 5,00 - 10,50 га')).toBeFocused();
    await expect(shownNumbers(page)).toHaveText(['50:01:0000001:2']);

    await chip(page, 'Площадь: 5,00 - 10,50 га').click();
    await page.getByRole('textbox', { name: 'Площадь, до' }).fill('');
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(chip(page, 'Площадь: от 5,00 га')).toBeVisible();
    await expect(shownNumbers(page)).toHaveText(['50:01:0000001:2', '50:01:0000001:3']);
    await page.reload();
    await expect(chip(page, 'Площадь: от 5,00 га')).toBeVisible();

    await page.getByRole('button', { name: 'Убрать фильтр: Площадь' }).click();
    await expect(shownNumbers(page)).toHaveCount(3);
    await expect(page).toHaveURL('/land/property');
    await expect(chip(page, 'Площадь')).toBeFocused();
  });
  await test.step('a range takes no letters: they are marked, and nothing is searched', async () => {
    await chip(page, 'Площадь').click();
    const from = page.getByRole('textbox', { name: 'Площадь, от' });
    await from.pressSequentially('пять');
    await expect(page.getByRole('group', { name: 'Площадь' })).toHaveAccessibleDescription('Только цифры');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Площадь, до' })).not.toHaveAttribute('aria-invalid');
    await from.fill('1');
    await expect(page.getByRole('group', { name: 'Площадь' })).toHaveAccessibleDescription('');
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(chip(page, 'Площадь: от 1,00 га')).toBeVisible();
    await page.getByRole('button', { name: 'Убрать фильтр: Площадь' }).click();
    await expect(page).toHaveURL('/land/property');
  });
  await test.step('a range whose ends are crossed is marked and changes nothing', async () => {
    await chip(page, 'Площадь').click();
    const [from, to] = ['от', 'до'].map((end) => page.getByRole('textbox', { name: `Площадь, ${end}` }));
    await from?.fill('10');
    await to?.fill('5');
    await expect(page.getByRole('group', { name: 'Площадь' })).toHaveAccessibleDescription(
      'Данные введены некорректно',
    );
    for (const end of [from, to]) if (end) await expect(end).toHaveAttribute('aria-invalid', 'true');
    await to?.hover();
    await expect(page.getByRole('tooltip', { name: 'Ошибка', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Показать' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shownNumbers(page)).toHaveCount(3);
    await expect(page).toHaveURL('/land/property');
  });
  await test.step('a range of days whose first is after its last is marked and searches nothing', async () => {
    await page.getByRole('button', { name: 'Все фильтры' }).click();
    const drawer = page.getByRole('dialog', { name: 'Все фильтры' });
    const range = drawer.getByRole('group', { name: 'Дата создания' });
    const [from, to] = [range.getByRole('textbox').first(), range.getByRole('textbox').last()];
    for (const end of [from, to]) await expect(end).toHaveAttribute('placeholder', 'дд.мм.гггг');
    await from.pressSequentially('26112026');
    await expect(from).toHaveValue('26.11.2026');
    await to.fill('12.11.2026');
    await expect(range).toHaveAccessibleDescription('Данные введены некорректно');
    for (const end of [from, to]) await expect(end).toHaveAttribute('aria-invalid', 'true');
    await to.hover();
    await expect(page.getByRole('tooltip', { name: 'Ошибка', exact: true })).toBeVisible();
    await to.fill('31.02.2026');
    await expect(range).toHaveAccessibleDescription('Некорректная дата');
    // Applying an invalid date would drop its criterion, so the button is disabled.
    const show = drawer.getByRole('button', { name: /^Показать/ });
    await expect(show).toBeDisabled();
    await expect(drawer.getByRole('status')).toHaveText(/^1\sошибка в разделе «Даты»$/);
    await drawer.getByRole('textbox', { name: 'Площадь, от' }).fill('20');
    await drawer.getByRole('textbox', { name: 'Площадь, до' }).fill('2');
    await expect(drawer.getByRole('status')).toHaveText(
      /1\sошибка в разделе «Площадь и цена», 1\sошибка в разделе «Даты»/,
    );
    await drawer.getByRole('textbox', { name: 'Площадь, до' }).fill('30');
    await expect(show).toBeDisabled();
    // 'Сбросить' also clears the values that prevent applying.
    await drawer.getByRole('button', { name: 'Сбросить' }).click();
    await expect(to).toHaveValue('');
    await expect(range).toHaveAccessibleDescription('');
    await expect(show).toBeEnabled();
    await drawer.getByRole('button', { name: 'Отменить' }).click();
    await expect(drawer).toBeHidden();
  });
  await test.step('the drawer left by its cross or by Esc changes nothing', async () => {
    const drawer = page.getByRole('dialog', { name: 'Все фильтры' });
    const leave = [() => drawer.getByRole('button', { name: 'Закрыть' }).click(), () => page.keyboard.press('Escape')];
    for (const how of leave) {
      await page.getByRole('button', { name: 'Все фильтры' }).click();
      await drawer.getByRole('textbox', { name: 'Кадастровый номер' }).fill('нет такого');
      await expect(drawer.getByRole('button', { name: 'Показать 0 объектов' })).toBeVisible();
      await how();
      await expect(drawer).toBeHidden();
      await expect(shownNumbers(page)).toHaveCount(3);
    }
    await expect(page).toHaveURL('/land/property');
  });
  await test.step('what makes no sense in an address is passed over, the rest holds', async () => {
    await page.goto(
      '/land/property?sort=Bogus&direction=desc&view=9&regionIds=x&area=5&kmFromCity=%7B%22from%22%3A1%7D',
    );
    await expect(shownNumbers(page)).toHaveText(['50:01:0000001:3', '50:01:0000001:2', '50:01:0000001:1']);
    await expect(chip(page, 'От города: от 1,00 км')).toBeVisible();
  });
});

test('the drawer sets criteria of every kind at once, and one button takes all away [SHELL-041]', async ({
  page,
  app,
}) => {
  await given(app, '50:01:0000001:1', {
    region: { id: 40 },
    lastConversationDate: '2026-03-05T00:00:00',
    gasSupply: { type: 2, value: 300 },
    isChecked: true,
  });
  await given(app, '77:01:0000001:2', { region: { id: 77 } });
  await page.goto('/land/property');
  await page.getByRole('button', { name: 'Все фильтры' }).click();
  const drawer = page.getByRole('dialog', { name: 'Все фильтры' });
  await expect(drawer.getByRole('button', { name: 'Отменить' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Показать 2 объекта' })).toBeVisible();
  await expectAccessible(drawer);

  await drawer.getByRole('textbox', { name: 'Кадастровый номер' }).fill('50:01');
  await drawer.getByRole('button', { name: 'Регион' }).click();
  await page.getByRole('combobox', { name: 'Поиск: Регион' }).fill('калуж');
  await page.getByRole('option', { name: 'Калужская область' }).click();
  // Esc closes only the list: the drawer stays with its values.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Поиск: Регион' })).toBeHidden();
  await drawer.getByRole('radiogroup', { name: 'Газ' }).getByRole('radio', { name: 'Тех. присоединение' }).check();
  await drawer.getByRole('textbox', { name: 'не меньше' }).first().fill('250');
  await drawer
    .getByRole('radiogroup', { name: 'Проверка' })
    .getByRole('radio', { name: 'Проверен', exact: true })
    .check();
  await drawer.getByRole('textbox', { name: 'Дата последнего разговора, от' }).fill('01.03.2026');
  await drawer.getByRole('button', { name: 'Показать 1 объект' }).click();

  await expect(drawer).toBeHidden();
  await expect(shownNumbers(page)).toHaveText(['50:01:0000001:1']);
  for (const words of [
    'Кадастровый номер: 50:01',
    'Регион: Калужская область',
    'Газ: тех. присоединение, от 250,00 м3/сутки',
    'Проверка: Проверен',
    'Разговор: с 01.03.2026',
  ]) {
    await expect(chip(page, words)).toBeVisible();
  }
  await page.getByRole('region', { name: 'Фильтры' }).getByRole('button', { name: 'Сбросить' }).click();
  await expect(listTitle(page)).toHaveText('2 объекта');
  await expect(page).toHaveURL('/land/property');
});

test('a count of 0 empties a list, and no longer than its filter: rows do not wait for the next count [SHELL-054]', async ({
  page,
  app,
}) => {
  await given(app, '50:01:0000001:1');
  await givenRequest(app.db);
  for (const list of ['property', 'request']) {
    await page.goto(`/land/${list}?archive=archived`);
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
    const counts = '**/api/land/*/count';
    const held = Promise.withResolvers<void>();
    await page.route(counts, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('radio', { name: 'Только активные' }).check();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeHidden();
    held.resolve();
    await expect(listTitle(page)).toHaveText(/^1\s/);
    await page.unroute(counts);
  }
});

test('rows that could not be loaded again give way to the message [ERR-002, SHELL-055]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/get-all/);
  await given(app, '50:01:0000001:1');
  await given(app, '50:01:0000001:2');
  await page.goto('/land/property');
  await page.getByRole('checkbox', { name: 'Выбрать: 50:01:0000001:1' }).check();
  await page.route('**/get-all?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Архивировать' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Не удалось загрузать данные' });
  await expect(failure).toContainText('Нет связи с сервером');
  await expect(shownNumbers(page)).toHaveCount(0);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(shownNumbers(page)).toHaveText(['50:01:0000001:2']);
});
