// These pages have no server, so the `test` of journeys is not used.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type ComponentsServer, startComponentsServer } from './components-server.ts';
import { test } from './recorded-test.ts';

// One worker: the pages are built once.
test.describe.configure({ mode: 'default' });

let components: ComponentsServer;
/** One context for all tests, so that scripts are compiled once. */
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  test.slow();
  // The components get all their data as props: the pages have no server.
  components = await startComponentsServer('http://127.0.0.1:9');
  context = await browser.newContext();
});
test.afterAll(async () => {
  await context.close();
  await components.close();
});

/** The example with this heading on the components page. */
function exampleOf(page: Page, name: string) {
  return page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
}

async function openComponents(hash: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${components.url}/dev/components#${hash}`);
  await expect(page.getByRole('heading', { name: 'Детали интерфейса' })).toBeVisible();
  return page;
}

test('the tree of a complex shows buildings and vacancies, answers keys, follows links and says why nothing can be added [IND-BLD-006, IND-BLD-007, IND-BLD-008, IND-BLD-009, IND-BLD-010, IND-BLD-011, IND-BLD-012, IND-BLD-013, IND-BLD-014, IND-BLD-055, IND-VAC-004, IND-VAC-005]', async () => {
  const page = await openComponents('b-1/v-1-1');
  const few = exampleOf(page, 'Здания и вакансии');
  const item = (name: RegExp) => few.getByRole('treeitem', { name });

  const first = item(/^Корпус 1 /);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveText(/Класс A.*64\s200,00\sм² · Складское/);
  expect((await first.boundingBox())?.width).toBe(290);
  await expect(item(/^Корпус 4 /)).toHaveText(/В архиве.*Класс B-/);
  await expect(item(/1-В/).getByRole('img', { name: 'Забронирована' })).toHaveAttribute('title', 'Забронирована');
  await expect(item(/1-Г/).getByRole('img')).toHaveAttribute('title', 'Приостановлена');
  await expect(item(/1-Д/).getByRole('img')).toHaveAttribute('title', 'Закрытая вакансия');
  await expect(item(/1-А/).getByRole('img')).toHaveCount(0);
  await expectAccessible(few);

  // Tab focuses the item of the current page; arrow keys move on from there.
  await expect(item(/1-Б/)).toHaveAttribute('aria-current', 'page');
  await few.getByRole('link', { name: 'Добавить здание' }).focus();
  await page.keyboard.press('Tab');
  await expect(item(/1-Б/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(/1-В/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('*');
  await expect(item(/^Корпус 3 /)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(item(/1-А/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#b-1\/v-1-0$/);
  await expect(item(/1-А/)).toHaveAttribute('aria-current', 'page');

  // A real link: the browser handles the middle button and Ctrl.
  await expect(item(/2-Б/)).toHaveAttribute('href', '/dev/components#b-2/v-2-1');
  const isLeftToBrowser = page.evaluate(async () => {
    const left: boolean[] = [];
    const { promise, resolve } = Promise.withResolvers<boolean[]>();
    for (const kind of ['auxclick', 'click'] as const) {
      window.addEventListener(kind, (event) => {
        left.push(!event.defaultPrevented);
        event.preventDefault();
        if (left.length === 2) resolve(left);
      });
    }
    return await promise;
  });
  await item(/2-Б/).click({ button: 'middle' });
  await item(/2-Б/).click({ modifiers: ['Control'] });
  expect(await isLeftToBrowser).toEqual([true, true]);
  await expect(page).toHaveURL(/#b-1\/v-1-0$/);
  await page.reload();

  await item(/Добавить вакансию/)
    .first()
    .click();
  await expect(page).toHaveURL(/#b-1\/new$/);
  await expect(item(/Новая вакансия/)).toHaveAttribute('aria-current', 'page');

  await item(/^Корпус 4 /)
    .getByTitle('Развернуть')
    .click();
  const ofArchivedBuilding = item(/Добавить вакансию/).last();
  await expect(ofArchivedBuilding).toHaveAttribute('aria-disabled', 'true');
  await ofArchivedBuilding.hover();
  await expect(
    page.getByRole('tooltip', { name: 'Здание находится в архиве, невозможно добавить новый объект' }),
  ).toBeVisible();
  const ofArchivedComplex = exampleOf(page, 'Здания комплекса в архиве');
  await ofArchivedComplex.getByRole('treeitem', { name: /^Корпус 1 / }).focus();
  await page.keyboard.press('End');
  await expect(ofArchivedComplex.getByRole('treeitem').last()).toBeFocused();
  await expect(ofArchivedComplex.getByRole('treeitem').last()).toHaveAttribute('aria-disabled', 'true');
  await expect(
    page.getByRole('tooltip', { name: 'Комплекс находится в архиве, невозможно добавить новый объект' }),
  ).toBeVisible();
  await page.close();
});

test('thirty buildings with three hundred vacancies: one unfolded at a time, a search, only the lines in sight drawn [IND-BLD-006, IND-BLD-007, IND-BLD-008]', async () => {
  const page = await openComponents('b-7');
  const many = exampleOf(page, '30 зданий, 300 вакансий');
  const item = (name: RegExp) => many.getByRole('treeitem', { name });
  await expect(item(/^Корпус 7 /)).toHaveAttribute('aria-expanded', 'true');
  await expect(item(/^Корпус 7 /)).toContainText('5 из 10');
  await expect(item(/^Корпус 7 /)).not.toContainText('В архиве');
  await expect(item(/7-Б/)).toHaveCount(0);
  await many.getByRole('radio', { name: 'Все 300' }).check();
  await expect(item(/7-Б/)).toBeVisible();
  await item(/^Корпус 6 /)
    .getByTitle('Развернуть')
    .click();
  await expect(item(/^Корпус 6 /)).toHaveAttribute('aria-expanded', 'true');
  await expect(item(/^Корпус 7 /)).toHaveAttribute('aria-expanded', 'false');
  // The first click folds the building above, which moves another item under the pointer; the second click must not act
  // on it.
  await item(/^Корпус 9 /).dblclick();
  await expect(item(/^Корпус 9 /)).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/#b-9$/);
  await item(/^Корпус 6 /)
    .getByTitle('Развернуть')
    .click();

  await item(/^Корпус 6 /).focus();
  await page.keyboard.press('*');
  await page.keyboard.press('End');
  await expect(item(/Добавить вакансию/).last()).toBeFocused();
  expect(await many.getByRole('treeitem').count()).toBeLessThan(80);
  await many.getByRole('button', { name: 'Свернуть' }).click();
  await expect(many.locator('[aria-expanded="true"]')).toHaveCount(0);

  await page.keyboard.press('/');
  const search = many.getByRole('searchbox', { name: 'Поиск по зданиям и вакансиям' });
  await search.fill('корпус 12');
  await expect(item(/^Корпус 12 /)).toContainText('В архиве');
  await search.fill('17-к');
  await expect(many.getByRole('treeitem')).toHaveText([/^Корпус 17/, /^17-К/, /^Добавить вакансию/]);
  await search.fill('такого нет');
  await expect(many.getByText('Нет данных')).toBeVisible();
  await page.close();
});

test('areas by kind are typed in rows: sums, limits, computed and awaited rates, ↓ to the next kind [IND-BLD-034, IND-BLD-035, IND-BLD-036, IND-BLD-037, IND-BLD-038, IND-BLD-039, IND-BLD-040, IND-BLD-041, IND-BLD-047]', async () => {
  const page = await openComponents('industrial');
  const building = exampleOf(page, 'Площади здания');
  const tooMuch = building.getByText('Общая сумма добавленных площадей по типам превышает общую площадь здания');
  await expect(tooMuch).toBeVisible();
  await expect(building).toContainText(/Сумма по типам\s*66\s220,00\sм²\s*из 64\s200,00\sм², лишние\s*2\s020,00\sм²/);
  const storage = building.getByLabel('Склад, площадь');
  await storage.fill('53200');
  await expect(tooMuch).toBeHidden();
  await expect(building.getByText('Площадь склада меньше суммы его частей')).toBeVisible();
  await building.getByLabel('Сухой, площадь').fill('41200');
  await expect(building.getByText('Площадь склада меньше суммы его частей')).toBeHidden();
  await expect(building).toContainText(/остаток\s*1\s580,00\sм²/);
  await building.getByLabel('Сухой, площадь').press('ArrowDown');
  await expect(building.getByLabel('С температурным режимом, площадь')).toBeFocused();
  for (const next of ['Морозильный, площадь', 'Неотапливаемый, площадь']) {
    await page.keyboard.press('ArrowDown');
    await expect(building.getByLabel(next)).toBeFocused();
  }
  // The unheated part also counts towards the sum of the warehouse's parts.
  await page.keyboard.type('100');
  await expect(building.getByText('Площадь склада меньше суммы его частей')).toBeVisible();
  await storage.fill('53300');
  await expect(building.getByText('Площадь склада меньше суммы его частей')).toBeHidden();
  await expect(building).toContainText(/остаток\s*1\s480,00\sм²/);
  await building.getByLabel('Офис, площадь').fill('0');
  await expect(building.getByText('Недопустимое значение')).toBeVisible();
  await expectAccessible(building);

  const vacancy = exampleOf(page, 'Площади и ставки');
  const rate = (kind: string) => vacancy.getByLabel(`${kind}, ставка в год`);
  await expect(rate('Склад')).not.toBeEditable();
  await expect(rate('Склад')).toHaveValue(/^10\s154,55$/);
  await expect(rate('Офис')).toHaveAttribute('placeholder', 'по запросу');
  await expect(rate('Производство')).toBeDisabled();
  await vacancy.getByLabel('Производство, площадь').fill('1000');
  await rate('Производство').fill('7000');
  await expect(vacancy).toContainText(/Площадь вакансии\s*17\s200,00\sм²/);
  await expect(vacancy).toContainText('основной тип: склад');
  await rate('Сухой').fill('');
  await rate('С температурным режимом').fill('');
  await expect(rate('Склад')).toBeEditable();
  // ↓ skips kinds whose rates are disabled because they have no area.
  await rate('С температурным режимом').press('ArrowDown');
  await expect(rate('Производство')).toBeFocused();
  await page.close();
});

test('contacts are added, marked and removed in rows; a row shows what it lacks [IND-CONT-007, IND-CONT-008, IND-CONT-009, IND-CONT-010, IND-CONT-011]', async () => {
  const page = await openComponents('industrial');
  const contacts = exampleOf(page, 'Контакты');
  const row = (number: number) => contacts.getByRole('group', { name: `Контакт ${number}` });
  await expect(row(1).getByLabel('Основной контакт')).toBeChecked();
  await row(2).getByLabel('Основной контакт').check();
  await expect(row(1).getByLabel('Основной контакт')).not.toBeChecked();
  await contacts.getByRole('button', { name: 'Добавить контакт' }).click();
  await expect(row(3).getByRole('combobox', { name: 'Компания' })).toBeFocused();
  await row(2).getByRole('textbox', { name: 'Комментарий' }).fill('Звонить до обеда');
  await contacts.getByRole('button', { name: 'Удалить: контакт 1' }).click();
  await expect(row(3)).toHaveCount(0);
  await expect(row(1).getByRole('combobox', { name: 'Контакт' })).toHaveValue('Марк Озёрный');
  await expect(row(1).getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Звонить до обеда');
  await expect(row(1).getByLabel('Основной контакт')).toBeChecked();

  const wrong = exampleOf(page, 'Контакты с ошибками');
  await expect(wrong.getByText('Введите или выберите из списка')).toHaveCount(3);
  await expectAccessible(wrong);
  await page.close();
});

test('the shared components are on one page, and axe finds nothing in them, light or dark; numbers end at their usual maximum, toasts have three variants [SHELL-036, SHELL-046, DICT-009, VAL-024, VAL-025]', async () => {
  const page = await openComponents('');
  const spinners = page.getByRole('status', { name: 'Загрузка', exact: true });
  await expect(spinners.first()).toBeVisible();
  await expect(page.getByText('Под завесой').getByRole('status', { name: 'Загрузка' })).toBeVisible();
  for (const scheme of ['Светлая', 'Тёмная']) {
    await page.getByRole('radio', { name: scheme }).check();
    await expectAccessible(page);
  }
  // Every button and link in a button's role is large enough for a finger.
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height) < 24 ? `${button.ariaLabel ?? button.textContent}: ${width} × ${height}` : [];
    }),
  );
  expect(small).toEqual([]);
  await page.getByRole('combobox', { name: 'Поиск', exact: true }).fill('50:20:001');
  await expect(page.getByRole('option', { name: 'Логистика юго-запад' })).toBeVisible();
  await expectAccessible(page.getByRole('listbox', { name: 'Шоссе' }));

  // These two fields have no maximum.
  const [single, end] = [
    page.getByLabel('Заполненное'),
    page.getByRole('textbox', { name: 'Диапазон, до', exact: true }),
  ];
  await single.fill('');
  await single.pressSequentially('999999999');
  await expect(single).toHaveValue(/^99\s999\s999$/);
  await end.fill('');
  await end.pressSequentially('9999999');
  await expect(end).toHaveValue(/^999\s999$/);

  await page.getByRole('button', { name: 'Новое значение' }).click();
  const dialog = page.getByRole('dialog', { name: 'Заголовок' });
  await expect(dialog.getByRole('button', { name: 'Создать' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Уведомления' }).click();
  const colours: string[] = [];
  for (const [role, words] of [
    ['status', 'Объект успешно архивирован'],
    ['alert', 'Заполните обязательные поля'],
    ['alert', 'Не удалось загрузить данные'],
  ] as const) {
    const toast = page.getByRole(role).filter({ hasText: words }).last();
    await expect(toast).toBeVisible();
    colours.push(await toast.evaluate((one) => getComputedStyle(one).getPropertyValue('--notification-color')));
  }
  expect(new Set(colours.filter(Boolean)).size).toBe(3);
  await page.close();
});
