import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { anyValue, givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import {
  wholeBuildingFields,
  wholeComplexFields,
  wholeVacancyFields,
} from '@gektar/server/testing/given-whole-complex.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import { drawn } from './drawn-picture.ts';
import { givenCustomers } from './whole-property.ts';

/** Stored photos with a type, the first for the presentation. */
export async function givenImages({ broker, db }: TestApp, count: number) {
  const files = Array.from(
    { length: count },
    (_, n) => new Blob([new Uint8Array(drawn(n * 20))], { type: 'image/png' }),
  );
  const stored = await broker.call(uploadFiles, { query: { kind: 'image' }, form: { files } });
  const imageType = await anyValue(db, 'image_types');
  return stored.map(({ id }, n) => ({ globalImageId: id, imageType, presenceInTheFlyer: n === 0 }));
}

/**
 * A complex, its building and its vacancy with every field filled.
 * @param name name of all three, also used in their remarks
 */
export async function givenWholePark(app: TestApp, name: string) {
  const { db, broker } = app;
  await givenCustomers(app);
  // Companies for the tenants, agents and operators below.
  await db
    .insertInto('shared.companies')
    .values([
      { id: 'c2', name: 'АО «Полка»', websites: '[]' },
      { id: 'c3', name: 'ООО «Ключ от склада»', websites: '[]' },
      { id: 'c4', name: 'ООО «Хозяин двора»', websites: '[]' },
    ])
    .execute();
  const complex = await givenComplex(db, {
    ...(await wholeComplexFields(db)),
    name,
    fullAddress: `Московская область, Солнечногорск, ${name}`,
    additionalInformation: name,
    responsibleUser: broker.id,
    images: await givenImages(app, 3),
  });
  const building = await givenBuilding(db, complex.id, {
    ...(await wholeBuildingFields(db)),
    name,
    images: await givenImages(app, 2),
  });
  const fields = await wholeVacancyFields(db);
  const [agent] = fields.saleAgents ?? [];
  const vacancy = await givenVacancy(db, building.id, {
    ...fields,
    name,
    additionalInformation: name,
    leaseAgents: agent ? [agent] : [],
  });
  const complexPath = `/industrial/complex/${complex.id}`;
  const buildingPath = `${complexPath}/building/${building.id}`;
  return {
    complex,
    building,
    vacancy,
    complexPath,
    buildingPath,
    vacancyPath: `${buildingPath}/vacancy/${vacancy.id}`,
  };
}
