import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { buildingComments, complexComments, vacancyComments } from '@gektar/contract/industrial/comment-endpoints.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as documents from '@gektar/contract/industrial/complexes/document-endpoints.ts';
import type { ChainMember, CreatedChain, NewChain } from '@gektar/contract/industrial/complexes/new-chain.ts';
import * as deals from '@gektar/contract/industrial/deals/deal-endpoints.ts';
import * as people from '@gektar/contract/industrial/people/people-endpoints.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import {
  anyValue,
  buildingFields,
  complexFields,
  givenBuilding,
  givenComplex,
  givenVacancy,
  vacancyFields,
} from '#testing/given-complex.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import type { TestApp } from '#testing/test-app.ts';
import { idInTrash } from './id-in-trash.ts';
import { ofRun, ofTakenRun } from './of-run.ts';
import {
  but,
  nobodysId,
  nobodysValue,
  type Prepare,
  type WritingCall,
  withBody,
  withNobodysId,
  writes,
} from './writing-call.ts';

/** A complex with people, photo and document; a building and a vacancy in it with theirs. */
async function tree({ db, broker }: TestApp) {
  const image = async () => ({
    globalImageId: await givenStoredFile(db),
    imageType: await anyValue(db, 'image_types'),
    presenceInTheFlyer: true,
  });
  const document = async () => ({ globalDocumentId: await givenStoredFile(db, { kind: 'document' }) });
  const contacts = [contactFields(await anyValue(db, 'contact_role'))];
  const complex = await givenComplex(db, {
    images: [await image()],
    documents: [await document()],
    contacts,
    operatorWithRoles: [operatorFields],
    sewerageTypes: [await anyValue(db, 'sewerage_type')],
  });
  const building = await givenBuilding(db, complex.id, {
    images: [await image()],
    contacts,
    operatorWithRoles: [operatorFields],
  });
  const vacancy = await givenVacancy(db, building.id, { areaSetWithPrice, documents: [await document()] });
  await broker.call(vacancyComments.create, { body: { vacancyId: vacancy.id, text: 'Смотрели' } });
  return { complex, building, vacancy };
}
type Tree = Awaited<ReturnType<typeof tree>>;

const areaSetWithPrice = { production: { areaValue: 1_000, leasePricePerSqm: 9_000 } };
const contactFields = (contactRole: { id: number }) => ({ companyId: 'c1', contactId: 'p1', contactRole });
const operatorFields = { operatorId: 'c1', roles: 2, appointmentDate: '2014-03-12T00:00:00' };
const dealFields = { vacancyType: 1, closeDate: '2026-11-21T00:00:00', tenantName: 'АО «Полка»' };

const of =
  (pick: (made: Tree) => string): Prepare =>
  async (app) => ({ params: { id: pick(await tree(app)) } });
const complexId = of(({ complex }) => complex.id);
const buildingId = of(({ building }) => building.id);
const vacancyId = of(({ vacancy }) => vacancy.id);

/** The prepared call, with `act` applied first to the entity that it names. */
const after =
  (prepare: Prepare, act: (app: TestApp, id: string) => Promise<unknown>): Prepare =>
  async (app) => {
    const sent = await prepare(app);
    await act(app, String(sent.params?.['id'] ?? (sent.body as { id?: string }).id));
    return sent;
  };
const archiveComplex = (app: TestApp, id: string) =>
  app.broker.call(complexes.archiveComplex, { params: { id }, query: { isEnabled: 'false' } });
const archiveBuilding = (app: TestApp, id: string) =>
  app.broker.call(buildings.archiveBuilding, { params: { id }, query: { isEnabled: 'false' } });

/** A call with this body, whose complex is archived first. */
const withoutComplex =
  (body: (app: TestApp, made: Tree) => Promise<object>): Prepare =>
  async (app) => {
    const made = await tree(app);
    await archiveComplex(app, made.complex.id);
    return { body: await body(app, made) };
  };

const newComplex: Prepare = async ({ db }) => ({ body: await complexFields(db) });
const changedComplex: Prepare = async (app) => {
  const { complex } = await tree(app);
  return { body: { ...complex, name: 'Другое' } };
};
const newBuilding: Prepare = async (app) => ({
  body: { ...(await buildingFields(app.db)), complexId: (await tree(app)).complex.id },
});
const changedBuilding: Prepare = async (app) => ({ body: { ...(await tree(app)).building, name: 'Другое' } });
const newVacancy: Prepare = async (app) => ({
  body: { ...vacancyFields({ areaSetWithPrice }), buildingId: (await tree(app)).building.id },
});
const changedVacancy: Prepare = async (app) => ({ body: { ...(await tree(app)).vacancy, name: 'Другое' } });

/** The call with an id that was sent before with other content. */
const sentBefore =
  (prepare: Prepare, send: (app: TestApp, body: never) => Promise<unknown>): Prepare =>
  async (app) => {
    const { body } = await prepare(app);
    const twice = { ...(body as object), newId: uuidv7() };
    await send(app, twice as never);
    return { body: { ...twice, name: 'Другое' } };
  };
const stale = (prepare: Prepare) => withBody(prepare, { rowVersion: 2_000 });
const gone = (prepare: Prepare) => withBody(prepare, { id: nobodysId });
const imagesGone =
  (prepare: Prepare): Prepare =>
  async (app) =>
    withBody(prepare, {
      images: [
        { globalImageId: nobodysId, imageType: await anyValue(app.db, 'image_types'), presenceInTheFlyer: true },
      ],
    })(app);
const documentsGone = (prepare: Prepare) => withBody(prepare, { documents: [{ globalDocumentId: nobodysId }] });

const newDeal: Prepare = async (app) => ({ body: { ...dealFields, vacancyId: (await tree(app)).vacancy.id } });
const closing: Prepare = async (app) => ({ ...(await vacancyId(app)), body: dealFields });
const closeIt = (app: TestApp, id: string) =>
  app.broker.call(vacancies.closeVacancy, { params: { id }, body: dealFields });
async function givenDeal(app: TestApp) {
  const { vacancy } = await tree(app);
  const { deal } = await closeIt(app, vacancy.id);
  if (deal === null) throw new Error('a closed vacancy has its deal');
  return deal;
}
const changedDeal: Prepare = async (app) => ({ body: { ...(await givenDeal(app)), movedOut: 'ЛП «Ольховый»' } });

const newContact: Prepare = async (app) => ({
  body: { ...contactFields(await anyValue(app.db, 'contact_role')), complexId: (await tree(app)).complex.id },
});
const ofBuilding =
  (fields: (app: TestApp) => Promise<object>, id?: string): Prepare =>
  async (app) => ({ body: { ...(await fields(app)), buildingId: id ?? (await tree(app)).building.id } });
const contact = async (app: TestApp) => contactFields(await anyValue(app.db, 'contact_role'));
const operator = async () => operatorFields;
const newOperator: Prepare = async (app) => ({ body: { ...operatorFields, complexId: (await tree(app)).complex.id } });
const changedContact: Prepare = async (app) => ({
  body: { ...(await tree(app)).building.contacts[0], comment: 'Новый' },
});
const changedOperator: Prepare = async (app) => ({
  body: { ...(await tree(app)).complex.operatorWithRoles[0], roles: 3 },
});
const unknownRole = (prepare: Prepare) => withBody(prepare, { contactRole: nobodysValue });
const byLink = (pick: (made: Tree) => string | undefined): Prepare => of((made) => pick(made) ?? nobodysId);

const asColleague =
  (prepare: Prepare): Prepare =>
  async (app) => ({ ...(await prepare(app)), token: (await app.anotherBroker()).token });

const newChain: Prepare = async ({ db }) => ({
  body: {
    complex: { ...(await complexFields(db)), newId: uuidv7() },
    building: { ...(await buildingFields(db)), newId: uuidv7() },
    vacancy: { ...vacancyFields({ areaSetWithPrice }), newId: uuidv7() },
  },
});
/** A chain with other fields of one member. */
const chainWith = (member: ChainMember, fields: object): Prepare =>
  but(newChain, ({ body }) => {
    const chain = body as NewChain;
    return { body: { ...chain, [member]: { ...chain[member], ...fields } } };
  });
/** A chain sent a second time with other content of one member. */
const chainSentBefore =
  (member: ChainMember): Prepare =>
  async (app) => {
    const chain = (await newChain(app)).body as NewChain;
    await app.broker.call(complexes.createChain, { body: chain });
    return { body: { ...chain, [member]: { ...chain[member], name: 'Другое' } } };
  };
/** A chain sent a second time with one more member, after `act` was done to what the first call created. */
const chainAfter =
  (act: (app: TestApp, id: string) => Promise<unknown>, idOf: (made: CreatedChain) => string | undefined): Prepare =>
  async (app) => {
    const chain = (await newChain(app)).body as NewChain;
    const isOfBuilding = act === archiveBuilding;
    const first = { ...chain, building: isOfBuilding ? chain.building : null, vacancy: null };
    await act(app, idOf(await app.broker.call(complexes.createChain, { body: first })) ?? nobodysId);
    return { body: chain };
  };

/** Comments of one level. */
function commentCalls(entity: 'complex' | 'building' | 'vacancy'): WritingCall[] {
  const endpoints = { complex: complexComments, building: buildingComments, vacancy: vacancyComments }[entity];
  const body = async (app: TestApp) => ({ [`${entity}Id`]: (await tree(app))[entity].id, text: 'Смотрели' });
  const given = async (app: TestApp) =>
    (await app.broker.call(endpoints.create as typeof complexComments.create, { body: (await body(app)) as never })).id;
  const changed: Prepare = async (app) => ({ body: { id: await given(app), text: 'Другое' } });
  const byId: Prepare = async (app) => ({ params: { id: await given(app) } });
  return [
    writes(endpoints.create as typeof complexComments.create, async (app) => ({ body: await body(app) }), {
      [`${entity}.not_found`]: async () => ({ body: { [`${entity}Id`]: nobodysId, text: 'Смотрели' } }),
    } as never),
    writes(endpoints.update, changed, {
      'comment.not_found': gone(changed),
      'access.forbidden': asColleague(changed),
    }),
    writes(endpoints.remove, byId, { 'comment.not_found': withNobodysId, 'access.forbidden': asColleague(byId) }),
  ];
}

const addedBuilding: Prepare = async (app) => ({ ...(await complexId(app)), body: await buildingFields(app.db) });
const addedOperator =
  (owner: Prepare): Prepare =>
  async (app) => ({ ...(await owner(app)), body: operatorFields });
const newDocument: Prepare = async (app) => ({
  body: {
    complexId: (await tree(app)).complex.id,
    globalDocumentId: await givenStoredFile(app.db, { kind: 'document' }),
  },
});
const documentId = of(({ complex }) => complex.documents[0]?.globalDocumentId ?? nobodysId);
const changedDocument: Prepare = async (app) => ({
  body: { id: (await documentId(app)).params?.['id'], name: 'Поэтажный план', date: '2026-11-01' },
});

/** A complex whose stored figures are outdated. */
const outdated: Prepare = async (app) => {
  const { complex } = await tree(app);
  await app.db
    .updateTable('industrial.complex_figures')
    .set({ building_count: 77 })
    .where('complex_id', '=', complex.id)
    .execute();
  return {};
};

/** Writing calls of the industrial domain. */
export const industrialCalls: readonly WritingCall[] = [
  writes(complexes.createComplex, newComplex, {
    'complex.not_found': withBody(newComplex, { copyOf: nobodysId }),
    'complex.changed': sentBefore(newComplex, (app, body) => app.broker.call(complexes.createComplex, { body })),
    'complex.unknown_reference': withBody(newComplex, { complexType: nobodysValue }),
    'file.gone': imagesGone(newComplex),
    'trash.id_taken': idInTrash(newComplex, 'industrial.complexes'),
  }),
  writes(complexes.createChain, newChain, {
    'complex.not_found': chainWith('complex', { copyOf: nobodysId }),
    'complex.changed': chainSentBefore('complex'),
    'complex.archived': chainAfter(archiveComplex, ({ complex }) => complex.id),
    'complex.unknown_reference': chainWith('complex', { complexType: nobodysValue }),
    'building.changed': chainSentBefore('building'),
    'building.archived': chainAfter(archiveBuilding, ({ building }) => building?.id),
    'building.unknown_reference': chainWith('building', { buildingType: nobodysValue }),
    'vacancy.changed': chainSentBefore('vacancy'),
    'vacancy.status_by_deal': chainWith('vacancy', { vacancyStatus: 2 }),
    'vacancy.unknown_reference': chainWith('vacancy', { floors: [nobodysValue] }),
    'file.gone': chainWith('vacancy', { documents: [{ globalDocumentId: nobodysId }] }),
  }),
  writes(complexes.updateComplex, changedComplex, {
    'complex.not_found': gone(changedComplex),
    'complex.changed': stale(changedComplex),
    'complex.unknown_reference': withBody(changedComplex, { regionId: 2_147_483_647 }),
    'file.gone': documentsGone(changedComplex),
  }),
  writes(complexes.deleteComplex, ofRun(complexId), {
    'complex.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(complexId),
  }),
  writes(complexes.archiveComplex, ofRun(complexId), {
    'complex.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(complexId),
  }),
  writes(complexes.actualizeComplex, ofRun(complexId), {
    'complex.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(complexId),
  }),
  writes(complexes.actualizeVacanciesOfComplex, ofRun(complexId), {
    'complex.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(complexId),
  }),
  writes(complexes.updateSubAgglomerations, outdated, {}),
  writes(complexes.addBuildingToComplex, addedBuilding, {
    'complex.not_found': but(addedBuilding, () => ({ params: { id: nobodysId } })),
    'complex.archived': after(addedBuilding, archiveComplex),
    'building.changed': 'the id of the client is refused as by createBuilding',
    'building.unknown_reference': withBody(addedBuilding, { buildingType: nobodysValue }),
    'file.gone': imagesGone(addedBuilding),
    'trash.id_taken': idInTrash(addedBuilding, 'industrial.buildings'),
  }),
  writes(complexes.addOperatorToComplex, addedOperator(complexId), {
    'complex.not_found': but(addedOperator(complexId), () => ({ params: { id: nobodysId } })),
  }),
  writes(buildings.createBuilding, newBuilding, {
    'building.not_found': withBody(newBuilding, { copyOf: nobodysId }),
    'complex.not_found': withBody(newBuilding, { complexId: nobodysId }),
    'complex.archived': withoutComplex(async ({ db }, { complex }) => ({
      ...(await buildingFields(db)),
      complexId: complex.id,
    })),
    'building.changed': sentBefore(newBuilding, (app, body) => app.broker.call(buildings.createBuilding, { body })),
    'building.unknown_reference': withBody(newBuilding, { flooringTypes: [nobodysValue] }),
    'file.gone': documentsGone(newBuilding),
    'trash.id_taken': idInTrash(newBuilding, 'industrial.buildings'),
  }),
  writes(buildings.updateBuilding, changedBuilding, {
    'building.not_found': gone(changedBuilding),
    'building.changed': stale(changedBuilding),
    'building.unknown_reference': withBody(changedBuilding, { buildingType: nobodysValue }),
    'file.gone': imagesGone(changedBuilding),
  }),
  writes(buildings.deleteBuilding, ofRun(buildingId), {
    'building.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(buildingId),
  }),
  writes(buildings.archiveBuilding, ofRun(buildingId), {
    'operation.id_taken': ofTakenRun(buildingId),
    'building.not_found': withNobodysId,
    'complex.restore_first': async (app) => {
      const { complex, building } = await tree(app);
      await archiveComplex(app, complex.id);
      return { params: { id: building.id } };
    },
  }),
  writes(buildings.addOperatorToBuilding, addedOperator(buildingId), {
    'building.not_found': but(addedOperator(buildingId), () => ({ params: { id: nobodysId } })),
  }),
  writes(vacancies.createVacancy, newVacancy, {
    'vacancy.not_found': withBody(newVacancy, { copyOf: nobodysId }),
    'building.not_found': withBody(newVacancy, { buildingId: nobodysId }),
    'building.archived': async (app) => {
      const { building } = await tree(app);
      await app.broker.call(buildings.archiveBuilding, { params: { id: building.id } });
      return { body: { ...vacancyFields(), buildingId: building.id } };
    },
    'complex.archived': withoutComplex(async (_, { building }) => ({ ...vacancyFields(), buildingId: building.id })),
    'vacancy.changed': sentBefore(newVacancy, (app, body) => app.broker.call(vacancies.createVacancy, { body })),
    'vacancy.unknown_reference': withBody(newVacancy, { floors: [nobodysValue] }),
    'vacancy.status_by_deal': withBody(newVacancy, { vacancyStatus: 2 }),
    'file.gone': documentsGone(newVacancy),
    'trash.id_taken': idInTrash(newVacancy, 'industrial.vacancies'),
  }),
  writes(vacancies.updateVacancy, changedVacancy, {
    'vacancy.not_found': gone(changedVacancy),
    'vacancy.changed': stale(changedVacancy),
    'vacancy.unknown_reference': withBody(changedVacancy, { utilityBill: nobodysValue }),
    'vacancy.status_by_deal': withBody(changedVacancy, { vacancyStatus: 2 }),
    'file.gone': documentsGone(changedVacancy),
  }),
  writes(vacancies.archiveVacancy, ofRun(vacancyId), {
    'operation.id_taken': ofTakenRun(vacancyId),
    'vacancy.not_found': withNobodysId,
    'complex.restore_first': async (app) => {
      const { complex, vacancy } = await tree(app);
      await archiveComplex(app, complex.id);
      return { params: { id: vacancy.id } };
    },
  }),
  writes(vacancies.closeVacancy, closing, {
    'vacancy.not_found': but(closing, () => ({ params: { id: nobodysId } })),
    'vacancy.closed': after(closing, closeIt),
    'vacancy.archived': after(closing, (app, id) => app.broker.call(vacancies.archiveVacancy, { params: { id } })),
    'deal.changed': async (app) => {
      const deal = await givenDeal(app);
      return { params: { id: deal.vacancyId }, body: { ...dealFields, newId: deal.id, movedOut: 'Другое' } };
    },
    'deal.unknown_reference': withBody(closing, { sectorId: 2_147_483_647 }),
    'deal.type_not_offered': withBody(closing, { vacancyType: 2 }),
    'deal.part_too_large': withBody(closing, { part: { production: { areaValue: 5_000 } } }),
  }),
  writes(vacancies.deleteVacancy, ofRun(vacancyId), {
    'vacancy.not_found': withNobodysId,
    'operation.id_taken': ofTakenRun(vacancyId),
  }),
  writes(deals.createDeal, newDeal, {
    'vacancy.not_found': withBody(newDeal, { vacancyId: nobodysId }),
    'vacancy.closed': async (app) => ({ body: { ...dealFields, vacancyId: (await givenDeal(app)).vacancyId } }),
    'vacancy.archived': async (app) => {
      const { vacancy } = await tree(app);
      await app.broker.call(vacancies.archiveVacancy, { params: { id: vacancy.id } });
      return { body: { ...dealFields, vacancyId: vacancy.id } };
    },
    'deal.changed': async (app) => {
      const deal = await givenDeal(app);
      return { body: { ...dealFields, vacancyId: deal.vacancyId, newId: deal.id, movedOut: 'Другое' } };
    },
    'deal.unknown_reference': withBody(newDeal, { industryId: 2_147_483_647 }),
    'deal.type_not_offered': withBody(newDeal, { vacancyType: 4 }),
  }),
  writes(deals.updateDeal, changedDeal, {
    'deal.not_found': gone(changedDeal),
    'deal.changed': stale(changedDeal),
    'deal.unknown_reference': withBody(changedDeal, { sectorId: 2_147_483_647 }),
    'deal.type_not_offered': withBody(changedDeal, { vacancyType: 2 }),
  }),
  writes(deals.deleteDeal, async (app) => ({ params: { id: (await givenDeal(app)).id } }), {
    'deal.not_found': withNobodysId,
  }),
  writes(people.createContact, newContact, {
    'complex.not_found': withBody(newContact, { complexId: nobodysId }),
    'building.not_found': ofBuilding(contact, nobodysId),
    'complex.unknown_reference': unknownRole(newContact),
  }),
  writes(people.updateContact, changedContact, {
    'contact_link.not_found': gone(changedContact),
    'complex.unknown_reference': unknownRole(changedContact),
  }),
  writes(
    people.deleteContact,
    byLink(({ complex }) => complex.contacts[0]?.id),
    {
      'contact_link.not_found': withNobodysId,
    },
  ),
  writes(people.createOperator, newOperator, {
    'complex.not_found': withBody(newOperator, { complexId: nobodysId }),
    'building.not_found': ofBuilding(operator, nobodysId),
    'complex.unknown_reference': 'an operator names no dictionary',
  }),
  writes(people.updateOperator, changedOperator, {
    'operator_link.not_found': gone(changedOperator),
    'complex.unknown_reference': 'an operator names no dictionary',
  }),
  writes(
    people.deleteOperator,
    byLink(({ building }) => building.operatorWithRoles[0]?.id),
    {
      'operator_link.not_found': withNobodysId,
    },
  ),
  writes(documents.createComplexDocument, newDocument, {
    'complex.not_found': withBody(newDocument, { complexId: nobodysId }),
    'file.gone': withBody(newDocument, { globalDocumentId: nobodysId }),
  }),
  writes(documents.updateComplexDocument, changedDocument, { 'file.not_found': gone(changedDocument) }),
  writes(documents.deleteComplexDocument, documentId, { 'file.not_found': withNobodysId }),
  ...commentCalls('complex'),
  ...commentCalls('building'),
  ...commentCalls('vacancy'),
];
