import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { type GivenObjects, givenLinkIn, selectionDomains, selectionsOfBroker } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await app.db.insertInto('shared.companies').values({ id: 'c-1', name: 'ООО «Липа»', websites: '[]' }).execute();
});
afterAll(() => app.close());

const query = { password: 'K7M4XC' };

describe.each(selectionDomains)('what clients read of selections of $domain', (the) => {
  const { domain, selections, links, clients, key, givenObject, archive, remove } = the;
  const givenSelection = selectionsOfBroker(the, () => app);
  const tables = tablesOf(domain);

  async function shared(about: Parameters<typeof givenSelection>[1]): Promise<GivenObjects> {
    const selection = await givenSelection(app.db, about);
    await givenLinkIn(app.db, domain, selection.selectionId, query);
    return selection;
  }
  function read({ selectionId }: GivenObjects) {
    return app.anonymous(clients.read, { params: { id: selectionId }, query });
  }

  test('a client reads the selection with the company’s name, the term and the items [LAND-PUB-003, LAND-PUB-004, IND-PUB-009, IND-PUB-019]', async () => {
    const selection = await shared({ count: 2, companyId: 'c-1' });
    const answer = await read(selection);
    const { expirationTime } = await app.broker.call(links.ofSelection, { params: { id: selection.selectionId } });
    expect(answer).toMatchObject({
      id: selection.selectionId,
      companyName: 'ООО «Липа»',
      expirationTime,
      linkExpirationTime: expirationTime,
    });
    expect(answer.items.map(({ id, order, isClientFavorite }) => [id, order, isClientFavorite])).toEqual([
      [selection.itemIds[0], 1, false],
      [selection.itemIds[1], 2, false],
    ]);
  });

  test('without a company, or with one that is not known, its name is empty; without items the selection is', async () => {
    expect(await read(await shared({}))).toMatchObject({ companyName: null, items: [] });
    expect((await read(await shared({ companyId: 'nobody' }))).companyName).toBeNull();
  });

  test('hidden, archived and deleted objects are left out, the rest counted from one [LAND-PUB-004]', async () => {
    const selection = await shared({ count: 5 });
    const [hidden = '', , , , last = ''] = selection.itemIds;
    const [, archived = '', deleted = ''] = selection.objectIds;
    await app.broker.call(selections.updateItem, { body: { id: hidden, status: false } });
    await archive(app.broker, archived);
    await remove(app.broker, deleted);
    await app.broker.call(selections.order, { params: { id: selection.selectionId }, body: { itemIds: [last] } });
    const { items } = await read(selection);
    expect(items.map(({ id, order }) => [id, order])).toEqual([
      [last, 1],
      [selection.itemIds[3], 2],
    ]);
  });

  test('what a broker adds is there at the next look', async () => {
    const selection = await shared({ count: 1 });
    const entityId = await givenObject(app.db);
    await app.broker.call(selections.addItem, { body: { entityId, requestSelectionId: selection.selectionId } });
    expect((await read(selection)).items).toHaveLength(2);
  });

  test('a client marks an object, once; the broker sees it with the object, its status and comment [LAND-PUB-005, LAND-FAV-003, IND-PUB-012, IND-PUB-017]', async () => {
    const selection = await shared({ count: 2 });
    const [id = ''] = selection.itemIds;
    const mark = () => app.anonymous(clients.markFavorite, { params: { id }, query });
    expect(await Promise.all([mark(), mark(), mark()])).toEqual(Array(3).fill({ id, isClientFavorite: true }));
    expect((await read(selection)).items.map(({ isClientFavorite }) => isClientFavorite)).toEqual([true, false]);
    const seen = await app.broker.call(selections.one, { params: { id: selection.selectionId } });
    expect(seen.items.map(({ isClientFavorite, rowVersion }) => [isClientFavorite, rowVersion])).toEqual([
      [true, 1],
      [false, 1],
    ]);
    expect(seen.items[0]).toMatchObject({
      id,
      [key]: { id: selection.objectIds[0] },
      status: true,
      comment: null,
    });
    const traces = await app.db
      .selectFrom('shared.audit')
      .select(['employee_id', 'action', 'changes'])
      .where('entity_id', '=', id)
      .execute();
    expect(traces).toEqual([{ employee_id: null, action: 'update', changes: { isClientFavorite: [false, true] } }]);
  });

  test('a client’s mark is a change of the selection: its change time moves, once, and updateInfo tells it [LAND-LINK-005]', async () => {
    const selection = await shared({ count: 2 });
    const [id = ''] = selection.itemIds;
    const longAgo = '2026-01-02T03:04:05';
    await sql`update ${tables.selections} set date_time_changed = ${longAgo}::timestamptz
    where id = ${selection.selectionId}`.execute(app.db);
    const changedAt = async () =>
      (await app.broker.call(links.updateInfo, { params: { id: selection.selectionId } })).dateTimeChanged;
    const mark = (itemId: string, password = query.password) =>
      app.anonymous(clients.markFavorite, { params: { id: itemId }, query: { password } });
    await read(selection);
    await expect(mark(id, 'WRONG2')).rejects.toMatchObject({ code: 'link.code_wrong' });
    expect(await changedAt()).toBe(longAgo);
    await mark(id);
    expect(await changedAt()).not.toBe(longAgo);

    await sql`update ${tables.selections} set date_time_changed = ${longAgo}::timestamptz
    where id = ${selection.selectionId}`.execute(app.db);
    await mark(id);
    expect(await changedAt()).toBe(longAgo);
  });

  test('an object that the client may not see cannot be marked, and is not told from one that never was', async () => {
    const selection = await shared({ count: 2 });
    const [hidden = '', archived = ''] = selection.itemIds;
    await app.broker.call(selections.updateItem, { body: { id: hidden, status: false } });
    await archive(app.broker, selection.objectIds[1] ?? '');
    const unknown = '01998e5a-0000-7000-8000-000000000000';
    for (const id of [hidden, archived, unknown, selection.selectionId]) {
      const mark = app.anonymous(clients.markFavorite, { params: { id }, query });
      await expect(mark).rejects.toMatchObject({ code: 'link.invalid', status: 403 });
    }
    const { items } = await app.broker.call(selections.one, { params: { id: selection.selectionId } });
    expect(items.map(({ isClientFavorite }) => isClientFavorite)).toEqual([false, false]);
  });

  test('the code of one selection does not open another', async () => {
    const mine = await shared({ count: 1 });
    const other = await givenSelection(app.db, { count: 1 });
    await givenLinkIn(app.db, domain, other.selectionId, { password: 'QQQQQQ' });
    await expect(read(other)).rejects.toMatchObject({ code: 'link.code_wrong', status: 401 });
    const mark = app.anonymous(clients.markFavorite, { params: { id: other.itemIds[0] ?? '' }, query });
    await expect(mark).rejects.toMatchObject({ code: 'link.code_wrong' });
    expect((await read(mine)).items).toHaveLength(1);
  });
});
