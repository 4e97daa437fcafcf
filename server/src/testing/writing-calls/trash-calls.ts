import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionaries.ts';
import * as industrialRequests from '@gektar/contract/industrial/requests/request-endpoints.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { runBulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import { industrialArchivedBatches, landArchivedBatches } from '@gektar/contract/trash/archived-batches.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import type { TestApp } from '#testing/test-app.ts';
import { trashOf } from '#testing/trash-of.ts';
import { nobodysId, type Prepare, type WritingCall, withNobodysId, writes } from './writing-call.ts';

const inTrash = async (app: TestApp, domain: 'land' | 'industrial', id: string) => ({
  params: { id: (await trashOf(app, domain, id)).id },
});

async function deletedProperty(app: TestApp, about: object = {}) {
  const images = [{ globalImageId: await givenStoredFile(app.db) }];
  const property = await givenProperty(app.db, {
    ...(await wholePropertyFields(app.db, app.broker.id)),
    images,
    ...about,
  });
  await givenSelection(app.db, { propertyIds: [property.id] });
  await app.broker.call(properties.deleteProperty, { params: { id: property.id } });
  return property;
}
const property: Prepare = async (app) => inTrash(app, 'land', (await deletedProperty(app)).id);

async function tree({ db }: TestApp) {
  const complex = await givenComplex(db, {
    documents: [{ globalDocumentId: await givenStoredFile(db, { kind: 'document' }) }],
  });
  const building = await givenBuilding(db, complex.id);
  const vacancy = await givenVacancy(db, building.id);
  await givenVacancySelection(db, { objectIds: [vacancy.id] });
  return { complex, building, vacancy };
}
const deleteComplex = (app: TestApp, id: string) => app.broker.call(complexes.deleteComplex, { params: { id } });
const complex: Prepare = async (app) => {
  const { id } = (await tree(app)).complex;
  await deleteComplex(app, id);
  return inTrash(app, 'industrial', id);
};
/** Restores a request of another employee: the token is a colleague's. */
const foreignRequest: Prepare = async (app) => {
  const { id } = await givenIndustrialRequest(app.db, {}, app.broker.id);
  await app.broker.call(industrialRequests.deleteRequest, { params: { id } });
  return { ...(await inTrash(app, 'industrial', id)), token: (await app.anotherBroker()).token };
};
/**
 * Gives a trash entry the id of an existing entity, as in a database where that entity was created before such ids were
 * refused.
 */
async function underItsId(app: TestApp, deleted: string, other: string, domain: 'land' | 'industrial') {
  await sql`update shared.trash set entity_id = ${other} where entity_id = ${deleted}`.execute(app.db);
  return inTrash(app, domain, other);
}
const archivedProperties: Prepare = async (app) => {
  const ids = [(await givenProperty(app.db)).id, (await givenProperty(app.db)).id];
  await app.broker.call(runBulkAction, { body: { action: 'archive', ids } });
  return lastBatch(app, landArchivedBatches.list);
};
const archivedComplex: Prepare = async (app) => {
  const { id } = (await tree(app)).complex;
  const query = { isEnabled: 'false', runId: uuidv7() } as const;
  await app.broker.call(complexes.archiveComplex, { params: { id }, query });
  return lastBatch(app, industrialArchivedBatches.list);
};
async function lastBatch(
  { broker }: TestApp,
  list: typeof landArchivedBatches.list | typeof industrialArchivedBatches.list,
) {
  const { batches } = await broker.call(list, { query: {} });
  return { params: { id: batches[0]?.id } };
}
const ofLandNever = 'objects and requests of land are everybody’s';

/** Calls that restore from the trash and the archive, or delete for good. */
export const trashCalls: readonly WritingCall[] = [
  writes(landTrash.restore, property, {
    'trash.not_found': withNobodysId,
    'trash.number_taken': async (app) => {
      const { id, cadastralNumbers } = await deletedProperty(app);
      await givenProperty(app.db, { cadastralNumbers });
      return inTrash(app, 'land', id);
    },
    'trash.parent_gone': 'nothing of land lies below anything else',
    'trash.value_gone': async (app) => {
      const { remove, create } = landDictionaries.categories;
      const category = await app.broker.call(create, { body: { name: 'Недолгая' } });
      const { id } = await deletedProperty(app, { category: { id: category.id } });
      await app.broker.call(remove, { params: { id: category.id } });
      return inTrash(app, 'land', id);
    },
    'trash.already_there': async (app) => {
      const { id } = await deletedProperty(app);
      return underItsId(app, id, (await givenProperty(app.db)).id, 'land');
    },
    'trash.conflict': async (app) => {
      const { id } = await deletedProperty(app);
      // Represents a constraint added by a later version.
      await sql`update shared.trash_rows set content = content || '{"area": -1}' where content ->> 'id' = ${id}`.execute(
        app.db,
      );
      return inTrash(app, 'land', id);
    },
    'access.forbidden': ofLandNever,
  }),
  writes(landTrash.destroy, property, { 'trash.not_found': withNobodysId, 'access.forbidden': ofLandNever }),
  writes(industrialTrash.restore, complex, {
    'trash.not_found': async () => ({ params: { id: nobodysId } }),
    'trash.number_taken': 'complexes share cadastral numbers',
    'trash.parent_gone': async (app) => {
      const made = await tree(app);
      await app.broker.call(vacancies.deleteVacancy, { params: { id: made.vacancy.id } });
      await deleteComplex(app, made.complex.id);
      return inTrash(app, 'industrial', made.vacancy.id);
    },
    'trash.value_gone': async (app) => {
      const { remove, create } = industrialDictionaries['complex-types'];
      const complexType = await app.broker.call(create, { body: { name: 'Недолгий' } });
      const { id } = await givenComplex(app.db, { complexType });
      await deleteComplex(app, id);
      await app.broker.call(remove, { params: { id: complexType.id } });
      return inTrash(app, 'industrial', id);
    },
    'trash.already_there': async (app) => {
      const made = await tree(app);
      await deleteComplex(app, made.complex.id);
      return underItsId(app, made.complex.id, (await givenComplex(app.db)).id, 'industrial');
    },
    'trash.conflict': async (app) => {
      const { id } = (await tree(app)).complex;
      await deleteComplex(app, id);
      await sql`update shared.trash_rows set content = content || '{"latitude": 91}' where content ->> 'id' = ${id}`.execute(
        app.db,
      );
      return inTrash(app, 'industrial', id);
    },
    'access.forbidden': foreignRequest,
  }),
  writes(landArchivedBatches.restore, archivedProperties, { 'trash.not_found': withNobodysId }),
  writes(industrialArchivedBatches.restore, archivedComplex, { 'trash.not_found': withNobodysId }),
  writes(industrialTrash.destroy, complex, { 'trash.not_found': withNobodysId, 'access.forbidden': foreignRequest }),
];
