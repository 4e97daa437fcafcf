import { updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { chip } from './properties-list.ts';
import { stopClock } from './stop-clock.ts';

/** Sizes and times of the specification, measured where the components are used. */

const number = '50:01:0000001:1';

test('sizes of toasts, drawers, ranges and lists [SHELL-037, SHELL-038, SHELL-042, SHELL-045, SHELL-044]', async ({
  page,
  context,
  app,
}) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await test.step('toasts are 340 px wide, and an eleventh pushes out the oldest', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/land/property/${id}`);
    const toasts = page.getByRole('status').filter({ hasText: 'Данные скопированы в буфер' });
    const copy = page.getByRole('heading', { level: 1 }).locator('..').getByRole('button').first();
    await copy.click();
    await expect(toasts).toHaveCount(1);
    expect((await toasts.boundingBox())?.width).toBe(340);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    // In one task, so that no toast times out before the last one appears.
    await copy.evaluate((button: HTMLElement) => {
      for (let times = 0; times < 12; times += 1) button.click();
    });
    await expect(toasts).toHaveCount(10);
  });
  await test.step('crumbs and the cross of a choice are targets of 24 px at least', async () => {
    const boxes = async (name: string, targets: Locator) => {
      await expect(targets.first()).toBeVisible();
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        expect(
          Math.min(box?.width ?? 0, box?.height ?? 0),
          `${name}: ${await target.ariaSnapshot()}`,
        ).toBeGreaterThanOrEqual(24);
      }
    };
    for (const path of ['/land/property', '/land/dictionary', '/industrial', '/industrial/requests/new']) {
      await page.goto(path);
      await boxes(path, page.getByRole('navigation', { name: 'Путь' }).getByRole('link'));
    }
    for (const path of [`/land/property/${id}/edit`, '/industrial/complex/new']) {
      await page.goto(path);
      await page.getByRole('combobox', { name: 'Шоссе' }).click();
      await page.getByRole('option').first().click();
      await boxes(path, page.getByRole('button', { name: 'Очистить', exact: true, includeHidden: true }));
    }
  });
  await test.step('the drawer takes half of the window, a range is 45 px high', async () => {
    await page.goto('/land/property');
    await page.getByRole('button', { name: 'Все фильтры' }).click();
    const drawer = page.getByRole('dialog', { name: 'Все фильтры' });
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(720);
    for (const name of ['Площадь', 'Цена', 'Расстояние от города']) {
      const frame = drawer.getByRole('group', { name, exact: true }).locator('> div');
      expect((await frame.boundingBox())?.height).toBe(45);
    }
    await drawer.getByRole('button', { name: 'Отменить' }).click();
    await chip(page, 'Площадь').click();
    const frame = page.getByRole('group', { name: 'Площадь' }).locator('> div');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(45);
  });
  await test.step('a dialog takes half of the window in industrial, 480 px in land (C-15)', async () => {
    for (const [domain, width] of [
      ['industrial', 720],
      ['land', 480],
    ] as const) {
      await page.goto(`/${domain}/dictionary`);
      await page.getByRole('button', { name: 'Добавить значение' }).click();
      const dialog = page.getByRole('dialog', { name: 'Добавить новое значение' });
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width);
    }
  });
  await test.step('a list to choose from is at most 250 px high, however many there are', async () => {
    await page.goto(`/land/property/${id}/edit`);
    await page.getByRole('combobox', { name: 'Регион' }).click();
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').first()).toBeVisible();
    const dropdown = list.locator('xpath=ancestor-or-self::*[contains(@class,"dropdown")][1]');
    // The selected option is shown before the others are loaded.
    await expect.poll(async () => (await dropdown.boundingBox())?.height).toBe(250);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'ОКВЭД' }).click();
    const many = page.getByRole('dialog', { name: 'ОКВЭД' });
    await expect(many.getByRole('option').first()).toBeVisible();
    expect((await many.boundingBox())?.height).toBeLessThanOrEqual(250);
  });
});

test('a copy is answered at its icon for two seconds [SHELL-048]', async ({ page, context, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await page.clock.install();
  await page.goto(`/land/property/${id}`);
  const ready = page.getByRole('button', { name: 'Скопировать кадастровый номер' });
  const done = page.getByRole('button', { name: 'Скопировано' });
  await expect(ready).toBeVisible();
  await stopClock(page);
  await ready.click();
  await expect(done).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(done).toBeVisible();
  await page.clock.runFor(200);
  await expect(ready).toBeVisible();
});

test('a dialog is at most 660 px high, its buttons stay in sight [SHELL-043]', async ({ page, app, troubles }) => {
  troubles.expect(/409 POST .*properties\/update/);
  const property = await givenProperty(app.db, { cadastralNumbers: [number] });
  await page.goto(`/land/property/${property.id}/edit`);
  await page.getByRole('textbox', { name: 'Комментарий', exact: true }).fill('Моё');
  // A colleague's changes fill the dialog beyond the height of the window.
  const flags = Object.fromEntries(propertyFlags.map((flag) => [flag, true]));
  await app.broker.call(updateProperty, { body: { ...property, ...flags, address: 'Адрес', area: 3, price: 7 } });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Объект изменён другим сотрудником' });
  await expect(dialog.getByRole('button', { name: 'Объединить и сохранить' })).toBeInViewport({ ratio: 1 });
  expect((await dialog.boundingBox())?.height).toBe(660);
});

/** Controls above a list, by rows from top to bottom, with those that overlap or are smaller than 24 px. */
function controlsOver(page: Page) {
  const head = page
    .getByRole('radiogroup', { name: 'Вид списка' })
    .locator('xpath=ancestor::*[.//section[@aria-label="Фильтры"]][1]');
  return head.evaluate((over) => {
    const controls = [...over.querySelectorAll('button, a, label, [type=search]')]
      .filter((one) => one.checkVisibility() && one.closest('nav') === null)
      .map((one) => ({
        name: one.getAttribute('aria-label') ?? one.textContent ?? '',
        box: (one.closest('.mantine-Checkbox-root') ?? one).getBoundingClientRect(),
      }));
    const rows: number[] = [];
    for (const { box } of controls) {
      const middle = (box.top + box.bottom) / 2;
      if (!rows.some((row) => Math.abs(row - middle) < 12)) rows.push(middle);
    }
    const overlapping = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
    const small = controls.filter(({ box }) => Math.min(box.width, box.height) < 24).map(({ name }) => name);
    return { rows: rows.length, overlapping, small };
  });
}

test('the controls of a list beside a map stand in two rows, none smaller than 24 px or over another', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const responsibleEmployeeId = app.broker.id;
  const land = await givenRequest(app.db, { area: { from: 5, to: 20 }, budget: { from: null, to: 100_000_000 } });
  const industrial = await givenIndustrialRequest(app.db, {
    responsibleEmployeeId,
    vacancyTypes: [1],
    vacancyAreaRange: { from: 1_000, to: 8_000 },
    workingHeightRange: { from: 6, to: null },
  });
  for (const { list, search } of [
    { list: '/land/property', search: `/land/request/${land.id}/search` },
    { list: '/industrial', search: `/industrial/requests/${industrial.id}/search` },
  ]) {
    for (const path of [list, search]) {
      await page.goto(`${path}?view=map`);
      await expect(page.getByRole('button', { name: /^Сортировка: / })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Убрать фильтр: / })).toHaveCount(path === search ? 2 : 0);
      // A must cannot be taken out.
      await expect(page.getByRole('button', { name: /\(обязательно\)$/ })).toHaveCount(path === search ? 1 : 0);
      await expect(page.getByRole('button', { name: /^(Все фильтры|Фильтры)/ })).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: 'Архив' })).toHaveCount(path === list ? 1 : 0);
      await expect(page.getByRole('searchbox')).toHaveCount(path === list || path.startsWith('/land') ? 1 : 0);
      expect(await controlsOver(page), path).toEqual({ rows: 2, overlapping: [], small: [] });
    }
  }
});

test('a wide table of complexes gives its spare room to words and strips: no status is cut, every strip fills its cell beside its figure', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const [index, area] of [700, 557_500].entries()) {
    const { id } = await givenComplex(app.db, { name: `Логопарк ${index}`, complexConstructionStatus: 5 });
    const building = await givenBuilding(app.db, id);
    await givenVacancy(app.db, building.id, { areaSetWithPrice: { office: { areaValue: area } } });
  }
  await page.goto('/industrial?view=table');
  for (const [name, figure] of [
    ['Логопарк 0', /700,00/],
    ['Логопарк 1', /557\s500,00/],
  ] as const) {
    const row = page.getByRole('row', { name });
    const status = row.getByText('Выведен из эксплуатации');
    await expect(status).toBeVisible();
    expect(await status.evaluate(({ parentElement: cell }) => cell && cell.scrollWidth - cell.clientWidth)).toBe(0);
    await expect(row).toContainText(figure);
    const strip = row.getByRole('img', { name: /^Площади по типам/ });
    expect(await strip.evaluate((frame) => frame.firstElementChild?.clientWidth === frame.clientWidth)).toBe(true);
  }
});
