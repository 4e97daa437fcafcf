import { deleteLandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import * as requests from '@gektar/contract/land/requests/request-endpoints.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { landLinks, landSelections } from '@gektar/contract/land/selections/selection.ts';
import { landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clearDiscarded } from '#files/clear-files.ts';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { ask } from '#testing/ask.ts';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { givenLink } from '#testing/given-link.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { wholeRequestFields } from '#testing/given-whole-request.ts';
import { changedTables, contentsOfTables } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { age, lastingContents, trashOf } from '#testing/trash-of.ts';
import { givenUpload, storedNames } from '#testing/upload.ts';
import { clearTrash } from '#trash/trash-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** An object with every field, photos, a document and a comment; a favorite, and marked by a client in a selection. */
async function wholeProperty(about: object = {}) {
  const images = [
    { globalImageId: await givenStoredFile(app.db), imageType: { id: 1 }, presenceInTheFlyer: true },
    { globalImageId: await givenStoredFile(app.db) },
  ];
  const documents = [{ globalDocumentId: await givenStoredFile(app.db, { kind: 'document' }), name: 'Выписка' }];
  const fields = { ...(await wholePropertyFields(app.db, app.broker.id)), images, documents, ...about };
  const property = await app.broker.call(properties.createProperty, { body: fields });
  const params = { id: property.id };
  const selection = await givenSelection(app.db, { propertyIds: [property.id] });
  await sql`
    update land.request_selection_items set comment = 'Показать первым', client_favorite_at = now(), "order" = 7, status = false
    where property_id = ${property.id}`.execute(app.db);
  await sql`insert into land.property_sources (source, source_id, property_id, cells)
    values ('land-plots', ${property.id}, ${property.id}, '{"Цена": "1"}')`.execute(app.db);
  await app.broker.call(landComments.add, { params, body: { text: 'Смотрели' } });
  await app.broker.call(addFavorite, { body: { propertyId: property.id } });
  return { ...property, ...selection };
}

const remove = (id: string) => app.broker.call(properties.deleteProperty, { params: { id } });
async function restore(entityId: string) {
  const { id } = await trashOf(app, 'land', entityId);
  return app.broker.call(landTrash.restore, { params: { id } });
}
const entryRefusal = (entry: string) => ({ fields: { entry } });

test('an object comes back with every row of every table as it was: photos, documents, comments, favourites, places in selections with their marks', async () => {
  const property = await wholeProperty();
  const before = await lastingContents(app);
  const shown = await app.broker.call(properties.getProperty, { params: { id: property.id } });

  const answer = await ask(app, 'DELETE', `/api/land/properties/${property.id}`);
  expect(answer).toMatchObject({ status: 200, json: { id: property.id } });
  const gone = app.broker.call(properties.getProperty, { params: { id: property.id } });
  await expect(gone).rejects.toMatchObject({ code: 'property.not_found' });
  const selection = { params: { id: property.selectionId } };
  expect((await app.broker.call(landSelections.one, selection)).items).toEqual([]);

  expect(await restore(property.id)).toEqual({
    kind: 'property',
    id: property.id,
    title: property.cadastralNumbers[0],
    complexId: null,
    buildingId: null,
    notes: [],
  });
  expect(changedTables(before, await lastingContents(app))).toEqual([]);
  expect(await app.broker.call(properties.getProperty, { params: { id: property.id } })).toEqual(shown);
  const history = await app.broker.call(properties.listPropertyHistory, { params: { id: property.id } });
  expect(history.map(({ action, employeeId }) => [action, employeeId]).slice(0, 2)).toEqual([
    ['restore', app.broker.id],
    ['delete', app.broker.id],
  ]);
});

test('a request comes back with its selection, its order, comments and marks; its link is dead until it is renewed under the old code', async () => {
  const { id } = await app.broker.call(requests.createRequest, { body: wholeRequestFields(app.broker.id) });
  const { id: selectionId } = await app.db
    .selectFrom('land.request_selections')
    .select('id')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const objects = [await givenProperty(app.db), await givenProperty(app.db)];
  const items = objects.map((object) => ({ entityId: object.id, status: true }));
  await app.broker.call(landSelections.addItems, { params: { id: selectionId }, body: { items } });
  const link = await givenLink(app.db, selectionId);
  const asClient = { params: { id: selectionId }, query: { password: link.password } };
  const marked = await app.anonymous(landPublic.read, asClient);
  await app.anonymous(landPublic.markFavorite, { params: { id: marked.items[1]?.id ?? '' }, query: asClient.query });
  const before = await lastingContents(app);
  const shown = await app.broker.call(landSelections.one, { params: { id: selectionId } });

  await app.broker.call(requests.deleteRequest, { params: { id } });
  await expect(app.anonymous(landPublic.read, asClient)).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await trashOf(app, 'land', id)).toMatchObject({ hasLink: true });
  expect(await restore(id)).toMatchObject({ kind: 'land_request', id, notes: [] });

  expect(changedTables(before, await lastingContents(app))).toEqual(['land.request_selection_links']);
  expect((await app.broker.call(landSelections.one, { params: { id: selectionId } })).items).toEqual(shown.items);
  await expect(app.anonymous(landPublic.read, asClient)).rejects.toMatchObject({ code: 'link.invalid' });
  const renewed = await app.broker.call(landLinks.create, {
    body: { requestSelectionId: selectionId, expirationTime: null } as never,
  });
  expect(renewed).toMatchObject({ id: link.id, password: link.password });
  expect((await app.anonymous(landPublic.read, asClient)).items).toHaveLength(2);
});

test('a link that had expired before stays expired at its own time', async () => {
  const { requestId, selectionId } = await givenSelection(app.db, { count: 1 });
  await givenLink(app.db, selectionId, { endsIn: '-3 days' });
  const before = await lastingContents(app);
  await app.broker.call(requests.deleteRequest, { params: { id: requestId } });
  expect(await trashOf(app, 'land', requestId)).toMatchObject({ hasLink: false });
  await restore(requestId);
  expect(changedTables(before, await lastingContents(app))).toEqual([]);
});

test('the trash tells what was deleted, where, by whom, when, and how many days are left; newest first, by part of the name', async () => {
  const colleague = await app.anotherBroker();
  const first = await wholeProperty({ address: 'Ёлкино, поле за рекой' });
  const second = await givenSelection(app.db, { name: 'Корзина: участок под ёлки' });
  await remove(first.id);
  await colleague.call(requests.deleteRequest, { params: { id: second.requestId } });
  const { count, entries } = await app.broker.call(landTrash.list, { query: { text: 'елк' } });
  expect(count).toBe(2);
  expect(entries).toMatchObject([
    {
      kind: 'land_request',
      title: 'Корзина: участок под ёлки',
      deletedBy: colleague.id,
      daysLeft: 30,
      canRestore: true,
    },
    { kind: 'property', title: first.cadastralNumbers[0], place: 'Ёлкино, поле за рекой', deletedBy: app.broker.id },
  ]);
  const page = { text: 'елк', take: 1, skip: 1 };
  expect((await app.broker.call(landTrash.list, { query: page })).entries).toEqual([entries[1]]);
  await age(app, entries[1]?.id ?? '', 29.5);
  expect((await trashOf(app, 'land', first.id)).daysLeft).toBe(1);
  expect((await app.broker.call(landTrash.list, { query: { text: '%' } })).count).toBe(0);
});

test('a cadastral number that another object has taken is told with that object, and nothing changes', async () => {
  const property = await wholeProperty();
  await remove(property.id);
  const { id } = await trashOf(app, 'land', property.id);
  const other = await givenProperty(app.db, {
    cadastralNumbers: property.cadastralNumbers,
    address: 'Клин, Полевая, 1',
  });
  const before = await contentsOfTables(app.db);
  await expect(app.broker.call(landTrash.restore, { params: { id } })).rejects.toMatchObject({
    code: 'trash.number_taken',
    ...entryRefusal(
      `Кадастровый номер ${property.cadastralNumbers[0]} уже у другого объекта: ${property.cadastralNumbers[0]}, Клин, Полевая, 1`,
    ),
    others: [{ id: other.id, state: 'active', path: `/land/property/${other.id}` }],
  });
  expect(await contentsOfTables(app.db)).toEqual(before);
  await remove(other.id);
  expect(await app.broker.call(landTrash.restore, { params: { id } })).toMatchObject({ notes: [] });
});

test('values that went from their dictionaries: an optional field is empty, a list is shorter, both are told; a required one is asked for by its name', async () => {
  const value = (name: string, dictionary: 'land-highway' | 'best-uses' | 'categories') =>
    app.broker.call(landDictionaries[dictionary].create, { body: { name, code: '77' } as never });
  const highway = await value('Хвойное шоссе', 'land-highway');
  const use = await value('Под сад', 'best-uses');
  const category = await value('Земли опытов', 'categories');
  const property = await wholeProperty({
    landHighway: { id: highway.id },
    bestUses: [{ id: use.id }, { id: 1 }],
    category: { id: category.id },
  });
  await remove(property.id);
  await sql`delete from land.land_highways where id = ${highway.id}`.execute(app.db);
  const byId = (id: number) => ({ params: { id } });
  await app.broker.call(landDictionaries['best-uses'].remove, byId(use.id));
  await app.broker.call(landDictionaries['categories'].remove, byId(category.id));

  const { id } = await trashOf(app, 'land', property.id);
  const before = await contentsOfTables(app.db);
  await expect(app.broker.call(landTrash.restore, { params: { id } })).rejects.toMatchObject({
    code: 'trash.value_gone',
    ...entryRefusal('Сначала добавьте в справочник «Категории земель»: «Земли опытов». Без него восстановить нельзя'),
  });
  expect(await contentsOfTables(app.db)).toEqual(before);

  const again = await value('Земли опытов', 'categories');
  const { notes } = await app.broker.call(landTrash.restore, { params: { id } });
  expect(notes.toSorted()).toEqual([
    'Значения «Под сад» больше нет в справочнике «Лучшее использование», в списке его больше нет',
    'Значения «Хвойное шоссе» больше нет в справочнике «Шоссе», поле оставлено пустым',
  ]);
  expect(await app.broker.call(properties.getProperty, { params: { id: property.id } })).toMatchObject({
    landHighway: null,
    bestUses: [{ id: 1 }],
    category: { id: again.id, name: 'Земли опытов' },
  });
});

test('a value that was added again under its name stands for the deleted one, once', async () => {
  const create = (name: string) => app.broker.call(landDictionaries['best-uses'].create, { body: { name } });
  const one = await create('Под пасеку');
  const property = await wholeProperty({ bestUses: [{ id: one.id }] });
  await remove(property.id);
  await app.broker.call(landDictionaries['best-uses'].remove, { params: { id: one.id } });
  const other = await create('Под пасеку');
  expect(await restore(property.id)).toMatchObject({ notes: [] });
  const { bestUses } = await app.broker.call(properties.getProperty, { params: { id: property.id } });
  expect(bestUses).toMatchObject([{ id: other.id, name: 'Под пасеку' }]);
});

test('a contact deleted since is left out and told', async () => {
  const property = await wholeProperty();
  await remove(property.id);
  await app.broker.call(deleteLandContact, { params: { id: property.landContact?.id ?? '' } });
  expect((await restore(property.id)).notes).toEqual(['Запись «контакт» удалена, поле оставлено пустым']);
});

test.each([
  ['the object first', ['object', 'request']],
  ['the request first', ['request', 'object']],
] as const)(
  'when both ends of a place in a selection are in the trash, it comes back with the second of them: %s',
  async (_, order) => {
    const property = await wholeProperty();
    const before = await lastingContents(app);
    const ends = { object: property.id, request: property.requestId };
    for (const deleted of [order, order.toReversed()]) {
      for (const end of deleted) {
        if (end === 'object') await remove(ends.object);
        else await app.broker.call(requests.deleteRequest, { params: { id: ends.request } });
      }
      const first = await restore(ends[order[0]]);
      const second = await restore(ends[order[1]]);
      expect([...first.notes, ...second.notes].filter((note) => !note.includes('из корзины: 1'))).toEqual([]);
      expect(changedTables(before, await lastingContents(app))).toEqual([]);
    }
  },
);

test('a place in a request that went for good does not come back, and this is told', async () => {
  const property = await wholeProperty();
  await remove(property.id);
  await app.broker.call(requests.deleteRequest, { params: { id: property.requestId } });
  const { id } = await trashOf(app, 'land', property.requestId);
  await app.broker.call(landTrash.destroy, { params: { id } });
  expect((await restore(property.id)).notes).toEqual(['Места в подборках не вернулись, остальное удалено навсегда: 1']);
  const left = await sql`select from land.request_selection_items where property_id = ${property.id}`.execute(app.db);
  expect(left.rows).toEqual([]);
});

test('an entry written before a migration comes back after it: new columns take their default, dropped ones are left out', async () => {
  const property = await wholeProperty();
  await remove(property.id);
  await sql`alter table land.properties add column soil text not null default 'чернозём'`.execute(app.db);
  await sql`alter table land.property_comments add column pinned boolean not null default false`.execute(app.db);
  await sql`alter table land.favorites drop column comment`.execute(app.db);
  try {
    expect(await restore(property.id)).toMatchObject({ notes: [] });
    const { rows } = await sql`
      select p.soil, c.pinned, c.text from land.properties p join land.property_comments c on c.property_id = p.id
      where p.id = ${property.id}`.execute(app.db);
    expect(rows).toEqual([{ soil: 'чернозём', pinned: false, text: 'Смотрели' }]);
  } finally {
    await sql`alter table land.properties drop column soil`.execute(app.db);
    await sql`alter table land.property_comments drop column pinned`.execute(app.db);
    await sql`alter table land.favorites add column comment text`.execute(app.db);
  }
});

test('files of what is in the trash are handed out to nobody and stay; for good they go with it', async () => {
  const photo = await givenUpload(app);
  const property = await wholeProperty({ images: [{ globalImageId: photo.id }], documents: [] });
  const store = createLocalStore(fileFolders(app.settings.dataFolder));
  const isStored = async () => (await storedNames(app)).some((name) => name.startsWith(photo.id));
  const status = async () => (await ask(app, 'GET', `/api/image-storage/${photo.id}`)).status;
  expect(await status()).toBe(200);
  await remove(property.id);
  await clearDiscarded(app.db, store);
  expect([await status(), await isStored()]).toEqual([404, true]);
  const attached = propertyFields(app.broker.id, { images: [{ globalImageId: photo.id }] });
  await expect(app.broker.call(properties.createProperty, { body: attached })).rejects.toMatchObject({
    code: 'file.gone',
  });
  await restore(property.id);
  expect(await status()).toBe(200);

  await remove(property.id);
  const { id } = await trashOf(app, 'land', property.id);
  expect(await app.broker.call(landTrash.destroy, { params: { id } })).toEqual({ id });
  expect([await status(), await isStored()]).toEqual([404, false]);
  await expect(app.broker.call(landTrash.restore, { params: { id } })).rejects.toMatchObject({
    code: 'trash.not_found',
  });
});

test('after thirty days an entry goes by itself, with its files, and not a day before', async () => {
  const store = createLocalStore(fileFolders(app.settings.dataFolder));
  const [old, young] = [await givenUpload(app), await givenUpload(app)];
  const [first, second] = [
    await wholeProperty({ images: [{ globalImageId: old.id }] }),
    await wholeProperty({ images: [{ globalImageId: young.id }] }),
  ];
  for (const { id } of [first, second]) await remove(id);
  await age(app, (await trashOf(app, 'land', first.id)).id, 30.01);
  await age(app, (await trashOf(app, 'land', second.id)).id, 29.99);
  await clearTrash(app.db);
  await clearDiscarded(app.db, store);
  await expect(trashOf(app, 'land', first.id)).rejects.toThrow();
  const names = await storedNames(app);
  expect([old, young].map(({ id }) => names.some((name) => name.startsWith(id)))).toEqual([false, true]);
  const { rows } = await sql`
    select action, employee_id from shared.audit where entity_id = ${first.id} order by id desc limit 1`.execute(
    app.db,
  );
  expect(rows).toEqual([{ action: 'destroy', employee_id: null }]);
  expect(await restore(second.id)).toMatchObject({ notes: [] });
});
