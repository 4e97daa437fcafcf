import { chunks } from '@gektar/contract/chunks.ts';
import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findListedValues } from '#dictionaries/listed-values.ts';
import { findEmployeeNames } from '#people/employee-queries.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { created, type EntityKind, type EntityWire } from '#testing/entity-kinds.ts';
import { anyValue, exportedKinds, fieldsOf, listsOf } from '#testing/exported-kinds.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { changeFields, compareExport, sendExport, storedEntity } from '#testing/round-trips.ts';
import { columnsOfFields, exportOf, OpenedExport, savedFormats } from '#testing/saved-export.ts';
import { selectionDomains } from '#testing/selection-domains.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { isSameField } from './exported-value.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
afterAll(() => app.close());

const answerOf = (domain: string, content: Buffer) => sendExport(app, domain, content);
const compared = (domain: string, content: Buffer) => compareExport(app, domain, content);
const change = (kind: EntityKind, id: string, fields: object, by = app.broker) =>
  changeFields(app, kind, id, fields, { by });
const stored = (kind: EntityKind, id: string) => storedEntity(app, kind, id);

const kinds = exportedKinds;

/** An exported entity with helpers for its columns. */
async function exported(kind: EntityKind, rows: readonly EntityWire[]) {
  const fields = fieldsOf(kind);
  const columns = columnsOfFields<EntityWire>(fields, await findEmployeeNames(app.db));
  const titleOf = (field: string) => columns.find((column) => column.field === field)?.title ?? field;
  const bytes = await exportOf(kind.entity, columns, rows, app.broker.id);
  return { fields, columns, titleOf, bytes, open: () => new OpenedExport(bytes) };
}

/** Objects with random values in every field that takes them. */
async function givenRandom(kind: EntityKind, count: number, seed: number): Promise<EntityWire[]> {
  const lists = await findListedValues(app.db, listsOf(kind));
  const fields = fieldsOf(kind);
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const any = anyValue(field, lists, [app.broker.id, colleague.id]);
    return any === undefined ? [] : [{ name, samples: fc.sample(any, { numRuns: count, seed }) }];
  });
  const rows: EntityWire[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await created(app, kind, at === 0 ? {} : await kind.whole(app));
    // Sets each field in a separate change: if a rule of the entity refuses one value, the others are still set.
    for (const { name, samples } of values) if (at > 1) await change(kind, id, { [name]: samples[at] });
    rows.push(await stored(kind, id));
  }
  return rows;
}

const nothing = { cells: [], problems: [], newRows: [], missing: [] };

describe.each(kinds)('$name', (kind) => {
  let rows: EntityWire[];
  beforeAll(async () => {
    rows = await givenRandom(kind, 6, 7);
  });

  test.each(savedFormats)('an export saved as %s without an edit has no change in any field', async (format) => {
    const { open, columns } = await exported(kind, rows);
    const result = await compared(kind.domain, open().save(format));
    expect(result).toMatchObject({ ...nothing, entity: kind.entity, rowCount: 6, columnCount: columns.length });
    expect(result.employeeId).toBe(app.broker.id);
  });

  test('cells that take the content of other rows are exactly the changes', async () => {
    const { fields, titleOf, open } = await exported(kind, rows);
    const names = Object.keys(fields).filter((name) => open().titles.includes(titleOf(name)));
    const cell = fc.record({
      field: fc.constantFrom(...names),
      to: fc.nat({ max: rows.length - 1 }),
      from: fc.nat({ max: rows.length - 1 }),
    });
    let changedCount = 0;
    for (const edits of fc.sample(fc.array(cell, { minLength: 1, maxLength: 12 }), { numRuns: 12, seed: 11 })) {
      const [source, opened] = [open(), open()];
      const byCell = new Map(edits.map((edit) => [`${rows[edit.to]?.id}:${edit.field}`, edit]));
      for (const { field, to, from } of byCell.values())
        opened.type(titleOf(field), to + 1, contentOf(source.valueOf(titleOf(field), from + 1)));
      const { cells, problems, newRows, missing } = await compared(kind.domain, opened.save());
      const differing = [...byCell].filter(([, { field, to, from }]) => {
        const description = fields[field];
        return description && !isSameField(description, rows[to]?.[field], rows[from]?.[field]);
      });
      const found = [...cells, ...problems].map(({ id, field }) => `${id}:${field}`);
      expect(found.toSorted()).toEqual(differing.map(([key]) => key).toSorted());
      expect([newRows, missing]).toEqual([[], []]);
      for (const { id, field, exported: before, now, given, conflict } of cells) {
        const { to = 0, from = 0 } = byCell.get(`${id}:${field}`) ?? {};
        const description = fields[field];
        expect([before, now, conflict], field).toEqual([rows[to]?.[field], rows[to]?.[field], null]);
        expect(description && isSameField(description, given, rows[from]?.[field]), field).toBe(true);
      }
      changedCount += cells.length;
    }
    expect(changedCount).toBeGreaterThan(20);
  });

  test('accepted changes are written as one operation, which an undo takes back', async () => {
    const { fields, titleOf, open } = await exported(kind, rows);
    const [first, second] = [rows[2], rows[3]];
    const { cells } = await compared(kind.domain, open().arrange([1, 2, 4, 4, 5, 6]).save());
    expect(cells).toEqual([]);
    const opened = open();
    for (const name of Object.keys(fields))
      if (opened.titles.includes(titleOf(name)))
        opened.type(titleOf(name), 3, contentOf(open().valueOf(titleOf(name), 4)));
    const result = await compared(kind.domain, opened.save());
    expect(result.cells.length).toBeGreaterThan(5);
    const changes = [
      {
        id: first?.id,
        rowVersion: result.cells[0]?.rowVersion,
        fields: Object.fromEntries(result.cells.map(({ field, given }) => [field, given])),
      },
    ];
    const operationId = uuidv7();
    const body = { operationId, changes };
    const written = await ask(app, 'POST', `${kind.path}/changes`, { token: app.broker.token, body });
    expect((written.json as OperationResult).outcomes).toMatchObject([{ state: 'done' }]);
    const after = await stored(kind, first?.id ?? '');
    for (const { field } of result.cells) {
      const description = fields[field];
      expect(description && isSameField(description, after[field], second?.[field]), field).toBe(true);
    }
    expect((await compared(kind.domain, opened.save())).cells).toEqual([]);
    const undo = { operationId: uuidv7(), dryRun: false };
    await ask(app, 'POST', `/api/operations/${operationId}/undo`, { token: app.broker.token, body: undo });
    const back = await stored(kind, first?.id ?? '');
    for (const { field } of result.cells) expect(back[field], field).toEqual(first?.[field]);
  });

  test('rows may be moved, added, copied and removed', async () => {
    const { columns, titleOf, open } = await exported(kind, rows);
    const [title = ''] = columns.map((column) => column.title);
    const opened = open().arrange([6, 5, 3, 0, 3, 1]);
    opened.type(title, 4, 'новая строка');
    const result = await compared(kind.domain, opened.save('csv-1251'));
    expect(result).toMatchObject({ cells: [], problems: [], rowCount: 6 });
    expect(result.newRows).toMatchObject([
      { row: 5, state: 'draft', cells: [{ column: title, text: 'новая строка', isTaken: true }] },
      { row: 6, state: 'copy' },
    ]);
    expect(result.missing.map(({ id }) => id).toSorted()).toEqual([rows[1]?.id, rows[3]?.id].toSorted());
    expect(titleOf('nothing')).toBe('nothing');
  });

  test('a value that a colleague changed meanwhile is a conflict with who and when', async () => {
    const [field, first, second, third] = kind.edited;
    const { id } = await created(app, kind, { [field]: first });
    const { titleOf, open } = await exported(kind, [await stored(kind, id)]);
    await change(kind, id, { [field]: second }, colleague);
    expect((await compared(kind.domain, open().save())).cells).toEqual([]);
    const [cell] = (await compared(kind.domain, open().type(titleOf(field), 1, String(third)).save())).cells;
    expect(cell).toMatchObject({
      ...{ id, field, exported: first, isExportedKnown: true, given: third, now: second, rowVersion: 2 },
      conflict: { kind: 'changed', employeeId: colleague.id, dateTime: expect.stringMatching(/^\d{4}-/) },
    });
    expect((await compared(kind.domain, open().type(titleOf(field), 1, String(second)).save())).cells).toEqual([]);
  });

  test('a change of another field meanwhile is no conflict', async () => {
    const [field, first, second] = kind.edited;
    const { id } = await created(app, kind, { [field]: first });
    const { titleOf, open } = await exported(kind, [await stored(kind, id)]);
    const other = kind.entity === 'property' ? { price: 7_000_001 } : { additionalInformation: 'Уточнили' };
    await change(kind, id, other, colleague);
    const [cell] = (await compared(kind.domain, open().type(titleOf(field), 1, String(second)).save())).cells;
    expect(cell).toMatchObject({ exported: first, now: first, given: second, conflict: null, rowVersion: 2 });
  });

  test('an object that was archived or deleted meanwhile is a conflict', async () => {
    const [field, first, second, third] = kind.edited;
    const ids = [(await created(app, kind, { [field]: first })).id, (await created(app, kind, { [field]: second })).id];
    const both = await Promise.all(ids.map((id) => stored(kind, id)));
    const { titleOf, open } = await exported(kind, both);
    const [archived = '', deleted = ''] = ids;
    await kind.archive(app, archived, false);
    const removal = await ask(app, 'DELETE', `${kind.path}/${deleted}`, { token: colleague.token });
    expect(removal.status, removal.text).toBe(200);
    const opened = open().type(titleOf(field), 1, String(third)).type(titleOf(field), 2, String(third));
    const { cells, objects } = await compared(kind.domain, opened.save());
    expect(cells).toMatchObject([
      { id: archived, now: first, conflict: { kind: 'archived', employeeId: app.broker.id } },
      { id: deleted, now: null, rowVersion: null, conflict: { kind: 'deleted', employeeId: colleague.id } },
    ]);
    expect(objects.map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        [archived, 'archived'],
        [deleted, 'trashed'],
      ]),
    );
  });
});

/** Content of a cell as it is typed; an absent one empties a cell. */
function contentOf(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value ?? '');
}

const [plots] = kinds;
if (plots === undefined) throw new Error('plots are exported');

describe('what people type into cells', () => {
  async function typed(texts: Readonly<Record<string, string | number>>) {
    const { id } = await created(app, plots as EntityKind, { price: 100, isConfidentially: false });
    const { titleOf, open } = await exported(plots as EntityKind, [await stored(plots as EntityKind, id)]);
    const opened = open();
    for (const [field, text] of Object.entries(texts)) opened.type(titleOf(field), 1, text);
    return compared('land', opened.save());
  }

  test.each<[string, string | number, unknown]>([
    ['price', '385 000 000,50', 385_000_000.5],
    ['price', '385,000,000.50', 385_000_000.5],
    ['price', '385’000’000.50', 385_000_000.5],
    ['price', '7 500 000 руб.', 7_500_000],
    ['price', '74,4 млн', 74_400_000],
    ['price', '74.4 млн руб', 74_400_000],
    ['price', '1,2 тыс.', 1_200],
    ['price', '1,5 миллиарда ₽', 1_500_000_000],
    ['area', '15 соток', 0.15],
    ['price', 7_500_000.25, 7_500_000.25],
    ['price', 'по запросу', null],
    ['price', '', null],
    ['area', '12,3456', 12.3456],
    ['lastConversationDate', '5.6.2027', '2027-06-05T00:00:00'],
    ['lastConversationDate', '2027-06-05', '2027-06-05T00:00:00'],
    ['lastConversationDate', '06/25/2027', '2027-06-25T00:00:00'],
    ['lastConversationDate', 46_543, '2027-06-05T00:00:00'],
    ['isConfidentially', 'ДА', true],
    ['isConfidentially', 'ИСТИНА', true],
    ['comment', 'Съезд с шоссе\nасфальт', 'Съезд с шоссе\nасфальт'],
    ['comment', 15, '15'],
  ])('%s: %j is %j', async (field, text, given) => {
    const { cells, problems } = await typed({ [field]: text });
    expect(problems).toEqual([]);
    expect(cells).toMatchObject([{ field, given }]);
  });

  test.each<[string, string | number, string]>([
    ['price', 'дорого', 'Только цифры'],
    ['price', '70–74 млн', 'Только цифры'],
    ['price', 'от 74,4 млн', 'Только цифры'],
    ['price', '74,4 млн за га', 'Только цифры'],
    ['area', '5 млн руб.', 'Только цифры'],
    ['price', -5, 'Положительное число'],
    ['price', 1e13, 'Не больше 999\u00A0999\u00A0999\u00A0999'],
    ['area', '', 'Обязательное поле'],
    ['lastConversationDate', '31.02.2027', 'Некорректная дата'],
    ['isConfidentially', 'может быть', 'Да или нет'],
    ['isConfidentially', '', 'Обязательное поле'],
    ['category', 'Болота', 'Такого значения нет в списке'],
    ['responsibleEmployeeId', 'Никто Неизвестный', 'Такого сотрудника нет'],
    ['pricePerHa', 12, 'Нельзя править: считается сама'],
  ])('%s: %j is not understood: %s', async (field, text, message) => {
    const { cells, problems } = await typed({ [field]: text });
    expect(cells).toEqual([]);
    expect(problems).toMatchObject([{ field, text: String(text), message }]);
  });

  test('another text for a cell that was not understood is read alone', async () => {
    const { problems } = await typed({ price: 'дорого' });
    const [problem] = problems;
    const { id, field, row, column, mark } = problem ?? {};
    const readCell = (text: unknown) =>
      ask(app, 'POST', '/api/land/round-trips/cells', {
        token: app.broker.token,
        body: { entity: 'property', id, field, row, column, mark, text },
      });
    expect((await readCell('120')).json).toMatchObject({
      cell: { given: 120, exported: 100, conflict: null },
      problem: null,
    });
    expect((await readCell('100,00')).json).toEqual({ cell: null, problem: null });
    expect((await readCell('много')).json).toMatchObject({ cell: null, problem: { message: 'Только цифры' } });
    const refused = await readCell(5);
    expect([refused.status, Object.keys(refusalIn(refused).fields ?? {})]).toEqual([400, ['text']]);
    const other = await ask(app, 'POST', '/api/industrial/round-trips/cells', {
      token: app.broker.token,
      body: { entity: 'property', id, field, row, column, mark, text: '1' },
    });
    expect(refusalIn(other).fields).toEqual({ entity: 'Другой раздел' });
  });
});

const commentAlone = Object.fromEntries(Object.entries(fieldsOf(plots)).filter(([field]) => field === 'comment'));

describe('files that are no export of the area', () => {
  async function plotExport() {
    const rows = await Promise.all([1, 2, 3].map(async () => created(app, plots as EntityKind, {})));
    const ids = rows.map(({ id }) => id);
    return {
      ids,
      ...(await exported(plots as EntityKind, await Promise.all(ids.map((id) => stored(plots as EntityKind, id))))),
    };
  }

  test('marks that were removed', async () => {
    const { open } = await plotExport();
    expect(refusalIn(await answerOf('land', open().removeMarks().save()))).toMatchObject({
      code: 'round_trip.not_ours',
      message: 'В файле нет номеров строк нашей выгрузки. Загрузите его как обычную таблицу',
    });
  });

  test('marks that a program has cut in an .xls', async () => {
    const { open } = await plotExport();
    const answer = await answerOf('land', open().saveAsXls());
    expect([answer.status, refusalIn(answer).code]).toEqual([400, 'file.refused']);
    expect(Object.values(refusalIn(answer).fields ?? {})).toEqual([
      'В этом .xls обрезан служебный столбец выгрузки: внесите правки в исходный файл и сохраните как .xlsx.',
    ]);
  });

  test('an export of the other area', async () => {
    const { bytes } = await plotExport();
    const answer = await answerOf('industrial', bytes);
    expect([answer.status, refusalIn(answer).code]).toEqual([400, 'round_trip.other_area']);
  });

  test('a file that is no table is refused at the file', async () => {
    const answer = await answerOf('land', Buffer.from([0, 1, 2, 3, 0, 0, 7]));
    expect([answer.status, refusalIn(answer).code]).toEqual([400, 'file.refused']);
    expect(refusalIn(answer).fields?.['file.0']).toMatch(/таблиц/);
  });

  test('a changed mark of a row, and a head that was renamed, are named', async () => {
    const { titleOf, open } = await plotExport();
    const opened = open();
    const [hidden = ''] = opened.titles.filter((title) => title.startsWith('gektar-export'));
    opened.type(hidden, 2, `${opened.valueOf(hidden, 2)}`.replace('#', '1#'));
    const { problems, missing } = await compared('land', opened.save());
    expect(problems).toMatchObject([{ row: 3, id: null, message: 'Номер строки изменён: строка не узнана' }]);
    expect(missing).toHaveLength(1);
    const renamed = await compared(
      'land',
      open().rename(titleOf('price'), 'Наша цена').type(titleOf('area'), 1, 7).save(),
    );
    expect(renamed.problems).toMatchObject([{ row: 1, column: 'Наша цена' }]);
    expect(renamed.cells).toMatchObject([{ field: 'area', given: 7 }]);
  });

  test('columns may be moved and deleted; titles, rows and marks stay what they are', async () => {
    const { open, titleOf, columns } = await plotExport();
    const opened = open().removeColumns(titleOf('address'), titleOf('price'));
    const moved = opened.type(titleOf('area'), 2, 7).moveFirst(titleOf('comment'), titleOf('area'));
    for (const format of ['xlsx', 'ods', 'csv-1251'] as const) {
      const result = await compared('land', moved.save(format));
      expect(result, format).toMatchObject({ problems: [], newRows: [], missing: [], columnCount: columns.length - 2 });
      expect(result.cells, format).toMatchObject([{ field: 'area', given: 7, conflict: null }]);
    }
  });

  test('two exports of the same columns copied into one sheet are both read', async () => {
    const [first, second] = [await plotExport(), await plotExport()];
    const { titleOf } = first;
    const below = second.open().type(titleOf('area'), 2, 9);
    const { cells, problems, newRows, missing, rowCount } = await compared(
      'land',
      first.open().type(titleOf('area'), 1, 7).append(below).save(),
    );
    expect(cells.map(({ row, given }) => [row, given])).toEqual([
      [2, 7],
      [7, 9],
    ]);
    expect([problems, newRows, missing, rowCount]).toEqual([[], [], [], 6]);
    const lacking = await compared(
      'land',
      first
        .open()
        .append(second.open().arrange([1, 2]))
        .save(),
    );
    expect(lacking.missing).toHaveLength(1);
  });

  test('rows of an export with other columns below, and a second sheet, are named and not read', async () => {
    const [first, second] = [await plotExport(), await plotExport()];
    const rows = await Promise.all((await plotExport()).ids.map((id) => stored(plots as EntityKind, id)));
    const narrow = new OpenedExport(
      await exportOf('property', columnsOfFields<EntityWire>(commentAlone, new Map()), rows),
    );
    const { problems, cells, newRows } = await compared('land', first.open().append(narrow).save());
    expect([cells, newRows]).toEqual([[], []]);
    expect(problems.map(({ row, message }) => [row, message.split(':')[0]])).toEqual(
      [5, 6, 7, 8].map((row) => [row, 'Строка другой выгрузки, с другими столбцами']),
    );
    const two = await compared('land', first.open().saveWith(second.open().type(first.titleOf('area'), 1, 3)));
    expect(two.cells).toEqual([]);
    expect(two.problems).toMatchObject([
      { row: 1, column: 'Лист «Лист2»', message: 'Здесь ещё одна наша выгрузка: загрузите её отдельным файлом' },
    ]);
  });

  test('rows of the base of another office are named, and not called the same', async () => {
    const { open, titleOf, ids } = await plotExport();
    const bytes = open().type(titleOf('area'), 2, 7).save();
    await app.db.deleteFrom('land.properties').where('id', 'in', ids.slice(1)).execute();
    const { cells, problems, missing } = await compared('land', bytes);
    expect([cells, missing]).toEqual([[], []]);
    expect(problems.map(({ row, message }) => [row, message.split(':')[0]])).toEqual([
      [3, 'Такого объекта нет в базе'],
      [4, 'Такого объекта нет в базе'],
    ]);
  });

  test('2,000 edited rows are compared and written as one operation', async () => {
    await givenManyProperties(app.db, app.broker.id, 2_000);
    const rows = await app.db
      .selectFrom('land.properties as p')
      .innerJoin('land.property_cadastral_numbers as n', 'n.property_id', 'p.id')
      .select(['p.id', 'p.row_version as rowVersion', 'p.is_enabled as isEnabled', 'p.comment'])
      .where('n.number', 'like', '77:00:0000000:%')
      .orderBy('p.id')
      .execute();
    const columns = columnsOfFields<(typeof rows)[number]>(commentAlone, new Map());
    const opened = new OpenedExport(await exportOf('property', columns, rows));
    for (const at of rows.keys()) opened.type(columns[0]?.title ?? '', at + 1, `Проверен ${at}`);
    const { cells, problems, rowCount } = await compared('land', opened.save());
    expect([cells.length, problems.length, rowCount]).toEqual([2_000, 0, 2_000]);
    const operationId = uuidv7();
    for (const part of chunks(cells, MAX_CHANGES)) {
      const changes = part.map(({ id, rowVersion, field, given }) => ({ id, rowVersion, fields: { [field]: given } }));
      const written = await ask(app, 'POST', '/api/land/properties/changes', { body: { operationId, changes } });
      expect(written.status, written.text).toBe(200);
    }
    const operation = await ask(app, 'GET', `/api/operations/${operationId}`);
    expect(operation.json).toMatchObject({ doneCount: 2_000, refusedCount: 0 });
    expect((await compared('land', opened.save('csv-1251'))).cells).toEqual([]);
  });

  test('a table that was sorted without the marks changes nothing', async () => {
    const { open, titleOf } = await plotExport();
    const [source, opened] = [open(), open()];
    for (const title of source.titles.filter((one) => !one.startsWith('gektar-')))
      for (const [to, from] of [
        [1, 2],
        [2, 3],
        [3, 1],
      ] as const)
        opened.type(title, to, contentOf(source.valueOf(title, from)));
    const { cells, problems } = await compared('land', opened.save());
    expect(titleOf('price')).toContain('Цена');
    expect(cells).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(
      Array.from({ length: 3 }, () => 'Номер другой строки: таблицу сортировали без скрытого столбца'),
    );
  });
});

describe.each(selectionDomains)('the selection of a request in $domain', ({ domain, exports, givenSelection }) => {
  const sheetOf = async (audience: 'broker' | 'client') => {
    const { requestId, objectIds } = await givenSelection(app.db, { count: 3 });
    const path = `${exports.sheet.path.replace('{id}', requestId)}?audience=${audience}`;
    return { bytes: (await download(app, path)).bytes, objectIds };
  };

  test('the working sheet comes back without a change; an edit of its selection is named as unchangeable', async () => {
    const { bytes, objectIds } = await sheetOf('broker');
    for (const format of savedFormats)
      expect(await compared(domain, new OpenedExport(bytes).save(format)), format).toMatchObject({
        ...nothing,
        rowCount: 3,
        employeeId: app.broker.id,
      });
    const opened = new OpenedExport(bytes).type('Комментарий в подборке', 1, 'Первый');
    expect(await compared(domain, opened.save())).toMatchObject({
      cells: [],
      problems: [{ row: 2, field: null, message: 'Не меняется из таблицы', mark: null }],
    });
    expect((await compared(domain, new OpenedExport(bytes).arrange([1]).save())).missing).toHaveLength(2);
    expect(objectIds).toHaveLength(3);
  });

  test('the sheet for a client has no marks', async () => {
    const { bytes } = await sheetOf('client');
    expect(new OpenedExport(bytes).texts.join(' ')).not.toContain('gektar-');
    expect(new OpenedExport((await sheetOf('broker')).bytes).texts.join(' ')).toContain('gektar-row');
    expect(refusalIn(await answerOf(domain, bytes)).code).toBe('round_trip.not_ours');
  });
});
