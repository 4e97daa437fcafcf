import { utils, write } from '@e965/xlsx';
import type { LoadObject } from '@gektar/contract/loads/load.ts';
import { loadRefusals } from '@gektar/contract/loads/load-limits.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { giveAnswer, givenLoad, loadAreas } from '#testing/given-load.ts';
import { corners } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** A workbook with this many rows. */
function workbook(rows: number): Uint8Array {
  const book = utils.book_new();
  const cells = Array.from({ length: rows }, (_, index) => [`50:09:0000000:${index}`, 'Солнечногорск', 4.5]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Кадастровый номер', 'Адрес', 'Площадь, га'], ...cells]), 'Лист1');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}

describe.each(loadAreas)('files of the area %s', (_, area) => {
  test.each([
    ['a picture', async () => await corners(64, 40).jpeg().toBuffer(), 'picture'],
    ['a scan', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'picture'],
    ['a damaged workbook', async () => workbook(3).subarray(0, 900), 'damaged'],
    ['a table of more than 10,000 rows', async () => workbook(10_150), 'too-many-rows'],
    ['an empty file', async () => Buffer.from(''), 'no-table'],
    ['a letter', async () => Buffer.from('Добрый день! Перезвоните, пожалуйста.'), 'no-table'],
    ['a program', async () => Buffer.from([0, 1, 2, 0, 0, 0, 3, 4, 5, 6, 0, 0, 0, 1]), 'no-table'],
  ] as const)('%s is refused in words of the list and stays as a line', async (_name, make, refusal) => {
    const load = await givenLoad(app, area, await make(), `${refusal}.xlsx`, '?again=true');
    expect(load).toMatchObject({ state: 'refused', refusal, objects: null, questions: [], hasFile: false });
    expect(Object.keys(loadRefusals)).toContain(load.refusal);
    const { status, json } = await ask(app, 'GET', `${area.path}/${load.id}/objects`);
    expect({ status, json }).toEqual({ status: 200, json: { count: 0, objects: [] } });
    const accepted = await ask(app, 'POST', `${area.path}/${load.id}/accept`, {
      body: {
        rowVersion: load.rowVersion,
        operationId: load.id,
        parts: { ready: true, drafts: true, updates: true },
      },
    });
    expect(accepted.json).toMatchObject({ error: { code: 'load.closed' } });
  });

  test('whatever the bytes of a file are, the server answers and reads or refuses it', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: 'binary', maxLength: 300 }).map((text) => Buffer.from(`Площадь;Цена;Адрес\n${text}\n1;2;\0`)),
      fc
        .array(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }), { maxLength: 8 })
        .map((rows) => Buffer.from(['Комплекс;Площадь, м2;Ставка', ...rows.map((row) => row.join(';'))].join('\n'))),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        const load = await givenLoad(app, area, content, 'x\0y.csv', '?again=true');
        expect(['questions', 'refused']).toContain(load.state);
        const objects = await ask(app, 'GET', `${area.path}/${load.id}/objects`);
        expect(objects.status, objects.text).toBe(200);
      }),
      { numRuns: 12 },
    );
  });

  test('an answer about what the load does not have is refused at its part in Russian', async () => {
    const csvOf = await area.prepare(app);
    const rows = [4.5, 6.25].map((one) => ({ mark: area.freshMark(), area: one * 10, amount: one * 1_000 }));
    const load = await givenLoad(app, area, csvOf(rows));
    const key = `${load.sheets[0]?.name}!2`;
    const deep = Array.from({ length: 300 }).reduce<unknown>((inner) => [inner], 'x');
    const wrong: readonly [object, string][] = [
      [{ kind: 'group', group: 'price: такого нет', choice: { agree: true } }, 'answer.group'],
      [{ kind: 'cells', keys: [key], field: '__proto__', choice: { empty: true } }, 'answer.field'],
      [{ kind: 'cells', keys: ['нет'], field: area.amountField, choice: { empty: true } }, 'answer.keys'],
      [{ kind: 'cells', keys: [key], field: area.amountField, choice: { value: 'дорого' } }, 'answer.choice.value'],
      [{ kind: 'column', table: 'нет', letters: 'A', use: 'skip' }, 'answer.table'],
      [{ kind: 'column', table: load.tables[0]?.id, letters: 'ZZ', use: 'skip' }, 'answer.letters'],
      [{ kind: 'column', table: load.tables[0]?.id, letters: 'A', use: 'field', field: 'нет' }, 'answer.field'],
      [{ kind: 'row', sheet: 'нет', row: 2, take: true }, 'answer.row'],
      [{ kind: 'sheet', sheet: 'нет', take: true }, 'answer.sheet'],
      [{ kind: 'match', keys: [key], choice: 'link' }, 'answer.id'],
      [{ kind: 'sender', name: '' }, 'answer.name'],
    ];
    for (const [answer, at] of wrong) {
      const { status, json } = await ask(app, 'POST', `${area.path}/${load.id}/answers`, {
        body: { rowVersion: load.rowVersion, answer },
      });
      const { fields = {} } = (json as { error: { fields?: Record<string, string> } }).error;
      expect({ answer, status, fields: Object.keys(fields) }).toEqual({ answer, status: 400, fields: [at] });
      expect(Object.values(fields)[0]).toMatch(/[а-яё]/i);
    }
    const tooDeep = { kind: 'cells', keys: [key], field: area.amountField, choice: { value: deep } };
    const { status } = await ask(app, 'POST', `${area.path}/${load.id}/answers`, {
      body: { rowVersion: load.rowVersion, answer: tooDeep },
    });
    expect(status).toBe(400);
  });

  test('refused rows are no objects: neither counted nor listed with them', async () => {
    const csvOf = await area.prepare(app);
    const rows = [6.5, 9.75].map((one) => ({ mark: area.freshMark(), area: one * 11, amount: one * 1_100 }));
    const load = await givenLoad(app, area, `${csvOf(rows)}\nИтого;;;178,75`);
    expect(load.objects).toMatchObject({ all: 2, refused: 1 });
    const out = { kind: 'row', sheet: load.sheets[0]?.name, row: 2, take: false };
    expect((await giveAnswer(app, area, load, out)).objects).toMatchObject({ all: 1, refused: 2 });
    const countOf = async (query: string) =>
      ((await ask(app, 'GET', `${area.path}/${load.id}/objects${query}`)).json as { count: number }).count;
    expect([await countOf(''), await countOf('?state=refused')]).toEqual([1, 2]);
    const list = (await ask(app, 'GET', `${area.path}?take=1`)).json as { loads: { objects: unknown }[] };
    expect(list.loads[0]?.objects).toMatchObject({ all: 1, refused: 2 });
  });

  test('of two doubles with different amounts the later one is taken instead of the earlier one', async () => {
    const csvOf = await area.prepare(app);
    const mark = area.freshMark();
    const rows = [8_815, 8_925].map((amount) => ({ mark, area: 93.5, amount }));
    const load = await givenLoad(app, area, csvOf(rows));
    expect(load.objects).toMatchObject({ all: 1, refused: 1 });
    const { objects: refused } = (await ask(app, 'GET', `${area.path}/${load.id}/objects?state=refused`)).json as {
      objects: LoadObject[];
    };
    expect(refused[0]?.reason).toMatch(/^Повтор строки 2: \p{L}+ \d+ и \d+$/u);
    const sheet = load.sheets[0]?.name;
    const without = await giveAnswer(app, area, load, { kind: 'row', sheet, row: 2, take: false });
    await giveAnswer(app, area, without, { kind: 'row', sheet, row: 3, take: true });
    const { objects } = (await ask(app, 'GET', `${area.path}/${load.id}/objects`)).json as { objects: LoadObject[] };
    expect(objects.map(({ row }) => row)).toEqual([3]);
    const amount = objects[0]?.cells.find(({ field }) => field === area.amountField)?.value;
    expect(amount).toBe(area.stored(8_925));
  });

  test('a column, a head and a refused row follow an answer; the sum of rows is the file', async () => {
    const csvOf = await area.prepare(app);
    const rows = [7.5, 8.25, 9.125].map((one) => ({ mark: area.freshMark(), area: one * 10, amount: one * 1_000 }));
    const load = await givenLoad(app, area, `Список на 17.11.2026\n${csvOf(rows)}\nИтого;;;300`);
    expect(load.rows).toEqual({ all: 6, ofObjects: 3, refused: 1, ofTable: 2 });
    expect(load.tableRows).toMatchObject([
      { kind: 'title', count: 1, rows: [1], text: 'Список на 17.11.2026', field: null },
      { kind: 'head', count: 1, rows: [2] },
    ]);
    expect(load.known).toMatchObject([{ kind: 'day', text: '2026-11-17', row: 1 }]);
    const [table] = load.tables;
    const amount = table?.columns.find(({ field }) => field === 'price' || field === 'rate');
    const skipped = await giveAnswer(app, area, load, {
      kind: 'column',
      table: table?.id,
      letters: amount?.letters,
      use: 'skip',
    });
    const { objects } = (await ask(app, 'GET', `${area.path}/${load.id}/objects?take=1`)).json as {
      objects: { cells: { field: string; value: unknown }[] }[];
    };
    expect(objects[0]?.cells.find(({ field }) => field === area.amountField)?.value ?? null).toBeNull();
    const column = skipped.tables[0]?.columns.find(({ letters }) => letters === amount?.letters);
    expect(column).toMatchObject({ use: 'skip', isByHand: true });
    const raw = (await ask(app, 'GET', `${area.path}/${load.id}/rows?sheet=${load.sheets[0]?.name}`)).json;
    expect(raw).toMatchObject({
      count: 6,
      rows: [{ meaning: 'title' }, { meaning: 'head' }, {}, {}, {}, { meaning: 'refused' }],
    });
  });
});
