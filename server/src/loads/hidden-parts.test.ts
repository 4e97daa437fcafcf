import type { RawRow } from '@gektar/contract/loads/load.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bytesOf, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { ask } from '#testing/ask.ts';
import { acceptLoad, giveAnswer, givenLoad, loadAreas } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

describe.each(loadAreas)('hidden columns and rows of a file of the area %s', (_, area) => {
  let app: TestApp;
  let csvOf: Awaited<ReturnType<typeof area.prepare>>;
  beforeAll(async () => {
    app = await openTestApp(inject('clusterUrl'));
    csvOf = await area.prepare(app);
  });
  afterAll(() => app.close());

  let lastArea = 3_407.5;
  /** Three objects with the hidden column B 'Дно' and the hidden row 3. */
  function workbook(): Uint8Array {
    const rows = [0, 1, 2].map((index) => {
      lastArea += 17;
      return { mark: area.freshMark(), area: lastArea, amount: 8_000 + lastArea + index };
    });
    const sheet = new WrittenSheet('Цены');
    for (const [index, line] of csvOf(rows).split('\n').entries()) {
      const [first = '', ...others] = line.split(';');
      sheet.add(first, index === 0 ? 'Дно' : `торг до ${5_100 + index}`, ...others);
    }
    sheet.hiddenColumns.push(1);
    sheet.hiddenRows.push(3);
    return bytesOf([sheet], 'xlsx');
  }
  const column = { kind: 'hidden', sheet: 'Цены', names: ['B'], take: true } as const;
  const rowsOf = async (id: string) =>
    ((await ask(app, 'GET', `${area.path}/${id}/rows?sheet=Цены`)).json as { rows: RawRow[] }).rows;

  test('they are named and left out; columns after them have the letters of the file', async () => {
    const load = await givenLoad(app, area, workbook(), 'скрытое.xlsx');
    expect(load.sheets).toMatchObject([{ hidden: ['B', '3'], hiddenTitles: { B: 'Дно' }, hiddenTaken: [] }]);
    expect(load.objects).toMatchObject({ all: 2 });
    expect(load.tables[0]?.columns.slice(0, 3).map(({ letters }) => letters)).toEqual(['A', 'C', 'D']);
    expect(load.tables[0]?.columns.some(({ title }) => title === 'Дно')).toBe(false);
    const rows = await rowsOf(load.id);
    expect(rows.map(({ meaning }) => meaning)).toEqual(['head', null, 'hidden', null]);
    expect(rows.map(({ cells }) => cells[1])).toEqual(['Дно', 'торг до 5101', 'торг до 5102', 'торг до 5103']);
  });

  test('each is read after an answer about it, and left out when the answer is taken back', async () => {
    const load = await givenLoad(app, area, workbook(), 'скрытое.xlsx');
    const withColumn = await giveAnswer(app, area, load, column);
    expect(withColumn.answers).toMatchObject([{ text: 'Скрытый столбец B: берём', answer: { sheet: 'Цены' } }]);
    expect(withColumn.sheets).toMatchObject([{ hiddenTaken: ['B'] }]);
    expect(withColumn.tables[0]?.columns.slice(0, 3).map(({ letters, title }) => [letters, title !== ''])).toEqual([
      ['A', true],
      ['B', true],
      ['C', true],
    ]);
    const withRow = await giveAnswer(app, area, withColumn, { ...column, names: ['3'] });
    expect(withRow).toMatchObject({ objects: { all: 3 }, sheets: [{ hiddenTaken: ['B', '3'] }] });
    expect((await rowsOf(load.id)).map(({ meaning }) => meaning)).toEqual(['head', null, null, null]);
    const back = await ask(app, 'POST', `${area.path}/${load.id}/answers/back`, {
      body: { rowVersion: withRow.rowVersion, answerId: withRow.answers[0]?.id },
    });
    expect(back.json).toMatchObject({ objects: { all: 3 }, sheets: [{ hiddenTaken: ['3'] }] });
    const out = await giveAnswer(
      app,
      area,
      { ...withRow, rowVersion: withRow.rowVersion + 1 },
      {
        ...column,
        names: ['3'],
        take: false,
      },
    );
    expect(out).toMatchObject({ objects: { all: 2 }, sheets: [{ hiddenTaken: [] }] });
  });

  test('a column taken once is taken from the next table of the sender, rows are not', async () => {
    await sql`delete from shared.load_senders`.execute(app.db);
    const load = await givenLoad(app, area, workbook(), 'скрытое.xlsx');
    const rows = await giveAnswer(app, area, load, { ...column, names: ['3'] });
    await acceptLoad(app, area, await giveAnswer(app, area, rows, column));
    const next = await givenLoad(app, area, workbook(), 'скрытое, декабрь.xlsx');
    expect(next).toMatchObject({ sender: { name: 'скрытое' }, objects: { all: 2 }, sheets: [{ hiddenTaken: ['B'] }] });
    expect(next.answers.map(({ text }) => text)).toEqual(['Скрытый столбец B: берём']);
  });

  test('what is not hidden is refused at its part', async () => {
    const load = await givenLoad(app, area, workbook(), 'скрытое.xlsx');
    const refusals = [
      [{ ...column, names: ['A'] }, { 'answer.names': 'Такого скрытого столбца или строки нет' }],
      [{ ...column, sheet: 'Дно' }, { 'answer.sheet': 'Такого листа нет' }],
    ] as const;
    for (const [answer, fields] of refusals) {
      const { status, json } = await ask(app, 'POST', `${area.path}/${load.id}/answers`, {
        body: { rowVersion: load.rowVersion, answer },
      });
      expect(status).toBe(400);
      expect(json).toMatchObject({ error: { fields } });
    }
  });
});
