import { givenBuilding, givenComplex } from '@gektar/server/testing/given-complex.ts';
import { whileWritesWait } from '@gektar/server/testing/while-locked.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const head = 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год без НДС;Дата доступности';
const table = [
  head,
  'Ориентир Запад;Корпус 3;3-Б;17200;9120;01.02.2027',
  'Ориентир Запад;Корпус 3;3-В;8600;9360;15.03.2027',
  'Логопарк Север;1;1-Б;7200;8880;01.04.2027',
  'Север логистический;2;2-А;18000;8890;01.05.2027',
  'Соколово;1;1-Г;2160;7700;01.06.2027',
].join('\n');

/** Chooses a file on the page 'Загрузка таблицы'. */
async function choose(page: Page, name: string, content: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

test('complexes of a table: dragged, split, joined with the database, accepted in stages, its protocol', async ({
  page,
  app,
}) => {
  const { id } = await givenComplex(app.db, { name: 'Ориентир Запад' });
  await givenBuilding(app.db, id, { name: 'Корпус 3' });
  const near = await givenComplex(app.db, { name: 'Логистический парк Соколово Плюс' });
  await givenBuilding(app.db, near.id, { name: 'Корпус 1' });
  await app.db.deleteFrom('versions.events').execute();
  await page.goto('/industrial/load');
  await choose(page, 'Складской двор, ноябрь.csv', table);
  const tree = page.getByRole('tree', { name: 'Комплексы, здания, вакансии' });
  const lineOf = (name: string) => tree.getByRole('treeitem').filter({ hasText: name });

  await test.step('the tree with its questions', async () => {
    await page.getByRole('button', { name: 'Дальше: комплексы' }).click();
    await expect(tree.getByRole('treeitem', { level: 1 })).toHaveCount(3);
    await expect(lineOf('Ориентир Запад')).toContainText('есть в базе');
    await expect(page.getByText('«Соколово»: новый или имеющийся?')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a vacancy is dragged to another building, and back by Ctrl+Z', async () => {
    await lineOf('1-Б').dragTo(lineOf('Корпус 3'));
    await expect(lineOf('Корпус 3')).toContainText('33 000');
    await tree.press('Control+z');
    await expect(page.getByRole('heading', { name: 'Отвечено' })).toBeHidden();
  });

  await test.step('the same complex as in the database', async () => {
    await page.getByRole('button', { name: 'Тот же' }).click();
    await expect(lineOf('Логистический парк Соколово Плюс')).toContainText('есть в базе');
  });

  await test.step('a complex is renamed by its menu', async () => {
    await page.getByRole('button', { name: 'Ещё: Логопарк Север' }).click();
    await page.getByRole('menuitem', { name: 'Переименовать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Переименовать' });
    await dialog.getByRole('textbox', { name: 'Комплекс' }).fill('Логопарк Север Второй');
    await dialog.getByRole('button', { name: 'Переименовать' }).click();
    await expect(lineOf('Логопарк Север Второй')).toBeVisible();
  });

  await test.step('accepted in stages', async () => {
    await page.getByRole('button', { name: 'Дальше: объекты' }).click();
    await page.getByRole('button', { name: /^Принять/ }).click();
    await expect(page.getByRole('heading', { name: 'Приняли 5 из 5' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the protocol', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Протокол в XLS' }).click();
    expect((await saved).suggestedFilename()).toBe('Протокол Складской двор, ноябрь.xlsx');
  });

  await test.step('drafts are linked; the undo says that it is the last word', async () => {
    await page.getByRole('tab', { name: /^Черновики/ }).click();
    await expect(page.getByRole('link', { name: 'Все черновики' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Дополнить по очереди' })).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть всё назад' }).click();
    const dialog = page.getByRole('dialog', { name: 'Вернуть загрузку назад?' });
    await expect(dialog).toContainText('Сам возврат отменить нельзя');
  });
});

test('a complex without a name is named in its line, and is the one of the database with that name', async ({
  page,
  app,
}) => {
  const known = await givenComplex(app.db, { name: 'Терминал Восток' });
  await givenBuilding(app.db, known.id, { name: '2' });
  await app.db.deleteFrom('versions.events').execute();
  const rows = ['1;1-А;4120;9150;01.02.2027', '2;2-Б;5230;9260;15.03.2027'];
  await page.goto('/industrial/load');
  await choose(page, 'Без имени.csv', [head.replace('Комплекс;', ''), ...rows].join('\n'));
  await page.getByRole('button', { name: 'Дальше: комплексы' }).click();
  const tree = page.getByRole('tree', { name: 'Комплексы, здания, вакансии' });
  const field = tree.getByRole('textbox', { name: 'Название комплекса, строки 2, 3' });
  await field.fill('Терминал');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.fill('Терминал Восток');
  await expectAccessible(page);
  await field.press('Enter');
  const named = tree.getByRole('treeitem', { level: 1 }).filter({ hasText: 'Терминал Восток' });
  await expect(named).toContainText('есть в базе');
  await expect(field).toBeHidden();
  await tree.press('Control+z');
  await expect(field).toBeVisible();
});

for (const [title, path, hint, message, label] of [
  [
    'a plot',
    '/land/property',
    'Новый объект из сообщения',
    'ЗУ 12,5 га Одинцово 3,5 млн/га ИЖС газ по границе',
    'Площадь',
  ],
  [
    'a vacancy',
    '/industrial/vacancy',
    'Новая вакансия из сообщения',
    'Сдаём в складском комплексе «Ориентир Запад», корпус 4, 6 040 м², ставка 790 руб. за м² в месяц без НДС',
    'Ставка',
  ],
] as const) {
  test(`a message about ${title} pasted into the palette becomes a draft with its doubts, stored again from the form`, async ({
    page,
    app,
  }) => {
    const { id } = await givenComplex(app.db, { name: 'Ориентир Запад' });
    await givenBuilding(app.db, id, { name: 'Корпус 4' });
    await app.db.deleteFrom('versions.events').execute();
    await page.goto(path);
    await page.getByRole('button', { name: 'Поиск' }).click();
    await page.getByRole('combobox').fill(message);
    await page.getByRole('option', { name: hint }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Из сообщения' })).toBeVisible();
    const card = page.getByRole('region', { name: 'Что поняли' });
    await expect(card).toContainText(label);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Черновик');
    await page.getByRole('button', { name: 'Сохранить черновиком' }).click();
    await expect(page.getByText('Черновик сохранён', { exact: true })).toBeVisible();
  });
}

for (const domain of ['land', 'industrial'] as const) {
  const list = domain === 'land' ? '/land/property' : '/industrial/vacancy';
  test(`a copied table is loaded from the palette, a message from the list (${domain})`, async ({ page }) => {
    await page.goto(list);
    await page.getByRole('button', { name: 'Поиск' }).click();
    const input = page.getByRole('combobox');
    const head = domain === 'land' ? 'Кадастровый номер\tПлощадь, га' : 'Комплекс\tБлок\tПлощадь, м2';
    const row = domain === 'land' ? '50:20:0010203:145\t9,71' : 'Логопарк Север\t4-А\t6040';
    await input.evaluate(pasteInto, `${head}\n${row}`);
    await page.getByRole('option', { name: 'Загрузить как таблицу' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'вставка из буфера' })).toBeVisible();
    await expect(page.getByText('2 строки')).toBeVisible();

    // Without a reload the list listens at once.
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Объекты', exact: true }).click();
    await expect(page).toHaveURL(domain === 'land' ? /\/land\/property/ : /\/industrial(?:\/vacancy)?(?:\?|$)/);
    const message =
      domain === 'land'
        ? 'ЗУ 12,5 га Одинцово\n3,5 млн/га ИЖС газ по границе'
        : 'Склад 6 040 м² на Киевском шоссе\nставка 790 руб. за м² в месяц без НДС';
    await page.locator('body').evaluate(pasteInto, message);
    await expect(page.getByRole('heading', { level: 1, name: 'Из сообщения' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Что поняли' })).toContainText('Площадь');
  });
}

/** Pastes a text into an element as the browser does. */
function pasteInto(element: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (element.dispatchEvent(event) && element instanceof HTMLInputElement)
    document.execCommand('insertText', false, text.replaceAll('\n', ' '));
}

test('a table whose connection was lost stays with its name and is sent once more; an empty file is not sent', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/);
  await page.goto('/land/load');
  await choose(page, 'Пустой.csv', '');
  await expect(page.getByRole('row', { name: /Пустой\.csv/ })).toContainText('файл пуст');
  await page.route('**/api/land/loads?*', (route) => route.abort());
  await choose(page, 'Участки, ноябрь.csv', 'Кадастровый номер;Площадь, га\n50:20:0010203:145;9,71');
  const line = page.getByRole('row', { name: /Участки, ноябрь\.csv/ });
  await expect(line).toContainText('Связь прервалась: проверьте интернет и отправьте ещё раз');
  await page.unroute('**/api/land/loads?*');
  await line.getByRole('button', { name: 'Отправить ещё раз: Участки, ноябрь.csv' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Участки, ноябрь.csv' })).toBeVisible();
});

test('a table of 1,000 vacancies is shown, scrolled and accepted once, however often the button is pressed', async ({
  page,
  app,
}) => {
  const rows = Array.from({ length: 1_000 }, (_, index) => {
    const complex = Math.floor(index / 50) + 1;
    return `Парк Дальний ${complex};${(index % 5) + 1};Б-${index + 1};${500 + index};${7_000 + index};01.02.2027`;
  });
  await page.goto('/industrial/load');
  await choose(page, 'Тысяча.csv', [head, ...rows].join('\n'));
  await expect(page.getByRole('heading', { level: 1, name: 'Тысяча.csv' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Шаги' })
    .getByRole('link', { name: /^Комплексы/ })
    .click();
  const tree = page.getByRole('tree', { name: 'Комплексы, здания, вакансии' });
  await expect(tree.getByRole('treeitem', { name: /Парк Дальний 1 / })).toBeVisible();
  await tree.press('End');
  await expect(tree.getByRole('treeitem', { name: /Парк Дальний 20/ })).toBeVisible();
  await page.getByRole('button', { name: 'Дальше: объекты' }).click();
  const accept = page.getByRole('button', { name: 'Принять 1 000' });
  await whileWritesWait(app.db, ['industrial.complexes', 'industrial.vacancies', 'shared.drafts'], async () => {
    await accept.dblclick();
    await expect(page.getByRole('heading', { name: /^Принимаем 1 000/ })).toBeVisible();
    // Answered after the hundred that is being written, and before the next one.
    const stop = page.waitForRequest((request) => request.url().endsWith('/stop'));
    await page.getByRole('button', { name: 'Остановить' }).click();
    await stop;
  });
  await expect(page.getByRole('heading', { name: /^Приняли [\d ]+ из 1 000, остановлено$/ })).toBeVisible();
});
