import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vacancyComments } from '@gektar/contract/industrial/comment-endpoints.ts';
import { industrialDictionaryList } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { projectFolder } from '#environment.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { bytesOf, publicAnswers } from '#testing/public-answers.ts';
import { givenLinkIn } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

/** Part of every text that must not leave the server. */
const SECRET = 'ТАЙНА';
const CODE = 'K7M4XC';
const CLIENT = 'ООО «Арендатор»';

let app: TestApp;
let pages: string;
beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'gektar-public-'));
  for (const name of ['index.html', 'public.html']) await cp(join(projectFolder, 'web', name), join(pages, name));
  app = await openTestApp(inject('clusterUrl'), { webFolder: pages });
});
afterAll(async () => {
  await app.close();
  await rm(pages, { recursive: true });
});

/** Text columns that clients may see; every other one counts as internal unless listed here. */
const clientColumns: Readonly<Record<string, readonly string[]>> = {
  complexes: ['name', 'full_address'],
  buildings: ['name'],
  vacancies: ['name'],
};
/** Columns that are not free text: an enumeration, and the code that opens the link. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  vacancy_agents: ['kind'],
  request_selection_links: ['password', 'sent_way'],
};

/**
 * Fills every text column of the domain with a secret, except dictionaries, `clientColumns` and `fixed`.
 * @returns number of filled columns
 */
async function fillWithSecrets(): Promise<number> {
  const dictionaries = new Set(Object.keys(industrialDictionaryList).map((name) => name.replaceAll('-', '_')));
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as "table", c.column_name as "column", c.udt_name as "type"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'industrial' and t.table_type = 'BASE TABLE' and c.udt_name in ('text', '_text')
      and c.is_generated = 'NEVER'`.execute(app.db);
  const own = rows.filter(
    ({ table, column }) =>
      !dictionaries.has(table) && !clientColumns[table]?.includes(column) && !fixed[table]?.includes(column),
  );
  for (const { table, column, type } of own) {
    const secret = `${SECRET} ${table} ${column}`;
    const value = type === 'text' ? sql`${secret}` : sql`array[${secret}]`;
    await sql`update ${sql.table(`industrial.${table}`)} set ${sql.ref(column)} = ${value}`.execute(app.db);
  }
  return own.length;
}

async function givenSecretive(about: { isRentalPriceOnRequest: boolean; isPriceByRequest: boolean }) {
  const photo = async (presenceInTheFlyer: boolean) => ({
    globalImageId: (await givenUpload(app, { name: `${SECRET} имя фото.jpg` })).id,
    imageType: { id: (await app.db.selectFrom('industrial.image_types').select('id').executeTakeFirstOrThrow()).id },
    presenceInTheFlyer,
  });
  const documents = async () => [
    {
      globalDocumentId: (
        await givenUpload(app, { name: `${SECRET} договор.pdf`, content: Buffer.from('%PDF-1.7\n'), kind: 'document' })
      ).id,
      name: `${SECRET} название документа`,
      date: '1987-06-05',
    },
  ];
  const complex = await givenComplex(app.db, {
    ...(await wholeComplexFields(app.db)),
    tenants: [{ id: 'c2', name: `${SECRET} арендатор` }],
    images: [await photo(true)],
    documents: await documents(),
  });
  const building = await givenBuilding(app.db, complex.id, {
    ...(await wholeBuildingFields(app.db)),
    images: [await photo(true), await photo(false)],
    documents: await documents(),
  });
  const vacancy = await givenVacancy(app.db, building.id, {
    ...(await wholeVacancyFields(app.db)),
    documents: await documents(),
    areaSetWithPrice: { production: { areaValue: 1_000, leasePricePerSqm: 7_654_321 } },
    salePrice: 876_543_210,
    ...about,
  });
  await app.broker.call(vacancyComments.create, { body: { vacancyId: vacancy.id, text: `${SECRET} заметка` } });
  return { complex, building, vacancy };
}

test('no internal data stands in any byte of any public answer [IND-PUB-009]', async () => {
  const { db, broker } = app;
  const open = await givenSecretive({ isRentalPriceOnRequest: true, isPriceByRequest: true });
  const hidden = await givenSecretive({ isRentalPriceOnRequest: false, isPriceByRequest: false });
  const archived = await givenSecretive({ isRentalPriceOnRequest: false, isPriceByRequest: false });
  const closed = await givenSecretive({ isRentalPriceOnRequest: false, isPriceByRequest: false });
  const given = [open, hidden, archived, closed];
  const objectIds = given.map(({ vacancy }) => vacancy.id);
  const selection = await givenVacancySelection(db, {
    companyId: 'client',
    objectIds,
    responsibleEmployeeId: broker.id,
  });
  const { selectionId, requestId, itemIds } = selection;
  await broker.call(industrialSelections.updateItem, { body: { id: itemIds[1] ?? '', status: false } });
  await broker.call(vacancies.archiveVacancy, { params: { id: archived.vacancy.id } });
  const deal = { vacancyType: 1, closeDate: '1986-05-04T00:00:00', tenantName: SECRET };
  await broker.call(vacancies.closeVacancy, { params: { id: closed.vacancy.id }, body: deal });
  const { id: linkId } = await givenLinkIn(db, 'industrial', selectionId, { password: CODE });
  const expired = await givenVacancySelection(db, { objectIds });
  await givenLinkIn(db, 'industrial', expired.selectionId, { password: CODE, endsIn: '-1 day' });

  expect(await fillWithSecrets()).toBeGreaterThan(40);
  await sql`update shared.employees set first_name = ${`${SECRET} имя`}, last_name = ${SECRET},
    email = ${`${SECRET}@office.example`}, phone = ${SECRET}, reply_hours = ${SECRET}, is_card_shown = false`.execute(
    db,
  );
  for (const id of ['c1', 'c2', 'c3', 'client']) {
    const name = id === 'client' ? CLIENT : `${SECRET} ${id}`;
    await db.insertInto('shared.companies').values({ id, name, websites: '[]' }).execute();
  }
  // `fillWithSecrets` has overwritten the id of the company.
  await sql`update industrial.requests set company_id = 'client' where id = ${requestId}`.execute(db);

  const images = ({ complex, building }: typeof open) =>
    [...building.images, ...complex.images].map(({ globalImageId }) => globalImageId);
  const answers = await publicAnswers(app, {
    domain: 'industrial',
    ...{ selectionId, requestId, itemIds, objectIds, code: CODE, expiredId: expired.selectionId },
    photoIds: images(open),
  });
  const [read] = answers;
  expect(read.status).toBe(200);
  for (const text of [CLIENT, open.vacancy.name, open.complex.fullAddress, ...images(open)])
    expect(read.text).toContain(text);
  // Of these fields of the building, clients may see only the docks and gates.
  expect(open.building).toMatchObject({ docksNumber: 58, gatesZeroNumber: 5, hasCrossDocks: true, docksRatio: 0.9 });
  for (const figure of ['"docksNumber":58', '"gatesZeroNumber":5']) expect(read.text).toContain(figure);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404]));

  const idsOf = ({ complex, building, vacancy }: typeof open) => [
    ...[complex, building, vacancy].flatMap(({ id, documents }) => [
      id,
      ...documents.map((one) => one.globalDocumentId),
    ]),
    ...[complex, building].flatMap((one) => [...one.contacts, ...one.operatorWithRoles].map(({ id }) => id)),
  ];
  const forbidden = [
    ...[SECRET, CODE, linkId, broker.id, open.complex.responsibleUser, ...given.flatMap(idsOf)],
    ...given.slice(1).flatMap(images),
    ...['7654321', '876543210', '1987-06-05', '1986-05-04', 'vacancyStatus', 'tenants', 'Забронирована'],
    ...['docksRatio', 'hasCrossDocks', 'floorLevel', 'hasCheckpoint', 'operatorWithRoles'],
  ].map((word) => word.toLowerCase());
  for (const answer of answers) {
    const bytes = bytesOf(answer);
    for (const word of forbidden) expect(bytes.includes(word), `${word} in ${bytes}`).toBe(false);
  }
  for (const id of [...itemIds.slice(1), requestId]) expect(read.text).not.toContain(id);
});
