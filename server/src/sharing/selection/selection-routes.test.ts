import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { objectIdOf, selectionDomains, selectionsOfBroker, type TestItem } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const MAX_SELECTION_ITEMS = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const unknownId = '01998e5a-0000-7000-8000-000000000000';

describe.each(selectionDomains)('selections of $domain', (the) => {
  const { domain, selections, links, clients, key, missing, givenObject, givenObjects, archive, remove } = the;
  const givenSelection = selectionsOfBroker(the, () => app);
  const tables = tablesOf(domain);

  function selectionOf(id: string) {
    return app.broker.call(selections.one, { params: { id } });
  }
  function orderOf({ items }: { items: TestItem[] }) {
    return items.map((item) => [objectIdOf(item), item.status, item.order]);
  }
  async function changedAt(id: string): Promise<string> {
    const { rows } = await sql<{ at: string }>`
    select date_time_changed::text as at from ${tables.selections} where id = ${id}`.execute(app.db);
    return rows[0]?.at ?? '';
  }
  async function traces(entityId: string) {
    const rows = await app.db
      .selectFrom('shared.audit')
      .select(['entity', 'action', 'changes', 'employee_id'])
      .where('entity_id', '=', entityId)
      .orderBy('id')
      .execute();
    return rows.map(({ entity, action, changes, employee_id }) => [entity, action, changes, employee_id]);
  }

  test('a request has one selection, read by its request or by its own id [LAND-SEL-003, LAND-SEL-004, IND-SEL-001, IND-SEL-005, IND-SEL-006]', async () => {
    const { requestId, selectionId } = await givenSelection(app.db, { name: 'Участок под склад' });
    const selection = await selectionOf(selectionId);
    expect(selection).toEqual({
      id: selectionId,
      requestId,
      name: 'Участок под склад',
      items: [],
      requestSelectionLink: null,
    });
    expect(await app.broker.call(selections.ofRequest, { params: { requestId } })).toEqual(selection);
    for (const read of [
      () => app.broker.call(selections.one, { params: { id: unknownId } }),
      () => app.broker.call(selections.ofRequest, { params: { requestId: unknownId } }),
      () => app.broker.call(selections.one, { params: { id: requestId } }),
    ]) {
      await expect(read()).rejects.toMatchObject({ code: 'selection.not_found' });
    }
  });

  test('a request counts the shown items of its selection, alone and in its list [LAND-REQ-036]', async () => {
    const { requestId, itemIds } = await givenSelection(app.db, { count: 3 });
    const { requestId: other } = await givenSelection(app.db, { count: 1 });
    await sql`update ${tables.items} set status = false where id = ${itemIds[1]}`.execute(app.db);
    const path = `/api/${domain}/requests`;
    expect((await ask(app, 'GET', `${path}/${requestId}`)).json).toMatchObject({ countRequrestSelectionItems: 2 });
    const listed = (await ask(app, 'GET', `${path}?take=1000`)).json as { id: string }[];
    const counts = new Map(
      listed.map((row) => [row.id, (row as Record<string, unknown>)['countRequrestSelectionItems']]),
    );
    expect([requestId, other].map((id) => counts.get(id))).toEqual([2, 1]);
  });

  test('selections are listed in pages, that of the newest request first [LAND-SEL-002, IND-SEL-004]', async () => {
    const before = await app.broker.call(selections.list, { query: { take: 100 } });
    const first = await givenSelection(app.db, { count: 1 });
    const second = await givenSelection(app.db, { count: 2 });
    const list = await app.broker.call(selections.list, { query: { take: 100 } });
    expect(list.map(({ id }) => id)).toEqual([second.selectionId, first.selectionId, ...before.map(({ id }) => id)]);
    expect(list[0]).toEqual(await selectionOf(second.selectionId));
    const pages = await Promise.all(
      [0, 1].map((skip) => app.broker.call(selections.list, { query: { take: 1, skip } })),
    );
    expect(pages.flat().map(({ id }) => id)).toEqual([second.selectionId, first.selectionId]);
    expect(await app.broker.call(selections.list, { query: { take: 1000 } })).toEqual(list);
  });

  test('objects are found in the selections that show them, the last added first, counted, with who added them and the mark of a client', async () => {
    const { requestId, objectIds, itemIds } = await givenSelection(app.db, { count: 3 });
    const later = await givenSelection(app.db);
    const [first = '', hidden = '', third = ''] = objectIds;
    await sql`update ${tables.items} set status = false where id = ${itemIds[1]}`.execute(app.db);
    await sql`update ${tables.items} set client_favorite_at = now() where id = ${itemIds[2]}`.execute(app.db);
    const colleague = await app.anotherBroker();
    const added = await colleague.call(selections.addItem, {
      body: { entityId: first, requestId: later.requestId },
    });
    const find = (entityIds: string[], requestIds?: string[]) =>
      app.broker.call(selections.ofObjects, { body: { entityIds, ...(requestIds && { requestIds }) } });

    const inLater = {
      requestId: later.requestId,
      count: 1,
      isClientFavorite: false,
      dateTimeCreated: added.dateTimeCreated,
      addedByEmployeeId: colleague.id,
    };
    const inFirst = { requestId, count: 2, isClientFavorite: true };
    expect(await find([first, hidden, third])).toEqual([inLater, expect.objectContaining(inFirst)]);
    expect(await find([first])).toEqual([
      inLater,
      expect.objectContaining({ requestId, count: 1, isClientFavorite: false }),
    ]);
    expect(await find([first, third], [requestId])).toEqual([expect.objectContaining(inFirst)]);
    expect(await find([hidden])).toEqual([]);
    expect(await find([first], [])).toEqual([]);
    expect(await find([unknownId])).toEqual([]);
    await expect(find([])).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { entityIds: expect.any(String) },
    });
  });

  test('objects are counted by the selections that show them; one that is in none, hidden or unknown is left out', async () => {
    const { objectIds, itemIds } = await givenSelection(app.db, { count: 3 });
    const later = await givenSelection(app.db);
    const [first = '', hidden = '', third = ''] = objectIds;
    await sql`update ${tables.items} set status = false where id = ${itemIds[1]}`.execute(app.db);
    await app.broker.call(selections.addItem, { body: { entityId: first, requestId: later.requestId } });
    const counts = (entityIds: string[]) => app.broker.call(selections.countsOfObjects, { body: { entityIds } });

    expect(await counts([first, hidden, third, unknownId])).toEqual(
      [
        { entityId: first, count: 2 },
        { entityId: third, count: 1 },
      ].toSorted((one, other) => (one.entityId < other.entityId ? -1 : 1)),
    );
    expect(await counts([third])).toEqual([{ entityId: third, count: 1 }]);
    expect(await counts([hidden])).toEqual([]);
    await expect(counts([])).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { entityIds: expect.any(String) },
    });
  });

  test('an added object is shown, last, told its place and state [LAND-SEL-001, LAND-SEL-005, SEL-001, SEL-002, IND-SEL-002, IND-SEL-007]', async () => {
    const { requestId, selectionId, objectIds } = await givenSelection(app.db, { count: 1 });
    const id = await givenObject(app.db);
    const item = await app.broker.call(selections.addItem, {
      body: { entityId: id, requestSelectionId: selectionId, status: true, requestId },
    });
    expect(item).toMatchObject({
      rowVersion: 1,
      requestSelectionId: selectionId,
      requestId,
      [key]: { id },
      status: true,
      comment: null,
      order: 2,
      isClientFavorite: false,
    });
    expect(orderOf(await selectionOf(selectionId))).toEqual([
      [objectIds[0], true, 1],
      [id, true, 2],
    ]);
    expect(await traces(item.id)).toEqual([
      [
        `${domain}_selection_item`,
        'create',
        { requestSelectionId: [null, selectionId], [key]: [null, id] },
        app.broker.id,
      ],
    ]);
  });

  test('where to add is said by the request, by the selection or by both, which must belong together', async () => {
    const mine = await givenSelection(app.db);
    const other = await givenSelection(app.db);
    const id = await givenObject(app.db);
    const add = (where: { requestSelectionId?: string | null; requestId?: string | null }) =>
      app.broker.call(selections.addItem, { body: { entityId: id, ...where } });
    const { id: itemId } = await add({ requestId: mine.requestId });
    expect((await add({ requestSelectionId: mine.selectionId })).id).toBe(itemId);
    const apart = add({ requestSelectionId: mine.selectionId, requestId: other.requestId });
    await expect(apart).rejects.toMatchObject({ code: 'selection.not_found' });
    await expect(add({})).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { requestSelectionId: expect.any(String) },
    });
    await expect(add({ requestId: unknownId })).rejects.toMatchObject({ code: 'selection.not_found' });
  });

  test('adding what is shown changes nothing; adding what is hidden shows it again where it stood, with its comment [SEL-002]', async () => {
    const { selectionId, objectIds, itemIds } = await givenSelection(app.db, { count: 3 });
    const [entityId = ''] = objectIds;
    const [id = ''] = itemIds;
    const add = () => app.broker.call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } });
    const was = await changedAt(selectionId);
    expect(await add()).toMatchObject({ id, rowVersion: 1, order: 1 });
    expect(await changedAt(selectionId)).toBe(was);
    expect(await traces(id)).toEqual([]);

    await app.broker.call(selections.updateItem, { body: { id, rowVersion: 1, status: false, comment: 'Далеко' } });
    expect(await add()).toMatchObject({ id, rowVersion: 3, order: 1, status: true, comment: 'Далеко' });
  });

  test('what is added with status false is hidden, what is shown is hidden by it; both keep their one place [SEL-001]', async () => {
    const { requestId, selectionId: requestSelectionId, objectIds } = await givenSelection(app.db, { count: 1 });
    const entityId = await givenObject(app.db);
    const add = (id: string, status: boolean) =>
      app.broker.call(selections.addItem, { body: { entityId: id, requestSelectionId, status, requestId } });
    const added = await add(entityId, false);
    expect(added).toMatchObject({ rowVersion: 1, status: false, order: 2 });
    expect(await add(entityId, false)).toMatchObject({ id: added.id, rowVersion: 1, status: false });
    expect(await add(objectIds[0] ?? '', false)).toMatchObject({ rowVersion: 2, status: false, order: 1 });
    expect(await add(entityId, true)).toMatchObject({ id: added.id, rowVersion: 2, status: true, order: 2 });
    expect((await traces(added.id)).map(([, action, changes]) => [action, changes])).toEqual([
      ['create', { requestSelectionId: [null, requestSelectionId], [key]: [null, entityId], status: [null, false] }],
      ['update', { status: [false, true] }],
    ]);
  });

  test('an item is changed by what it holds and where, without its id [SEL-001, SEL-003, LAND-SEL-006, IND-SEL-011]', async () => {
    const {
      requestId,
      selectionId: requestSelectionId,
      objectIds,
      itemIds,
    } = await givenSelection(app.db, { count: 2 });
    const other = await givenSelection(app.db, { objectIds });
    const [, entityId = ''] = objectIds;
    const update = (body: object) => app.broker.call(selections.updateItem, { body });
    const hidden = await update({ entityId, requestSelectionId, status: false, requestId });
    expect(hidden).toMatchObject({ id: itemIds[1], status: false, order: 2, rowVersion: 2 });
    expect(await update({ entityId, requestId, status: true })).toMatchObject({ id: itemIds[1], status: true });
    const said = await update({ entityId, requestSelectionId, rowVersion: 3, comment: 'Дорого' });
    expect(said).toMatchObject({ id: itemIds[1], comment: 'Дорого' });
    expect((await selectionOf(other.selectionId)).items.map(({ rowVersion }) => rowVersion)).toEqual([1, 1]);

    for (const nowhere of [
      { entityId: unknownId, requestSelectionId, status: false },
      { entityId, requestSelectionId: unknownId, status: false },
      { entityId, requestSelectionId, requestId: other.requestId, status: false },
    ]) {
      await expect(update(nowhere)).rejects.toMatchObject({ code: 'selection_item.not_found' });
    }
    await expect(update({ status: false })).rejects.toMatchObject({ fields: { id: 'Обязательное поле' } });
    await expect(update({ requestId, status: false })).rejects.toMatchObject({ fields: { id: 'Обязательное поле' } });
    await expect(update({ entityId, status: false })).rejects.toMatchObject({
      fields: { requestSelectionId: expect.any(String) },
    });
  });

  test('many are added at once in the order given, each once [LAND-SEL-009, IND-SEL-003, IND-SEL-008]', async () => {
    const { selectionId, objectIds, itemIds } = await givenSelection(app.db, { count: 2 });
    await app.broker.call(selections.updateItem, { body: { id: itemIds[0] ?? '', status: false } });
    const [a, b] = [await givenObject(app.db), await givenObject(app.db)];
    const selection = await app.broker.call(selections.addItems, {
      params: { id: selectionId },
      body: { items: [b, objectIds[0] ?? '', a, b].map((entityId) => ({ entityId })) },
    });
    expect(orderOf(selection)).toEqual([
      [objectIds[0], true, 1],
      [objectIds[1], true, 2],
      [b, true, 3],
      [a, true, 4],
    ]);
  });

  test('adding answers 201, one object or many [LAND-SEL-005, LAND-SEL-009]', async () => {
    const { selectionId } = await givenSelection(app.db);
    const [one, another] = [await givenObject(app.db), await givenObject(app.db)];
    const add = (path: string, body: object) => ask(app, 'POST', path, { body });
    const single = await add(selections.addItem.path, { entityId: one, requestSelectionId: selectionId });
    expect(single).toMatchObject({ status: 201, json: { requestSelectionId: selectionId } });
    const many = await add(`/api/${domain}/request-selections/${selectionId}/add-items`, {
      items: [{ entityId: another }],
    });
    expect(many).toMatchObject({ status: 201, json: { id: selectionId } });
  });

  test('of many each has the status it is sent with, shown unless it says otherwise [SEL-001, LAND-SEL-009]', async () => {
    const { selectionId, requestId, objectIds, itemIds } = await givenSelection(app.db, { count: 2 });
    const [a, b] = [await givenObject(app.db), await givenObject(app.db)];
    const [first = '', second = ''] = objectIds;
    const add = (items: readonly { entityId: string; status?: boolean; requestId?: string }[]) =>
      app.broker.call(selections.addItems, { params: { id: selectionId }, body: { items: [...items] } });
    const selection = await add([
      { entityId: a, status: false, requestId },
      { entityId: first, status: false },
      { entityId: b },
      { entityId: second, status: true },
    ]);
    expect(orderOf(selection)).toEqual([
      [first, false, 1],
      [second, true, 2],
      [a, false, 3],
      [b, true, 4],
    ]);
    const changesOf = async (id = '') => (await traces(id)).map(([, action, changes]) => [action, changes]);
    const created = (id: string) => ({ requestSelectionId: [null, selectionId], [key]: [null, id] });
    expect(await changesOf(selection.items[2]?.id)).toEqual([['create', { ...created(a), status: [null, false] }]]);
    expect(await changesOf(selection.items[3]?.id)).toEqual([['create', created(b)]]);
    expect(await changesOf(itemIds[0])).toEqual([['update', { status: [true, false] }]]);
    expect(await changesOf(itemIds[1])).toEqual([]);
    // For an object sent twice the last status applies.
    const again = await add([
      { entityId: a, status: false },
      { entityId: a, status: true },
    ]);
    expect(orderOf(again)[2]).toEqual([a, true, 3]);
  });

  test('of many with one that is not there none is added [LAND-SEL-009]', async () => {
    const { selectionId } = await givenSelection(app.db);
    const id = await givenObject(app.db);
    const was = await changedAt(selectionId);
    const add = app.broker.call(selections.addItems, {
      params: { id: selectionId },
      body: { items: [{ entityId: id }, { entityId: unknownId }] },
    });
    await expect(add).rejects.toMatchObject({ code: missing });
    expect((await selectionOf(selectionId)).items).toEqual([]);
    expect(await changedAt(selectionId)).toBe(was);
    const nowhere = app.broker.call(selections.addItems, {
      params: { id: unknownId },
      body: { items: [{ entityId: id }] },
    });
    await expect(nowhere).rejects.toMatchObject({ code: 'selection.not_found' });
  });

  test('a selection takes a thousand, hidden ones counted, and no more', async () => {
    const other = await openTestApp(inject('clusterUrl'));
    const ids = await givenObjects(other, MAX_SELECTION_ITEMS + 1);
    const { selectionId } = await the.givenSelection(other.db, { responsibleEmployeeId: other.broker.id });
    const add = (some: readonly string[]) =>
      other.broker.call(selections.addItems, {
        params: { id: selectionId },
        body: { items: some.map((entityId) => ({ entityId })) },
      });
    const full = await add(ids.slice(0, MAX_SELECTION_ITEMS));
    expect(full.items).toHaveLength(MAX_SELECTION_ITEMS);
    await other.broker.call(selections.updateItem, { body: { id: full.items[0]?.id ?? '', status: false } });
    const refused = { code: 'selection.full', status: 409 };
    await expect(add(ids.slice(MAX_SELECTION_ITEMS))).rejects.toMatchObject(refused);
    const one = other.broker.call(selections.addItem, {
      body: { entityId: ids[MAX_SELECTION_ITEMS] ?? '', requestSelectionId: selectionId },
    });
    await expect(one).rejects.toMatchObject(refused);
    // An existing item does not count against the limit.
    expect((await add(ids.slice(0, 2))).items).toHaveLength(MAX_SELECTION_ITEMS);
    await other.close();
  });

  test('an item is hidden and shown again, and keeps its comment [SEL-003, LAND-SEL-006]', async () => {
    const { itemIds, selectionId } = await givenSelection(app.db, { count: 2 });
    const [id = ''] = itemIds;
    const update = (body: { rowVersion?: number; status?: boolean; comment?: string | null }) =>
      app.broker.call(selections.updateItem, { body: { id, ...body } });
    expect(await update({ rowVersion: 1, comment: ' Показать первым ' })).toMatchObject({
      rowVersion: 2,
      status: true,
      comment: 'Показать первым',
    });
    expect(await update({ status: false })).toMatchObject({ rowVersion: 3, status: false, comment: 'Показать первым' });
    expect(await update({ status: false })).toMatchObject({ rowVersion: 3 });
    const shown = await update({ status: true });
    expect(shown).toMatchObject({ rowVersion: 4, status: true, order: 1 });
    expect(await app.broker.call(selections.oneItem, { params: { id } })).toEqual(shown);
    expect((await update({ rowVersion: 4, comment: '' })).comment).toBeNull();
    expect((await traces(id)).map(([, action, changes]) => [action, changes])).toEqual([
      ['update', { comment: [null, 'Показать первым'] }],
      ['update', { status: [true, false] }],
      ['update', { status: [false, true] }],
      ['update', { comment: ['Показать первым', null] }],
    ]);
    expect((await selectionOf(selectionId)).items).toHaveLength(2);
  });

  test('a comment on an older state is refused with the present one; without a version it is incomplete', async () => {
    const { itemIds } = await givenSelection(app.db, { count: 1 });
    const [id = ''] = itemIds;
    const comment = (text: string, rowVersion?: number) =>
      app.broker.call(selections.updateItem, { body: { id, comment: text, ...(rowVersion && { rowVersion }) } });
    await comment('Первый', 1);
    await expect(comment('Второй', 1)).rejects.toMatchObject({
      code: 'selection_item.changed',
      status: 409,
      current: { comment: 'Первый', rowVersion: 2 },
    });
    await expect(comment('Третий')).rejects.toMatchObject({ fields: { rowVersion: 'Обязательное поле' } });
    expect((await app.broker.call(selections.oneItem, { params: { id } })).comment).toBe('Первый');
  });

  test('an item is read and deleted by its id; the rest moves up [SEL-004, LAND-SEL-007, LAND-SEL-008, IND-SEL-009, IND-SEL-010]', async () => {
    const { itemIds, objectIds, selectionId } = await givenSelection(app.db, { count: 3 });
    const [, id = ''] = itemIds;
    expect(await app.broker.call(selections.oneItem, { params: { id } })).toMatchObject({ id, order: 2 });
    await app.broker.call(selections.updateItem, { body: { id, rowVersion: 1, comment: 'Сняли' } });
    expect(await app.broker.call(selections.removeItem, { params: { id } })).toEqual({ id });
    expect(orderOf(await selectionOf(selectionId))).toEqual([
      [objectIds[0], true, 1],
      [objectIds[2], true, 2],
    ]);
    const again = await traces(id);
    expect(again.at(-1)).toEqual([
      `${domain}_selection_item`,
      'delete',
      { requestSelectionId: [selectionId, null], [key]: [objectIds[1], null], comment: ['Сняли', null] },
      app.broker.id,
    ]);
    for (const gone of [
      () => app.broker.call(selections.oneItem, { params: { id } }),
      () => app.broker.call(selections.removeItem, { params: { id } }),
      () => app.broker.call(selections.updateItem, { body: { id, status: false } }),
    ]) {
      await expect(gone()).rejects.toMatchObject({ code: 'selection_item.not_found', status: 404 });
    }
  });

  test('items stand as they were laid out; unnamed ones keep behind, unknown ones and repeats are passed over', async () => {
    const { itemIds, selectionId } = await givenSelection(app.db, { count: 4 });
    const other = await givenSelection(app.db, { count: 1 });
    const [a = '', b = '', c = '', d = ''] = itemIds;
    const order = (ids: string[]) =>
      app.broker.call(selections.order, { params: { id: selectionId }, body: { itemIds: ids } });
    const laid = await order([d, unknownId, b, d, other.itemIds[0] ?? '']);
    expect(laid.items.map(({ id, order: place }) => [id, place])).toEqual([
      [d, 1],
      [b, 2],
      [a, 3],
      [c, 4],
    ]);
    expect(laid.items.map(({ rowVersion }) => rowVersion)).toEqual([1, 1, 1, 1]);
    const was = await changedAt(selectionId);
    expect((await order([])).items).toEqual(laid.items);
    expect(await changedAt(selectionId)).toBe(was);
    expect((await traces(selectionId)).map(([, action, changes]) => [action, changes])).toEqual([
      ['update', { items: [itemIds, [d, b, a, c]] }],
    ]);
    // A new item goes to the end.
    const entityId = await givenObject(app.db);
    const added = await app.broker.call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } });
    expect(added.order).toBe(5);
    const nowhere = app.broker.call(selections.order, { params: { id: unknownId }, body: { itemIds: [] } });
    await expect(nowhere).rejects.toMatchObject({ code: 'selection.not_found' });
  });

  test('a cleared selection stays, without items and without its link', async () => {
    const { itemIds, selectionId } = await givenSelection(app.db, { count: 2 });
    await app.broker.call(links.create, { body: { requestSelectionId: selectionId } });
    expect(await app.broker.call(selections.clear, { params: { id: selectionId } })).toEqual({ id: selectionId });
    expect(await selectionOf(selectionId)).toMatchObject({ items: [], requestSelectionLink: null });
    expect((await traces(selectionId)).at(-1)?.slice(0, 3)).toEqual([
      `${domain}_selection`,
      'update',
      { items: [itemIds, []] },
    ]);
    // Clearing again changes nothing.
    await app.broker.call(selections.clear, { params: { id: selectionId } });
    expect(await traces(selectionId)).toHaveLength(1);
    const nowhere = app.broker.call(selections.clear, { params: { id: unknownId } });
    await expect(nowhere).rejects.toMatchObject({ code: 'selection.not_found' });
  });

  test('a cleared selection comes back with order, comments, marks and hidden ones, without its link', async () => {
    const { itemIds, selectionId } = await givenSelection(app.db, { count: 4 });
    const [a = '', b = '', c = '', d = ''] = itemIds;
    const { password } = await app.broker.call(links.create, { body: { requestSelectionId: selectionId } });
    await app.broker.call(selections.updateItem, { body: { id: a, rowVersion: 1, status: false, comment: 'Далеко' } });
    await app.broker.call(selections.updateItem, { body: { id: c, rowVersion: 1, comment: 'Дорого' } });
    await app.broker.call(selections.order, { params: { id: selectionId }, body: { itemIds: [d, a, c, b] } });
    await app.anonymous(clients.markFavorite, { params: { id: b }, query: { password } });
    const before = await selectionOf(selectionId);
    await app.broker.call(selections.clear, { params: { id: selectionId } });
    const was = await changedAt(selectionId);
    const restore = () => app.broker.call(selections.restore, { params: { id: selectionId } });
    expect(await restore()).toEqual({ ...before, requestSelectionLink: null });
    expect(
      before.items.map(({ id, comment, status, isClientFavorite }) => [id, comment, status, isClientFavorite]),
    ).toEqual([
      [d, null, true, false],
      [a, 'Далеко', false, false],
      [c, 'Дорого', true, false],
      [b, null, true, true],
    ]);
    expect((await changedAt(selectionId)) > was).toBe(true);
    expect((await traces(selectionId)).at(-1)).toEqual([
      `${domain}_selection`,
      'update',
      { items: [[], [d, a, c, b]] },
      app.broker.id,
    ]);
    // Restoring works only once: an item removed afterwards stays removed.
    await app.broker.call(selections.removeItem, { params: { id: a } });
    expect((await restore()).items.map(({ id }) => id)).toEqual([d, c, b]);
    const nowhere = app.broker.call(selections.restore, { params: { id: unknownId } });
    await expect(nowhere).rejects.toMatchObject({ code: 'selection.not_found' });
  });

  test('what was added since a clearing stands behind what comes back; what was deleted since stays away', async () => {
    const { objectIds, selectionId } = await givenSelection(app.db, { count: 3 });
    const [first = '', deleted = '', again = ''] = objectIds;
    await app.broker.call(selections.clear, { params: { id: selectionId } });
    const later = await givenObject(app.db);
    for (const entityId of [again, later]) {
      await app.broker.call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } });
    }
    await remove(app.broker, deleted);
    expect(orderOf(await app.broker.call(selections.restore, { params: { id: selectionId } }))).toEqual([
      [first, true, 1],
      [again, true, 2],
      [later, true, 3],
    ]);
  });

  test('an archived object stays in the selection, marked; a deleted one leaves it', async () => {
    const { objectIds, selectionId } = await givenSelection(app.db, { count: 3 });
    const [archived = '', deleted = ''] = objectIds;
    await archive(app.broker, archived);
    const was = await changedAt(selectionId);
    await remove(app.broker, deleted);
    const { items } = await selectionOf(selectionId);
    expect(
      items.map((item) => [objectIdOf(item), (item[key] as { isEnabled?: boolean }).isEnabled, item.order]),
    ).toEqual([
      [archived, false, 1],
      [objectIds[2], true, 2],
    ]);
    expect((await changedAt(selectionId)) > was).toBe(true);
  });

  test('every write moves the time of the last change on', async () => {
    const { itemIds, selectionId } = await givenSelection(app.db, { count: 3 });
    const [a = '', b = ''] = itemIds;
    const entityId = await givenObject(app.db);
    const writes = [
      () => app.broker.call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } }),
      () => app.broker.call(selections.updateItem, { body: { id: a, status: false } }),
      () => app.broker.call(selections.order, { params: { id: selectionId }, body: { itemIds: [b, a] } }),
      () => app.broker.call(selections.removeItem, { params: { id: a } }),
      () => app.broker.call(selections.clear, { params: { id: selectionId } }),
    ];
    for (const write of writes) {
      const was = await changedAt(selectionId);
      await write();
      expect((await changedAt(selectionId)) > was, String(write)).toBe(true);
    }
  });

  test.each([
    ['no object', { requestId: unknownId }, 'entityId'],
    ['an object that is no id', { entityId: '1', requestId: unknownId }, 'entityId'],
    ['a selection that is no id', { entityId: unknownId, requestSelectionId: '../x' }, 'requestSelectionId'],
  ])('an item with %s is refused', async (_, body, field) => {
    const answer = await ask(app, 'POST', selections.addItem.path, { body });
    expect(refusalIn(answer)).toMatchObject({ code: 'request.invalid', fields: { [field]: expect.any(String) } });
  });

  test.each([
    ['nothing', []],
    ['more than a thousand', Array.from({ length: 1001 }, () => ({ entityId: unknownId }))],
  ])('adding %s at once is refused', async (_, items) => {
    const { selectionId } = await givenSelection(app.db);
    const answer = await ask(app, 'POST', `/api/${domain}/request-selections/${selectionId}/add-items`, {
      body: { items },
    });
    expect(refusalIn(answer)).toMatchObject({ code: 'request.invalid', fields: { items: expect.any(String) } });
  });
});
