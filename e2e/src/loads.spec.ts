import { randomUUID } from 'node:crypto';
import type { Domain } from '@gektar/contract/domain.ts';
import { showPresence } from '@gektar/contract/events/event-endpoints.ts';
import { landLoads } from '@gektar/contract/loads/load-endpoints.ts';
import { freshCadastralNumber } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex } from '@gektar/server/testing/given-complex.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

interface Area {
  readonly domain: Domain;
  readonly list: string;
  /** A question about the first row of the table, and an answer to it. */
  readonly asked: { readonly reason: string; readonly answer: string };
  /** Names of the two objects of the table. */
  readonly names: readonly [string, string];
  readonly table: string;
  /** Text of the outcome. */
  readonly made: string;
}

function land(): Area {
  const names = [freshCadastralNumber(), freshCadastralNumber()] as const;
  const head =
    'Кадастровый номер;Площадь, га;Цена, млн руб.;Категория;Тип объекта;Собственность;Регион;Адрес;Км от МКАД;Широта;Долгота;Ссылка на диск;Документация';
  const rest = 'Под склад;частная;Московская область;Солнечногорск, Полевая;41;56,185102;36,977631';
  const links = 'https://disk.example/1;https://docs.example/1';
  return {
    domain: 'land',
    list: '/land/property',
    asked: { reason: 'Категория', answer: 'Земли промышленности' },
    names,
    table: [
      head,
      `${names[0]};9,71;112,5;;${rest};${links}`,
      `${names[1]};12,49;118;Земли промышленности;${rest};${links}`,
    ].join('\n'),
    made: 'Уже в списках: 2 новых',
  };
}

async function industrial({ db }: TestApp): Promise<Area> {
  const complex = await givenComplex(db, { name: 'Ориентир Запад' });
  await givenBuilding(db, complex.id, { name: 'Корпус 3' });
  const head = 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год;НДС;Дата доступности';
  return {
    domain: 'industrial',
    list: '/industrial/vacancy',
    asked: { reason: 'НДС', answer: 'Не включен' },
    names: ['3-Б', '3-В'],
    table: [
      head,
      'Ориентир Запад;Корпус 3;3-Б;17 200;9 120;;01.02.2027',
      'Ориентир Запад;Корпус 3;3-В;8 600;9 360;Не включен;15.03.2027',
    ].join('\n'),
    made: 'Уже в списках: 2 новых',
  };
}

/** Drops a file from outside on the page. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name: of, content: text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], of, { type: 'text/csv' }));
      return transfer;
    },
    { name, content },
  );
  // The page takes files once its later scripts are loaded.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
    await expect(page.getByText('Отпустите, чтобы загрузить')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
}

async function openObjects(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Шаги' })
    .getByRole('link', { name: /^Объекты/ })
    .click();
}

for (const [title, given] of [
  ['plots', () => Promise.resolve(land())],
  ['vacancies', industrial],
] as const) {
  test(`a table of ${title} dropped on their list: questions answered, accepted, in the list, taken back`, async ({
    page,
    app,
  }) => {
    const area = await given(app);
    await app.db.deleteFrom('versions.events').execute();
    await page.goto(area.list);
    await expect(page.getByRole('button', { name: 'Другие способы добавить' }).first()).toBeVisible();

    await test.step('dropped', async () => {
      await drop(page, 'Складской двор, ноябрь.csv', area.table);
      await expect(page.getByRole('heading', { name: 'Складской двор, ноябрь.csv' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Шаги' })).toContainText('Объекты');
    });

    const grid = page.getByRole('grid', { name: 'Объекты загрузки' });
    const question = page.getByRole('listitem').filter({ hasText: area.asked.reason });
    await test.step('a question answered by its key, taken back and answered by its button', async () => {
      // The load of an unknown sender opens with its columns.
      await expect(page.getByRole('region', { name: 'Поняли сами' })).toBeVisible();
      await openObjects(page);
      await expect(grid.getByRole('row')).toHaveCount(3);
      await expect(page.getByText('С вопросом 1', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await grid.press('PageDown');
      await question.getByRole('button', { name: area.asked.answer }).click();
      await expect(page.getByText('Готовы 2', { exact: true })).toBeVisible();
      await grid.press('Control+z');
      await expect(page.getByText('С вопросом 1', { exact: true })).toBeVisible();
      await question.getByRole('button', { name: area.asked.answer }).click();
      await expect(page.getByRole('heading', { name: 'Вопросов нет' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Принять 2' })).toBeVisible();
    });

    await test.step('accepted', async () => {
      await grid.press('Control+Enter');
      await expect(page.getByRole('heading', { name: 'Приняли 2 из 2' })).toBeVisible();
      await expect(page.getByText(area.made)).toBeVisible();
      await expectAccessible(page);
      await page.goto(area.list);
      for (const name of area.names) await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    });

    await test.step('taken back', async () => {
      await page.getByRole('button', { name: 'Другие способы добавить' }).first().click();
      await page.getByRole('menuitem', { name: 'Загрузить таблицу' }).click();
      await expect(page.getByRole('table', { name: 'Последние загрузки' })).toContainText('2 новых');
      await page.getByRole('button', { name: 'Вернуть всё назад: Складской двор, ноябрь.csv' }).click();
      const dialog = page.getByRole('dialog', { name: 'Вернуть загрузку назад?' });
      await expect(dialog).toContainText(/Вернём полностью\s*2 из 2/);
      await expectAccessible(dialog);
      await dialog.getByRole('button', { name: 'Вернуть 2' }).click();
      await expect(page.getByText('возвращена назад')).toBeVisible();
      await page.goto(area.list);
      await expect(page.getByText('Нет данных')).toBeVisible();
    });
  });
}

test('Ctrl+Enter during an answer accepts once after it is stored, and not at all when it is refused', async ({
  page,
  app,
  troubles,
}) => {
  const { list, asked, table } = land();
  await page.goto(list);
  await expect(page.getByRole('button', { name: 'Другие способы добавить' }).first()).toBeVisible();
  await drop(page, 'Двор, декабрь.csv', table);
  await openObjects(page);
  const grid = page.getByRole('grid', { name: 'Объекты загрузки' });
  const question = page.getByRole('listitem').filter({ hasText: asked.reason });
  await expect(page.getByText('С вопросом 1', { exact: true })).toBeVisible();
  let acceptances = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/accept')) acceptances += 1;
  });

  /** Answers the question; before the answer is sent, presses Ctrl+Enter twice. */
  async function answerAndAccept(): Promise<void> {
    const isPressed = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await isPressed.promise;
      await route.fallback();
    };
    await page.route(/\/answers$/, hold, { times: 1 });
    await question.getByRole('button', { name: asked.answer }).click();
    await grid.press('Control+Enter');
    await grid.press('Control+Enter');
    isPressed.resolve();
  }

  await test.step('a colleague has answered meanwhile', async () => {
    troubles.expect(/^refused: 409 POST .*\/answers$/);
    await app.db
      .updateTable('shared.loads')
      .set((eb) => ({ row_version: eb('row_version', '+', 1) }))
      .execute();
    await answerAndAccept();
    await expect(page.getByText('Ответ не записан')).toBeVisible();
    await expect(page.getByText('С вопросом 1', { exact: true })).toBeVisible();
  });

  await test.step('stored', async () => {
    await answerAndAccept();
    await expect(page.getByRole('heading', { name: 'Приняли 2 из 2' })).toBeVisible();
    expect(acceptances).toBe(1);
  });
});

test('a load shows who else has it open and what they answer; a broken connection does not end its acceptance', async ({
  page,
  app,
  troubles,
}) => {
  const { list, asked, table } = land();
  const colleague = await app.anotherBroker();
  await page.goto(list);
  await expect(page.getByRole('button', { name: 'Другие способы добавить' }).first()).toBeVisible();
  await drop(page, 'Двор, январь.csv', table);
  await openObjects(page);
  await expect(page.getByRole('listitem').filter({ hasText: asked.reason })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('a colleague', async () => {
    const at = { kind: 'load', id, within: null } as const;
    await colleague.call(showPresence, { body: { tabId: randomUUID(), at, isEditing: false } });
    await expect(page.getByRole('status').filter({ hasText: 'смотрит' })).toBeVisible();
    const load = await colleague.call(landLoads.get, { params: { id } });
    const question = load.questions.find(({ reason }) => reason.includes(asked.reason));
    const option = question?.options.find(({ label }) => label.startsWith(asked.answer))?.id ?? '';
    const answer = { kind: 'group', group: question?.group ?? '', choice: { option } } as const;
    await colleague.call(landLoads.answer, { params: { id }, body: { rowVersion: load.rowVersion, answer } });
    const answered = page.getByRole('region', { name: 'Отвечено' }).getByRole('listitem');
    await expect(answered).toContainText(asked.answer);
    await expect(answered).toHaveAttribute('data-flash');
  });

  await test.step('the connection breaks while objects are written', async () => {
    troubles.expect(/loads/);
    const isLoad = (url: URL) => url.pathname === `/api/land/loads/${id}`;
    await page.getByRole('button', { name: 'Принять 2' }).waitFor();
    await page.route(isLoad, (route) => route.abort());
    await page.getByRole('button', { name: 'Принять 2' }).click();
    await expect(page.getByText('Связь прервалась, проверяем, что записано')).toBeVisible();
    await page.unroute(isLoad);
    await expect(page.getByRole('heading', { name: 'Приняли 2 из 2' })).toBeVisible();
  });
});

test('the day of a list is corrected by its pencil, its head by the corner of the table; the answers can be taken back', async ({
  page,
}) => {
  const rows = ['3-Б;17 200;9 120', '3-В;8 600;9 360'].map((row) => `Ориентир Запад;Корпус 3;${row};01.02.2027`);
  const table = ['Предложения на 17.11.2026', 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год;Дата', ...rows];
  await page.goto('/industrial/vacancy');
  await expect(page.getByRole('button', { name: 'Другие способы добавить' }).first()).toBeVisible();
  await drop(page, 'Двор, апрель.csv', table.join('\n'));
  const known = page.getByRole('region', { name: 'Поняли сами' });
  const answered = page.getByRole('region', { name: 'Отвечено' });
  await expect(known).toContainText('17.11.2026строка 1');
  await expect(page.getByText(/^2\sвакансии из 4\sстрок/)).toBeVisible();

  await test.step('the pencil', async () => {
    await known.getByRole('button', { name: 'Исправить: Цены на' }).click();
    const dialog = page.getByRole('dialog', { name: 'Цены на' });
    await dialog.getByLabel('День списка', { exact: true }).fill('05.10.2026');
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(known).toContainText('05.10.2026исправлено');
    await answered.getByRole('button', { name: /^Вернуть: Цены на 05\.10\.2026/ }).click();
    await expect(known).toContainText('17.11.2026строка 1');
  });

  await test.step('the corner, dragged one row below the head', async () => {
    const corner = page.getByTitle('Потяните к строке шапки');
    await corner.hover();
    await page.mouse.down();
    const below = await page.getByRole('row', { name: /17 200/ }).boundingBox();
    await page.mouse.move((below?.x ?? 0) + 200, (below?.y ?? 0) + 15, { steps: 4 });
    await expect(page.getByRole('row', { name: /^шапка/ })).toContainText('17 200');
    await page.mouse.up();
    await expect(answered).toContainText('Другая шапка');
    await expect(page.getByText(/^0\sвакансий из 4\sстрок/)).toBeVisible();
    await answered.getByRole('button', { name: 'Вернуть: Другая шапка' }).click();
    await expect(page.getByText(/^2\sвакансии из 4\sстрок/)).toBeVisible();
  });
});

for (const [title, given, ad, filled] of [
  [
    'plots',
    () => Promise.resolve(land()),
    'Куплю участок 3-7 га до 150 млн по ленинградке, 8 (916) 000-00-17',
    ['3', '7', /^150/],
  ],
  ['vacancies', industrial, 'Сниму склад 5000-8000 м2 по ленинградке, 8 (916) 000-00-17', [/^5.?000$/, /^8.?000$/]],
] as const) {
  test(`a wanted ad in a table of ${title} opens a request that has what it says`, async ({ page, app }) => {
    const { list, table } = await given(app);
    await page.goto(list);
    await expect(page.getByRole('button', { name: 'Другие способы добавить' }).first()).toBeVisible();
    await drop(page, 'Двор, май.csv', `${table}\n${ad}`);
    await openObjects(page);
    await page.getByRole('radio', { name: /^Не берём/ }).check({ force: true });
    await page.getByRole('button', { name: 'Создать запрос: строка 4' }).click();
    const dialog = page.getByRole('dialog', { name: 'Запрос за минуту' });
    await expect(dialog.getByRole('textbox', { name: 'Заметка' })).toHaveValue(ad);
    await expect(dialog.getByRole('textbox', { name: 'Телефон' })).toHaveValue(/916.*000.*00.*17/);
    const numbers = dialog.getByRole('textbox', { name: /^(?:От|До)|Площадь|Бюджет|Ставка/ });
    for (const [at, value] of filled.entries()) await expect(numbers.nth(at)).toHaveValue(value);
    await expect(dialog.getByText('Ленинградское шоссе')).toBeVisible();
  });
}

test('required fields that a table does not have are a question each, answered for all rows by one value', async ({
  page,
  troubles,
}) => {
  const blocks = ['1-А;8 410', '1-Б;9 520', '2-В;10 630'];
  const rows = blocks.map((block) => `Терминал Заречный;Корпус 7;${block};9 120;01.02.2027`);
  await page.goto('/industrial/vacancy');
  await expect(page.getByRole('button', { name: 'Другие способы добавить' }).first()).toBeVisible();
  const head = 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год без НДС;Дата доступности';
  await drop(page, 'Заречный.csv', [head, ...rows].join('\n'));
  await openObjects(page);
  const absent = page.getByRole('listitem').filter({ hasText: 'Нет в таблице:' });
  await expect(absent.first()).toBeVisible();
  await expect(page.getByText('13 вопросов, 13 ответов')).toBeVisible();
  await expect(absent.filter({ hasText: 'Статус строительства (здание)' })).toHaveCount(1);
  await expectAccessible(page);

  await test.step('a value is typed for all rows; what the field refuses is said there', async () => {
    troubles.expect(/^refused: 400 POST .*\/answers$/);
    const floors = page.getByRole('textbox', { name: 'Нет в таблице: Этажность' });
    await floors.fill('восемь');
    await floors.press('Enter');
    await expect(absent.filter({ hasText: 'Этажность' }).getByRole('alert')).toBeVisible();
    await floors.fill('2');
    await absent.filter({ hasText: 'Этажность' }).getByRole('button', { name: 'Записать' }).click();
    await expect(page.getByText('12 вопросов, 12 ответов')).toBeVisible();
    await page.getByRole('textbox', { name: 'Регион для всех' }).fill('московская область');
    await page.getByRole('textbox', { name: 'Регион для всех' }).press('Enter');
    await expect(page.getByText('Регион: Московская область, 3 ячейки')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Шаги' })).toContainText('11');
  });

  await test.step('the others are left: the rows become drafts', async () => {
    await page.getByRole('button', { name: 'Принять 3' }).click();
    await expect(page.getByRole('heading', { name: 'Приняли 3 из 3' })).toBeVisible();
  });
});
