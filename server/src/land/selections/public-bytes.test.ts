import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { archiveProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { projectFolder } from '#environment.ts';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenLink } from '#testing/given-link.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { bytesOf, publicAnswers } from '#testing/public-answers.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

/** Part of every text that must not leave the server; in Latin letters where only those are allowed. */
const SECRET = 'ТАЙНА';
const LATIN_SECRET = 'tayna';
const CODE = 'K7M4XC';
const path = '/api/land/request-selections-for-clients';

let app: TestApp;
let pages: string;
beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'gektar-public-'));
  for (const name of ['index.html', 'public.html']) await cp(join(projectFolder, 'web', name), join(pages, name));
  app = await openTestApp(inject('clusterUrl'), { webFolder: pages });
  await sql`insert into land.image_types (name, "order") values ('Схема', 90)`.execute(app.db);
});
afterAll(async () => {
  await app.close();
  await rm(pages, { recursive: true });
});

async function imageKind(name: string): Promise<{ id: number }> {
  return app.db.selectFrom('land.image_types').select('id').where('name', '=', name).executeTakeFirstOrThrow();
}

/** A property with every internal field filled; when confidential, also numbers, address and position are internal. */
async function givenSecretive(isConfidentially: boolean) {
  const secret = (what: string) => `${SECRET} ${what}`;
  const link = (what: string) => `https://${LATIN_SECRET}.example/${what}`;
  const image = () => givenUpload(app, { name: `${secret('имя фото')}.jpg` });
  const [untyped, scheme, plan, view, document] = await Promise.all([
    image(),
    image(),
    image(),
    image(),
    givenUpload(app, {
      name: `${secret('имя документа')}.pdf`,
      content: Buffer.from('%PDF-1.7\n'),
      kind: 'document',
    }),
  ]);
  const fields = await wholePropertyFields(app.db, app.broker.id, {
    isConfidentially,
    comment: secret('комментарий'),
    referralComment: secret('рекомендация'),
    referralContactId: `${LATIN_SECRET}-referral`,
    contactId: `${LATIN_SECRET}-contact`,
    companyId: `${LATIN_SECRET}-company`,
    linkToDisk: link('disk'),
    linkToDocumentation: link('docs'),
    linkToPublicCadastralMap: link('map'),
    images: [
      { globalImageId: untyped.id, presenceInTheFlyer: true },
      { globalImageId: scheme.id, imageType: await imageKind('Схема') },
      { globalImageId: plan.id, imageType: await imageKind('Кадастровый план') },
      { globalImageId: view.id, imageType: await imageKind('Общий вид') },
    ],
    documents: [{ globalDocumentId: document.id, name: secret('название документа'), date: '1987-06-05' }],
    lastConversationDate: '1986-05-04T03:02:01',
    referralAppointmentDateTime: '1985-04-03T02:01:00',
    ...(isConfidentially && {
      cadastralNumbers: [secret(`номер ${view.id}`), secret(`второй номер ${view.id}`)],
      address: secret('адрес'),
      latitude: 55.123457,
      longitude: 37.765431,
      polygons: [
        {
          coordinates: [
            [55.1212121, 37.7373731],
            [55.1313131, 37.7474741],
            [55.1414141, 37.7575751],
          ],
        },
      ],
    }),
  });
  const { id } = await givenProperty(app.db, fields);
  await app.broker.call(landComments.add, { params: { id }, body: { text: secret('заметка') } });
  const { landContact } = fields;
  await sql`update land.contacts set first_name = ${secret('имя')}, last_name = ${secret('фамилия')},
    phone = '79990001122', email = ${`${LATIN_SECRET}@example.com`}, comment = ${secret('о контакте')}
    where id = ${landContact?.id}`.execute(app.db);
  const drawnIds = [untyped.id, scheme.id, plan.id];
  return { id, viewId: view.id, drawnIds, documentId: document.id, contactId: landContact?.id ?? '' };
}

test('no internal data stands in any byte of any public answer [LAND-PUB-003]', async () => {
  const { db, broker } = app;
  await db
    .updateTable('shared.employees')
    .set({
      ...{ first_name: `${SECRET} имя`, last_name: `${SECRET} фамилия`, email: `${LATIN_SECRET}@office.example` },
      ...{ phone: '79990001133', telegram: LATIN_SECRET, whatsapp: '79990001144', reply_hours: SECRET },
      is_card_shown: false,
    })
    .where('id', '=', broker.id)
    .execute();
  await db
    .insertInto('shared.companies')
    .values([
      { id: `${LATIN_SECRET}-company`, name: `${SECRET} продавец`, websites: '[]' },
      { id: `${LATIN_SECRET}-client`, name: 'ООО «Покупатель»', websites: '[]' },
    ])
    .execute();
  await db
    .insertInto('shared.contacts')
    .values({
      id: `${LATIN_SECRET}-contact`,
      company_id: `${LATIN_SECRET}-company`,
      first_name: `${SECRET} имя`,
      last_name: `${SECRET} фамилия`,
      phones: '[]',
      emails: '[]',
    })
    .execute();
  const open = await givenSecretive(false);
  const confidential = await givenSecretive(true);
  const hidden = await givenSecretive(true);
  const archived = await givenSecretive(true);
  const plots = [open, confidential, hidden, archived];
  const selection = await givenSelection(db, {
    name: `${SECRET} название запроса`,
    comment: `${SECRET} комментарий запроса`,
    companyId: `${LATIN_SECRET}-client`,
    propertyIds: plots.map(({ id }) => id),
  });
  const { selectionId, requestId, itemIds } = selection;
  await sql`update land.requests set referral_comment = ${`${SECRET} рекомендация`}, contact_id = ${`${LATIN_SECRET}-contact`},
    referral_contact_id = ${`${LATIN_SECRET}-contact`}, responsible_employee_id = ${broker.id}, budget_to = 987654321,
    link_to_disk = ${`https://${LATIN_SECRET}.example`} where id = ${requestId}`.execute(db);
  for (const id of itemIds) {
    await broker.call(updateSelectionItem, { body: { id, rowVersion: 1, comment: `${SECRET} комментарий строки` } });
  }
  await broker.call(updateSelectionItem, { body: { id: itemIds[2] ?? '', status: false } });
  await broker.call(archiveProperty, { params: { id: archived.id } });
  const { id: linkId } = await givenLink(db, selectionId, { password: CODE });
  // What was shown is compared with what is shown now: objects have gone, others have come with new prices.
  await sql`insert into shared.showings (id, at, domain, channel, link_id, content_hash)
    values (${linkId}, now() - interval '1 day', 'land', 'page', ${linkId}, '')`.execute(db);
  for (const [at, { id }] of plots.slice(1).entries())
    await sql`insert into shared.disclosures (showing_id, object_id, object_version, object_name, object_place, amounts, shown)
      values (${linkId}, ${id}, 1, ${SECRET}, ${SECRET}, '{"price": 1}', ${at === 0 ? null : '{"title": "Участок, 1,00 га", "area": 1}'})`.execute(
      db,
    );

  const expired = await givenSelection(db, { name: SECRET, propertyIds: [open.id] });
  await givenLink(db, expired.selectionId, { password: CODE, endsIn: '-1 day' });

  const answers = await publicAnswers(app, {
    domain: 'land',
    ...{ selectionId, requestId, itemIds, code: CODE, expiredId: expired.selectionId },
    objectIds: plots.map(({ id }) => id),
    photoIds: plots.map(({ viewId }) => viewId),
  });
  const [read] = answers;
  expect(read.status).toBe(200);
  expect(read.text).toContain('ООО «Покупатель»');
  for (const id of [open.viewId, ...open.drawnIds, confidential.viewId]) expect(read.text).toContain(id);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404]));

  const forbidden = [
    SECRET,
    LATIN_SECRET,
    CODE,
    linkId,
    broker.id,
    ...plots.flatMap(({ id, documentId, contactId }) => [id, documentId, contactId]),
    ...['79990001122', '79990001133', '79990001144', '987654321', '1987-06-05', '1986-05-04', '1985-04-03'],
    ...['55.12345', '37.76543', '55.12121', '37.73737', '55.1313', '37.7474'],
  ];
  for (const answer of answers) {
    const bytes = bytesOf(answer);
    for (const word of forbidden) expect(bytes.includes(word.toLowerCase()), `${word} in ${bytes}`).toBe(false);
  }
  const unseen = [...confidential.drawnIds, hidden.viewId, archived.viewId, itemIds[2], itemIds[3], requestId];
  for (const id of unseen) {
    expect(read.text).not.toContain(id);
  }
});

test('an answer has the listed fields and no others', async () => {
  const { id } = await givenSecretive(false);
  const { selectionId } = await givenSelection(app.db, { propertyIds: [id] });
  await givenLink(app.db, selectionId, { password: CODE });
  const { json } = await ask(app, 'GET', `${path}/${selectionId}?password=${CODE}`, { token: null });
  const { items, ...about } = json as { items: { property: object }[] };
  expect(Object.keys(about).sort()).toEqual([
    ...['companyName', 'expirationTime', 'hasAnswers', 'hasCard', 'hasRates', 'id', 'linkExpirationTime'],
  ]);
  const { property = {}, ...item } = items[0] ?? {};
  expect(Object.keys(item).sort()).toEqual(['id', 'isClientFavorite', 'order']);
  expect(Object.keys(property).sort()).toMatchInlineSnapshot(`
    [
      "address",
      "area",
      "bestUses",
      "buildingArea",
      "builtToLease",
      "builtToSuit",
      "cadastralNumbers",
      "category",
      "electricitySupply",
      "gasSupply",
      "hasBarganing",
      "hasDriveway",
      "hasIndustrialRailway",
      "hasLandLotTownPlanningPlan",
      "hasOverheadCrane",
      "hasPond",
      "heatSupply",
      "images",
      "isApproximatePosition",
      "isConfidentially",
      "isIndustrialPark",
      "isLightIndustrial",
      "isSpecialEconomicZone",
      "isTerritoryComplexDevelopment",
      "kmFromCity",
      "landHighway",
      "latitude",
      "longitude",
      "ownershipType",
      "permittedUseTypes",
      "polygons",
      "price",
      "pricePerHa",
      "propertyType",
      "region",
      "sewerage",
      "waterSupply",
    ]
  `);
});
