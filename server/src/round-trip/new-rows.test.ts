import type { Draft } from '@gektar/contract/drafts/draft.ts';
import type { Operation } from '@gektar/contract/operations/operation.ts';
import type { AddedRowsResult } from '@gektar/contract/round-trip/round-trip.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { created, type EntityKind, type EntityWire } from '#testing/entity-kinds.ts';
import { exportedKinds } from '#testing/exported-kinds.ts';
import {
  addNewRows,
  bodyOfRows,
  changeFields,
  compareExport,
  exportedRows,
  storedEntity,
  undoOperation,
} from '#testing/round-trips.ts';
import { OpenedExport } from '#testing/saved-export.ts';
import { selectionDomains } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const kindOf = (entity: string): EntityKind => {
  const found = exportedKinds.find((kind) => kind.entity === entity);
  if (found === undefined) throw new Error(`no export of ${entity}`);
  return found;
};

/** Source of numbers that are unique among the names of objects. */
let lastNumber = 700;
const next = () => {
  lastNumber += 1;
  return lastNumber;
};
const named = [
  {
    kind: kindOf('property'),
    column: 'cadastralNumbers',
    required: ['category', 'Категория'],
    remark: 'comment',
    fresh: () => `50:20:0040201:${next()}`,
    nameOf: ({ cadastralNumbers }: EntityWire) => (cadastralNumbers as string[])[0],
  },
  {
    kind: kindOf('vacancy'),
    column: 'name',
    required: ['availabilityDate', 'Дата доступности'],
    remark: 'additionalInformation',
    fresh: () => `Блок ${next()}`,
    nameOf: ({ name }: EntityWire) => name,
  },
] as const;

async function draftOf(kind: EntityKind, id: string): Promise<Draft | undefined> {
  const answer = await ask(app, 'GET', `/api/${kind.domain}/drafts/${id}`);
  return answer.status === 200 ? (answer.json as Draft) : undefined;
}
const statusOf = async (kind: EntityKind, id: string) =>
  (await ask(app, 'GET', kind.get?.(id) ?? `${kind.path}/${id}`)).status;

describe.each(named)('rows added to an export of $kind.entity', ({ kind, column, required, remark, fresh, nameOf }) => {
  const [requiredField, requiredLabel] = required;

  /** Two whole objects and their export. */
  async function given() {
    const rows: EntityWire[] = [];
    for (let at = 0; at < 2; at += 1) {
      const { id } = await created(app, kind, {
        ...(await kind.whole(app)),
        [column]: column === 'name' ? fresh() : [fresh()],
      });
      rows.push(await storedEntity(app, kind, id));
    }
    const { titleOf, open } = await exportedRows(app, kind, rows);
    /** The export with copies of its first row below, each with another name. */
    const withRows = (...names: readonly string[]) => {
      const opened = open().arrange([1, 2, ...names.map(() => 1)]);
      for (const [at, name] of names.entries()) opened.type(titleOf(column), at + 3, name);
      return opened;
    };
    return { rows, titleOf, open, withRows };
  }
  const compare = (opened: OpenedExport) => compareExport(app, kind.domain, opened.save());

  test.each([
    ['a copied row with another name', false],
    ['a row typed below', true],
  ])('%s becomes an object in the operation of the changes, and is taken back with them', async (_, isTyped) => {
    const { rows, titleOf, withRows } = await given();
    const name = fresh();
    const opened = withRows(name).type(titleOf(remark), 1, 'Уточнили площадь');
    const { newRows, cells } = await compare(isTyped ? opened.removeMarks(3) : opened);
    expect(newRows).toMatchObject([{ row: 4, state: 'object', message: '', path: null }]);
    expect(cells).toMatchObject([{ id: rows[0]?.id, field: remark, given: 'Уточнили площадь' }]);

    const operationId = uuidv7();
    await changeFields(app, kind, rows[0]?.id ?? '', { [remark]: 'Уточнили площадь' }, { operationId });
    const { operation, outcomes } = await addNewRows(app, kind, newRows, operationId);
    const id = newRows[0]?.id ?? '';
    expect(outcomes).toEqual([{ id, row: 4, result: 'object', message: '' }]);
    expect(operation).toMatchObject({ kind: 'change', totalCount: 2, doneCount: 2, fields: [remark] });
    const made = await storedEntity(app, kind, id);
    expect(nameOf(made)).toBe(name);
    expect(made[remark]).toEqual(rows[0]?.[remark]);

    const undone = await undoOperation(app, operationId);
    expect(undone.outcomes.map((outcome) => [outcome.id, outcome.state])).toEqual([
      [rows[0]?.id, 'done'],
      [id, 'done'],
    ]);
    expect(await statusOf(kind, id)).toBe(404);
    expect((await storedEntity(app, kind, rows[0]?.id ?? ''))[remark]).toEqual(rows[0]?.[remark]);
    const again = (await ask(app, 'GET', `/api/operations/${operationId}`)).json as Operation;
    expect(again.undoneBy).toBe(undone.operation.id);
  });

  test('a row without a required field, or with a cell that is not understood, becomes a draft', async () => {
    const { titleOf, withRows } = await given();
    const opened = withRows(fresh(), fresh());
    opened
      .type(titleOf(requiredField), 3, '')
      .type(titleOf(kind.entity === 'property' ? 'price' : 'salePrice'), 4, 'дорого');
    const { newRows } = await compare(opened);
    expect(newRows).toMatchObject([
      { row: 4, state: 'draft', message: `Не хватает: ${requiredLabel}` },
      { row: 5, state: 'draft', message: expect.stringMatching(/^Цена(?: продажи)?: «дорого»: Только цифры$/) },
    ]);
    const { outcomes, operation } = await addNewRows(app, kind, newRows);
    expect(outcomes.map(({ result }) => result)).toEqual(['draft', 'draft']);
    const [first = '', second = ''] = newRows.map(({ id }) => id);
    expect(await draftOf(kind, first)).toMatchObject({
      origin: { file: 'Выгрузка.xlsx', sheet: null, row: 4, loadId: null },
      missing: [{ label: requiredLabel }],
      createdByEmployeeId: app.broker.id,
    });
    expect((await draftOf(kind, second))?.remarks).toMatchObject([{ text: '«дорого»: Только цифры' }]);
    await undoOperation(app, operation.id);
    expect([await draftOf(kind, first), await draftOf(kind, second)]).toEqual([undefined, undefined]);
  });

  test('the same file taken twice adds nothing twice; after an undo its rows can be added again', async () => {
    const { titleOf, withRows } = await given();
    const opened = withRows(fresh(), fresh()).type(titleOf(requiredField), 4, '');
    const before = await compare(opened);
    expect(before.newRows.map(({ state }) => state)).toEqual(['object', 'draft']);
    const { operation } = await addNewRows(app, kind, before.newRows);
    const after = await compare(opened);
    expect(after.newRows).toMatchObject(
      before.newRows.map(({ id }) => ({ id, state: 'added', path: expect.stringContaining(id) })),
    );
    await undoOperation(app, operation.id);
    const back = await compare(opened);
    expect(back.newRows.map(({ state, path }) => [state, path])).toEqual([
      ['object', null],
      ['draft', null],
    ]);
    expect(back.newRows.map(({ id }) => id)).not.toContain(before.newRows[0]?.id);
    const second = await addNewRows(app, kind, back.newRows);
    expect(second.outcomes.map(({ result }) => result)).toEqual(['object', 'draft']);
  });

  test('the same call sent again, even at the same time, answers the same and creates once', async () => {
    const { titleOf, withRows } = await given();
    const { newRows } = await compare(withRows(fresh(), fresh()).type(titleOf(requiredField), 4, ''));
    const operationId = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => addNewRows(app, kind, newRows, operationId)));
    for (const { outcomes } of answers) expect(outcomes).toEqual(answers[0]?.outcomes);
    expect(answers[0]?.operation).toMatchObject({ totalCount: 2, doneCount: 2 });
    const audits = await app.db
      .selectFrom('shared.audit')
      .select('entity')
      .where('operation_id', '=', operationId)
      .execute();
    expect(audits).toHaveLength(2);
  });

  test('of several rows with one mark the one with the fewest edits is the object, wherever its copy is', async () => {
    const { rows, titleOf, open } = await given();
    const name = fresh();
    const opened = open().arrange([1, 1, 2]);
    opened.type(titleOf(column), 1, name).type(titleOf(remark), 1, 'Новый');
    const { cells, newRows, missing } = await compare(opened);
    expect([cells, missing]).toEqual([[], []]);
    expect(newRows).toMatchObject([{ row: 2, state: 'object' }]);
    expect(newRows[0]?.id).not.toBe(rows[0]?.id);
  });

  test('copies without an edit, totals and empty rows become nothing', async () => {
    const { titleOf, open } = await given();
    const area = titleOf(kind.entity === 'property' ? 'area' : 'areaSize');
    const opened = open().arrange([1, 2, 1, 0, 0]).type(area, 4, 77).type(titleOf(remark), 4, 'Итого:');
    const { newRows } = await compare(opened);
    expect(newRows.map(({ row, state, message }) => [row, state, message])).toEqual([
      [4, 'copy', 'Копия другой строки без изменений'],
      [5, 'refused', 'Похоже на итог таблицы, а не на объект'],
    ]);
  });

  test('an added object that was changed since stays, with the reason', async () => {
    const { withRows } = await given();
    const { newRows } = await compare(withRows(fresh()));
    const { operation } = await addNewRows(app, kind, newRows);
    await changeFields(app, kind, newRows[0]?.id ?? '', { [remark]: 'Показали' });
    const { outcomes } = await undoOperation(app, operation.id);
    expect(outcomes).toMatchObject([{ state: 'left', notes: [expect.stringMatching(/^Изменён после загрузки: /)] }]);
    expect(await statusOf(kind, newRows[0]?.id ?? '')).toBe(200);
  });
});

describe('rows added to an export of complexes', () => {
  const kind = kindOf('complex');
  test('become drafts, since exports have neither name nor coordinates, and are taken back', async () => {
    const { id } = await created(app, kind, {});
    const { titleOf, open } = await exportedRows(app, kind, [await storedEntity(app, kind, id)]);
    const opened = open().arrange([1, 0]).type(titleOf('fullAddress'), 2, 'Тверь, Складская, 9');
    const { newRows } = await compareExport(app, 'industrial', opened.save());
    expect(newRows).toMatchObject([{ state: 'draft', message: expect.stringMatching(/^Не хватает: Название/) }]);
    const { operation } = await addNewRows(app, kind, newRows);
    const draft = await draftOf(kind, newRows[0]?.id ?? '');
    expect(draft).toMatchObject({ kind: 'complex', fields: { fullAddress: 'Тверь, Складская, 9' } });
    const { outcomes } = await undoOperation(app, operation.id);
    expect(outcomes).toMatchObject([{ state: 'done' }]);
    expect(await draftOf(kind, newRows[0]?.id ?? '')).toBeUndefined();
  });
});

describe('places and refusals', () => {
  test('a vacancy belongs to the building that its row names; an unknown one leaves a draft with the names', async () => {
    const kind = kindOf('vacancy');
    const { id } = await created(app, kind, await kind.whole(app));
    const stored = await storedEntity(app, kind, id);
    const { titleOf, open } = await exportedRows(app, kind, [stored]);
    const opened = open().arrange([1, 1, 1]);
    opened.type(titleOf('name'), 2, 'Блок А').type(titleOf('name'), 3, 'Блок Б');
    opened.type('Комплекс', 2, ` ${String(stored['complexName']).toUpperCase()} `).type('Здание', 3, 'Литера Ы');
    const { newRows } = await compareExport(app, 'industrial', opened.save());
    expect(newRows).toMatchObject([
      { state: 'object', parentId: stored['buildingId'] },
      { state: 'draft', parentId: null, message: 'Не хватает: Здание', place: `${stored['complexName']}, Литера Ы` },
    ]);
    await addNewRows(app, kind, newRows);
    const made = await storedEntity(app, kind, newRows[0]?.id ?? '');
    expect([made['areaSize'], made['averageNetRentalRate']]).toEqual([
      stored['areaSize'],
      stored['averageNetRentalRate'],
    ]);
    expect((await draftOf(kind, newRows[1]?.id ?? ''))?.place).toBe(`${stored['complexName']}, Литера Ы`);
  });

  test('a taken cadastral number is refused before and at the creation, the other rows are created', async () => {
    const kind = kindOf('property');
    const ids = [(await created(app, kind, await kind.whole(app))).id];
    const stored = await storedEntity(app, kind, ids[0] ?? '');
    const { titleOf, open } = await exportedRows(app, kind, [stored]);
    const opened = open().arrange([1, 1, 1, 1]);
    const number = '33:13:0990885:781';
    opened.type('Кадастровый номер', 3, `${number}; 33:13:0990885:782`).type('Кадастровый номер', 4, number);
    opened.type(titleOf('price'), 2, 5);
    const { newRows } = await compareExport(app, 'land', opened.save());
    expect(newRows).toMatchObject([
      { row: 3, state: 'refused', message: expect.stringContaining('номер') },
      { row: 4, state: 'object', fields: { cadastralNumbers: [number, '33:13:0990885:782'] } },
      { row: 5, state: 'object' },
    ]);
    const { outcomes, operation } = await addNewRows(app, kind, newRows);
    expect(outcomes.map(({ row, result }) => [row, result])).toEqual([
      [3, 'refused'],
      [4, 'object'],
      [5, 'refused'],
    ]);
    expect(outcomes[2]?.message).toContain('номер');
    expect(operation).toMatchObject({ doneCount: 1, refusedCount: 2 });
    expect((await undoOperation(app, operation.id)).outcomes).toMatchObject([{ id: newRows[1]?.id, state: 'done' }]);
  });

  test('wrong calls are refused at their fields', async () => {
    const kind = kindOf('property');
    const { id } = await created(app, kind, await kind.whole(app));
    const { titleOf, open } = await exportedRows(app, kind, [await storedEntity(app, kind, id)]);
    const opened = open().arrange([1, 1]).type(titleOf('price'), 2, 5).type('Кадастровый номер', 2, '77:01:01:1');
    const { newRows } = await compareExport(app, 'land', opened.save());
    const body = bodyOfRows(kind, newRows);
    const [row] = body.rows;
    const refusedAt = async (wrong: object, area = 'land') => {
      const answer = await ask(app, 'POST', `/api/${area}/round-trips/rows`, { body: { ...body, ...wrong } });
      expect(answer.status, answer.text).toBe(400);
      return Object.keys(refusalIn(answer).fields ?? {});
    };
    expect(await refusedAt({ rows: [] })).toEqual(['rows']);
    expect(await refusedAt({ rows: [{ ...row, fields: { unknown: 1 } }] })).toEqual(['rows.0.fields.unknown']);
    expect(await refusedAt({ rows: [{ ...row, id: 'x' }] })).toEqual(['rows.0.id']);
    expect(await refusedAt({ entity: 'land_request' })).toEqual(['entity']);
    expect(await refusedAt({}, 'industrial')).toEqual(['entity']);
    const ofAnother = uuidv7();
    await changeFields(app, kind, id, { price: 5 }, { operationId: ofAnother, by: await app.anotherBroker() });
    const taken = await ask(app, 'POST', '/api/land/round-trips/rows', { body: { ...body, operationId: ofAnother } });
    expect([taken.status, refusalIn(taken).code]).toEqual([409, 'operation.id_taken']);
    const stranger = await ask(app, 'POST', '/api/land/round-trips/rows', { body, token: null });
    expect(stranger.status).toBe(401);
    expect((await ask(app, 'POST', '/api/land/round-trips/rows', { body })).json).toMatchObject({
      outcomes: [{ result: 'object' }],
    } satisfies Partial<Record<keyof AddedRowsResult, unknown>>);
  });
});

describe.each(selectionDomains)(
  'a row added to the sheet of a selection in $domain',
  ({ domain, exports, givenSelection }) => {
    test('is listed as a draft with what it lacks, and created', async () => {
      const { requestId } = await givenSelection(app.db, { count: 2 });
      const { bytes } = await download(app, `${exports.sheet.path.replace('{id}', requestId)}?audience=broker`);
      const name = domain === 'land' ? ['Кадастровый номер', '50:11:0997840:150'] : ['Вакансия', 'Блок 17'];
      const opened = new OpenedExport(bytes).arrange([1, 2, 0]).type(name[0] ?? '', 3, name[1] ?? '');
      const { newRows, cells } = await compareExport(app, domain, opened.type('№', 3, 3).save());
      expect(cells).toEqual([]);
      expect(newRows).toMatchObject([
        {
          row: 4,
          state: 'draft',
          message: expect.stringMatching(/^Не хватает: /),
          cells: [
            { column: '№', isTaken: false },
            { column: name[0], text: name[1], isTaken: true },
          ],
        },
      ]);
      const kind = kindOf(domain === 'land' ? 'property' : 'vacancy');
      const { outcomes } = await addNewRows(app, kind, newRows);
      expect(outcomes).toMatchObject([{ result: 'draft' }]);
      expect((await draftOf(kind, newRows[0]?.id ?? ''))?.title).toBe(name[1]);
    });
  },
);
