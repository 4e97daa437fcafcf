import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessible.ts';
import { expect, test } from './journey.ts';
import { expectReflow, findLayoutTroubles } from './reflow.ts';
import { expectRussian } from './russian.ts';
import { slowness } from './slowness.ts';
import { givenWholePark } from './whole-complex.ts';
import { givenWholeRequest, manyWords } from './whole-request.ts';

// Dialogs and panels at the widths of `reflow.ts`; for whole screens see `every-screen.spec.ts`.

// A journey has up to nine dialogs or panels, each at six sizes.
test.describe.configure({ timeout: 240_000 * slowness });

const seen = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(text).first()).toBeVisible();
};

test('what opens over a screen reflows: filters, columns, palette, bell, photos, questions, the link', async ({
  page,
  app,
}) => {
  const { request, property } = await givenWholeRequest(app);
  const dialog = (name?: string | RegExp) => async (shown: Page) => {
    await expect(shown.getByRole('dialog', name === undefined ? {} : { name })).toBeVisible();
  };
  const open: readonly (readonly [
    name: string,
    path: string,
    act: () => Promise<void>,
    ready: (page: Page) => Promise<void>,
  ])[] = [
    [
      'filters',
      '/land/property?view=grid',
      () => page.getByRole('button', { name: 'Все фильтры' }).click(),
      dialog('Все фильтры'),
    ],
    [
      'columns',
      '/land/property?view=table',
      () => page.getByRole('button', { name: /^Столбцы/ }).click(),
      async (shown) => {
        const { width = 0, height = 0 } = shown.viewportSize() ?? {};
        // A telephone has no choice of columns, and the menu that contains it closes with its button.
        if (width < 800 || height < 480) return;
        const button = shown.getByRole('button', { name: /^Столбцы/ });
        if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
        await expect(shown.getByRole('textbox', { name: 'Название набора' })).toBeVisible();
      },
    ],
    [
      'palette',
      '/land/property',
      async () => {
        await page.getByRole('button', { name: 'Поиск', exact: true }).click();
        await page.getByRole('combobox', { name: 'Поиск' }).fill('50:01');
      },
      seen('50:01:0000001:12345'),
    ],
    [
      'bell',
      '/land/property',
      () => page.getByRole('button', { name: /Просроченные объекты/ }).click(),
      dialog('Уведомления'),
    ],
    ['account', '/land/property', () => page.getByRole('button', { name: /Степной/ }).click(), seen('Тёмная тема')],
    [
      'photos',
      `/land/property/${property.id}`,
      () => page.getByRole('button', { name: 'Во весь экран' }).click(),
      dialog(),
    ],
    [
      'deletion',
      `/land/property/${property.id}`,
      async () => {
        await page.getByRole('button', { name: 'Ещё', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Удалить' }).click();
      },
      dialog('Удаление объекта?'),
    ],
    [
      'link',
      `/land/request/${request.id}/selections`,
      () => page.getByRole('button', { name: /клиентскую ссылку/ }).click(),
      dialog('Клиентская ссылка'),
    ],
    ['contact', '/land/contacts', () => page.getByRole('button', { name: 'Добавить контакт' }).click(), dialog()],
  ];
  for (const [name, path, act, ready] of open) {
    await page.goto(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    await act();
    await ready(page);
    await expectReflow(page, name, ready);
  }
});

test('what opens over industrial screens reflows, is Russian, and axe finds nothing in filters and deals: filters, columns, deals, people, the tree [SHELL-002]', async ({
  page,
  app,
}) => {
  const { complexPath, vacancyPath } = await givenWholePark(app, manyWords);
  const dialog = async (shown: Page) => {
    await expect(shown.getByRole('dialog').first()).toBeVisible();
  };
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
  const open: readonly (readonly [name: string, path: string, act: () => Promise<void>])[] = [
    ['filters', '/industrial', press(/^Фильтры/)],
    ['deal', complexPath, press('Закрыть сделкой')],
    [
      'part of a deal',
      complexPath,
      async () => {
        await press('Закрыть сделкой')();
        await page.getByRole('radio', { name: 'Часть' }).check();
      },
    ],
    ['deletion', complexPath, press('Удалить')],
  ];
  for (const [name, path, act] of open) {
    await page.goto(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    await act();
    await dialog(page);
    await expectRussian(page);
    if (name === 'filters' || name === 'deal') {
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await expectReflow(page, name, dialog);
  }
  // At both widths, people have their own scrolling pane, which contains their dialogs.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const add of ['Добавить оператора', 'Добавить контакт']) {
      await page.goto(complexPath);
      await page.getByRole('tab', { name: /Люди/ }).click();
      await press(add)();
      await dialog(page);
      expect.soft(await findLayoutTroubles(page, width === 390 ? 44 : 0), `${add} at ${width}`).toEqual([]);
    }
  }
  // The tree becomes a drawer when there is no room for it next to the form.
  await page.goto(`${vacancyPath}/edit`);
  for (const width of [390, 720, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Здания и вакансии' }).click();
    await dialog(page);
    expect.soft(await findLayoutTroubles(page), `tree at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
