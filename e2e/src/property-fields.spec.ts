import { archiveProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { givenCustomers, wholeProperty } from './whole-property.ts';

const number = '50:01:0000001:1';

/** The value next to a label in the lists of an object. */
const valueBeside = (page: Page, label: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .first();

/** A section of an object, by its heading. */
const section = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).locator('..');

test('an object with everything shows every field of it, and its people can be called [LAND-PROP-016, LAND-PROP-045, LAND-PROP-047, LAND-PROP-048, LAND-PROP-049, LAND-PROP-050, LAND-PROP-061, LAND-PROP-062, LAND-PROP-063, LAND-PROP-064, LAND-PROP-065, LAND-PROP-067, LAND-PROP-068, SHELL-047, LAND-PROP-041, LAND-PROP-019]', async ({
  page,
  app,
}) => {
  await test.step('an object with everything shows every field of it', async () => {
    const { id } = await givenProperty(app.db, {
      ...wholeProperty(number),
      ...(await givenCustomers(app)),
      responsibleEmployeeId: app.broker.id,
      waterSupply: { type: 2, value: 40 },
    });
    await page.goto(`/land/property/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(page).toHaveTitle(`Земля | ${number}`);

    const shown: Record<string, string | RegExp> = {
      Площадь: '12,50 га',
      Цена: '385 000 000,00 руб.',
      'Цена за га': '30 800 000,00 руб.',
      'От города': '24,00 км',
      Электричество: '500,00 - 1 250,00 кВт',
      Газ: '300,00 м3/сутки',
      Категория: /^Земли промышленности.*иного специального назначения$/,
      'Лучшее использование': /./,
      ВРИ: /^\d/,
      ОКВЭД: /./,
      Собственность: 'Федеральная собственность',
      'Ссылка на документацию': 'docs.example/50-20-145',
      'Ссылка на диск': 'disk.example/50-20-145',
      'Публичная кадастровая карта': 'map.example/1',
      'Площадь зданий': '1 234,50 м²',
      Регион: 'Московская область',
      Адрес: 'г. о. Подольск, д. Овсяная',
      Шоссе: /./,
      'Расстояние от города': '24,00 км',
      Проверка: 'Проверен',
      'В работе': 'Да',
      'Недружественная страна': 'Да',
      'Дата последнего разговора': '12.11.2026',
      'Дата создания': /^\d\d\.\d\d\.\d{4}$/,
      'Кто рекомендовал': /^Тимур Межевой\s*\+7\s\(916\)\s765-43-21$/,
      'Встреча по рекомендации': '26.11.2026',
      'Комментарий к рекомендации': 'Через знакомых',
    };
    for (const [label, value] of Object.entries(shown))
      await expect.soft(valueBeside(page, label), label).toHaveText(value);

    await expect(section(page, 'Комментарий')).toContainText('Первая линия');

    const utilities: Record<string, string> = {
      Газ: 'Тех. условия: 300,00 м3/сутки',
      Электричество: 'Тех. условия: 500,00 - 1 250,00 кВт',
      Водоснабжение: 'Тех. присоединение',
      Водоотведение: 'Тех. условия: до 60,00 м3/сутки',
      Теплоснабжение: 'Нет',
    };
    for (const [name, words] of Object.entries(utilities)) {
      await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: words }), name).toBeVisible();
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'Водоснабжение' })).toHaveText(/Тех\. присоединение$/);
    for (const tag of [
      'Открыт',
      'Проверен',
      'Конфиденциальный',
      'Торг',
      'Подъезд',
      'Ж/д ветка',
      'Кран-балка',
      'Водоём',
    ]) {
      await expect(page.getByText(tag, { exact: true }).first(), tag).toBeVisible();
    }
    for (const tag of ['ГПЗУ', 'КРТ', 'ОЭЗ', 'Индустриальный парк', 'Light industrial', 'Built-to-suit']) {
      await expect(page.getByText(tag, { exact: true }).first(), tag).toBeVisible();
    }
  });
  await test.step('a price ends at its maximum, in rubles', async () => {
    const objectPage = page.url();
    await page.goto(`${objectPage}/edit`);
    const price = page.getByRole('textbox', { name: 'Цена', exact: true });
    await price.fill('999999999999');
    await price.press('End');
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await expect(price).toHaveValue(/^999\s999\s999\s999,00$/);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page).toHaveURL(objectPage);
    await expect(valueBeside(page, 'Цена')).toHaveText('999 999 999 999,00 руб.');
  });
  await test.step('people of an object can be called: a phone opens the messenger, the other numbers are one click away', async () => {
    const side = page.getByRole('complementary', { name: 'Действия и история' });
    await expect(side).toContainText('Егор Степной');
    await expect(side).toContainText('ООО «Поле и Ко»');
    await expect(side).toContainText('Ида Полевая');
    await expect(side.getByRole('link', { name: '+7 (916) 123-45-67', exact: true })).toHaveAttribute(
      'href',
      'https://wa.me/79161234567',
    );
    await page.getByRole('button', { name: 'ещё 2 номера' }).click();
    await expect(page.getByText('50:01:0000001:3', { exact: true })).toBeVisible();
  });
});

test('an object with nothing but what is required says so, once each; archived, its type is grey [SHELL-035, FMT-010, LAND-PROP-066, LAND-PROP-018]', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await page.goto(`/land/property/${id}`);
  await test.step('an object with nothing but what is required says so, once each', async () => {
    for (const label of ['Цена', 'Цена за га']) await expect(valueBeside(page, label), label).toHaveText('По запросу');
    for (const label of ['Лучшее использование', 'ВРИ', 'ОКВЭД', 'Адрес', 'Шоссе', 'Кто рекомендовал']) {
      await expect(valueBeside(page, label), label).toHaveText('Не указано');
    }
    await expect(valueBeside(page, 'Площадь зданий')).toHaveText('Не указано');
    for (const title of ['Комментарий', 'Преимущества']) await expect(section(page, title)).toContainText('Не указано');
    await expect(valueBeside(page, 'Проверка')).toHaveText('Не проверен');
    await expect(page.getByText('Закрыт', { exact: true })).toBeVisible();
    for (const name of ['Газ', 'Электричество', 'Водоснабжение', 'Водоотведение', 'Теплоснабжение']) {
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Нет');
    }
    await expect(page.getByText('Требуется подведение')).toBeVisible();
  });
  await test.step('the type of an archived object is grey', async () => {
    // The colour square next to the word.
    const swatch = page.getByRole('main').getByText('Логистика', { exact: true }).locator('..').locator('span').first();
    const colour = () => swatch.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(swatch).toBeVisible();
    const living = await colour();
    await app.broker.call(archiveProperty, { params: { id } });
    await page.reload();
    await expect(page.getByText('В архиве', { exact: true })).toBeVisible();
    const grey = await colour();
    expect(grey).not.toBe(living);
    const [red = 0, green = 0, blue = 0] = (grey.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(24);
  });
});
