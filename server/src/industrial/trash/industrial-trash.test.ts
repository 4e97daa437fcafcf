import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { buildingComments, complexComments, vacancyComments } from '@gektar/contract/industrial/comment-endpoints.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionaries.ts';
import * as requests from '@gektar/contract/industrial/requests/request-endpoints.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { industrialTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { wholeIndustrialRequestFields } from '#testing/given-whole-industrial-request.ts';
import { changedTables, contentsOfTables } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { lastingContents, trashOf } from '#testing/trash-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/**
 * A complex with two buildings and three vacancies, every field filled in, one vacancy closed by a deal, all of them in
 * a selection.
 */
async function wholeTree() {
  const { db, broker } = app;
  const complex = await givenComplex(db, await wholeComplexFields(db));
  const building = await givenBuilding(db, complex.id, await wholeBuildingFields(db));
  const vacancy = await givenVacancy(db, building.id, await wholeVacancyFields(db));
  const beside = await givenVacancy(db, building.id, { name: '1-Б' });
  const other = await givenBuilding(db, complex.id, { name: 'Корпус 2' });
  const far = await givenVacancy(db, other.id, { name: '2-А' });
  const deal = { vacancyType: 1, closeDate: '2026-11-21T00:00:00', tenantName: 'АО «Полка»' } as const;
  await broker.call(vacancies.closeVacancy, { params: { id: beside.id }, body: deal });
  await broker.call(complexComments.create, { body: { complexId: complex.id, text: 'Звонили' } });
  await broker.call(buildingComments.create, { body: { buildingId: building.id, text: 'Крыша новая' } });
  await broker.call(vacancyComments.create, { body: { vacancyId: vacancy.id, text: 'Смотрели' } });
  const selection = await givenVacancySelection(db, { objectIds: [vacancy.id, beside.id, far.id] });
  await sql`
    update industrial.request_selection_items set comment = 'Угол', client_favorite_at = now() where vacancy_id = ${vacancy.id}`.execute(
    db,
  );
  await sql`insert into industrial.complex_sources (source, source_id, complex_id, cells)
    values ('complexes', ${complex.id}, ${complex.id}, '{}')`.execute(db);
  return { complex, building, vacancy, beside, other, far, selection };
}
type Tree = Awaited<ReturnType<typeof wholeTree>>;

const removals = {
  complex: complexes.deleteComplex,
  building: buildings.deleteBuilding,
  vacancy: vacancies.deleteVacancy,
} as const;
const remove = (kind: keyof typeof removals, id: string) => app.broker.call(removals[kind], { params: { id } });
async function restore(entityId: string) {
  const { id } = await trashOf(app, 'industrial', entityId);
  return app.broker.call(industrialTrash.restore, { params: { id } });
}

describe.each([
  ['complex', (tree: Tree) => tree.complex.id, { buildingCount: 2, vacancyCount: 3 }],
  ['building', (tree: Tree) => tree.building.id, { buildingCount: 0, vacancyCount: 2 }],
  ['vacancy', (tree: Tree) => tree.vacancy.id, { buildingCount: 0, vacancyCount: 0 }],
  ['vacancy', (tree: Tree) => tree.beside.id, { buildingCount: 0, vacancyCount: 0 }],
] as const)('%s', (kind, idOf, parts) => {
  test('comes back with every row of every table as it was: people, photos, documents, comments, deals, figures, places in selections', async () => {
    const tree = await wholeTree();
    const id = idOf(tree);
    const before = await lastingContents(app);
    const full = await app.broker.call(complexes.getFullComplex, { params: { id: tree.complex.id } });
    expect(await remove(kind, id)).toEqual({ id });
    expect(await trashOf(app, 'industrial', id)).toMatchObject({ kind, ...parts });
    expect(await restore(id)).toMatchObject({ kind, id, complexId: tree.complex.id, notes: [] });
    expect(changedTables(before, await lastingContents(app))).toEqual([]);
    const { logs, ...rest } = await app.broker.call(complexes.getFullComplex, { params: { id: tree.complex.id } });
    const { logs: earlier, ...was } = full;
    expect(rest).toEqual(was);
    const added = logs.slice(0, logs.length - earlier.length).map(({ action }) => action);
    expect(added).toEqual(kind === 'complex' ? ['restore', 'delete'] : ['restore', 'delete', 'part-delete']);
  });
});

test('a request comes back with everything in it; only who may delete it may restore or destroy it (B-07)', async () => {
  const colleague = await app.anotherBroker();
  const { db, broker } = app;
  const fields = { ...(await wholeIndustrialRequestFields(db, broker.id)), additionalAccessEmployees: [] };
  const { id } = await broker.call(requests.createRequest, { body: fields });
  const before = await lastingContents(app);
  await broker.call(requests.deleteRequest, { params: { id } });
  const entry = await trashOf(app, 'industrial', id);
  expect(entry).toMatchObject({ kind: 'industrial_request', canRestore: true });
  const { entries } = await colleague.call(industrialTrash.list, { query: { entityId: id } });
  expect(entries).toMatchObject([{ id: entry.id, canRestore: false }]);
  const untouched = await contentsOfTables(db);
  for (const call of [industrialTrash.restore, industrialTrash.destroy]) {
    const refused = colleague.call(call as typeof industrialTrash.restore, { params: { id: entry.id } });
    await expect(refused).rejects.toMatchObject({ code: 'access.forbidden' });
  }
  expect(await contentsOfTables(db)).toEqual(untouched);
  expect(await restore(id)).toMatchObject({ kind: 'industrial_request', id, notes: [] });
  expect(changedTables(before, await lastingContents(app))).toEqual([]);
});

test('a part whose complex or building is in the trash, too, says which to restore first', async () => {
  const { complex, building, vacancy } = await wholeTree();
  await remove('vacancy', vacancy.id);
  await remove('building', building.id);
  const first = (entry: string) => ({ code: 'trash.parent_gone', fields: { entry } });
  await expect(restore(vacancy.id)).rejects.toMatchObject(
    first(`Сначала восстановите из корзины: здание «${building.name}»`),
  );
  await remove('complex', complex.id);
  const untouched = await contentsOfTables(app.db);
  await expect(restore(building.id)).rejects.toMatchObject(
    first(`Сначала восстановите из корзины: комплекс «${complex.name}»`),
  );
  expect(await contentsOfTables(app.db)).toEqual(untouched);
  for (const id of [complex.id, building.id, vacancy.id]) expect((await restore(id)).id).toBe(id);
});

test('a part whose complex went for good has nowhere to come back to', async () => {
  const { complex, building } = await wholeTree();
  await remove('building', building.id);
  await remove('complex', complex.id);
  const { id } = await trashOf(app, 'industrial', complex.id);
  await app.broker.call(industrialTrash.destroy, { params: { id } });
  await expect(restore(building.id)).rejects.toMatchObject({
    code: 'trash.parent_gone',
    fields: { entry: 'Восстановить некуда, удалено навсегда: комплекс' },
  });
});

test('under a complex that was archived meanwhile a part comes back archived, and this is told', async () => {
  const { complex, building, vacancy } = await wholeTree();
  await remove('building', building.id);
  await app.broker.call(complexes.archiveComplex, { params: { id: complex.id }, query: { isEnabled: 'false' } });
  expect((await restore(building.id)).notes).toEqual(['Комплекс находится в архиве: восстановлено в архив']);
  for (const [call, id] of [
    [buildings.getBuilding, building.id],
    [vacancies.getVacancy, vacancy.id],
  ] as const) {
    expect(await app.broker.call(call as typeof buildings.getBuilding, { params: { id } })).toMatchObject({
      isEnabled: false,
    });
  }
});

test('the figures of the complex count what came back', async () => {
  const { complex, building } = await wholeTree();
  const figures = async () => {
    const { rows } = await sql`select * from industrial.complex_figures where complex_id = ${complex.id}`.execute(
      app.db,
    );
    return rows;
  };
  const before = await figures();
  await remove('building', building.id);
  expect(await figures()).not.toEqual(before);
  await givenVacancy(app.db, (await givenBuilding(app.db, complex.id, { name: 'Корпус 3' })).id);
  const { buildingCount } = await app.broker.call(complexes.getComplex, { params: { id: complex.id } });
  await restore(building.id);
  const after = await app.broker.call(complexes.getComplex, { params: { id: complex.id } });
  expect(after.buildingCount).toBe((buildingCount ?? 0) + 1);
});

test('a bit of a request type that was given to another type meanwhile is not taken for it (F-09)', async () => {
  const dictionary = industrialDictionaries['request-type'];
  const type = await app.broker.call(dictionary.create, { body: { name: 'Под холод' } });
  const request = await givenIndustrialRequest(app.db, { requestTypes: type.id }, app.broker.id);
  await app.broker.call(requests.deleteRequest, { params: { id: request.id } });
  await app.broker.call(dictionary.remove, { params: { id: type.id } });
  const other = await app.broker.call(dictionary.create, { body: { name: 'Под тепло' } });
  expect(other.id).toBe(type.id);
  expect((await restore(request.id)).notes).toEqual([
    expect.stringMatching(/^Значения «Под холод» больше нет в справочнике «.+», в списке его больше нет$/),
  ]);
  expect(await app.broker.call(requests.getRequest, { params: { id: request.id } })).toMatchObject({
    requestTypes: null,
  });
});
