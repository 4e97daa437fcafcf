import { createBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { createComplex, deleteComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { createVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { buildingFields, complexFields, givenBuilding, givenComplex, vacancyFields } from '#testing/given-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Answers of ten calls at once, each with its own name and the same id. */
async function ten(path: string, body: object): Promise<{ statuses: number[]; codes: Set<string> }> {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask(app, 'POST', path, { body: { ...body, name: `Склад ${index}` } })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  return {
    statuses: answers.map(({ status }) => status).sort(),
    codes: new Set(refused.map((answer) => refusalIn(answer).code)),
  };
}

const oneMade = [201, ...Array.from({ length: 9 }, () => 409)];

test('of ten complexes, buildings or vacancies created at once with one id one is made, the others are told of it', async () => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const bodies = [
    { path: createComplex.path, body: await complexFields(app.db), code: 'complex.changed' },
    {
      path: createBuilding.path,
      body: { ...(await buildingFields(app.db)), complexId: complex.id },
      code: 'building.changed',
    },
    { path: createVacancy.path, body: { ...vacancyFields(), buildingId: building.id }, code: 'vacancy.changed' },
  ];
  for (const { path, body, code } of bodies) {
    const answer = await ten(path, { ...body, newId: uuidv7() });
    expect(answer, path).toEqual({ statuses: oneMade, codes: new Set([code]) });
  }
});

test('nothing is created under the id of a complex or building in the trash', async () => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  await app.broker.call(deleteComplex, { params: { id: complex.id } });
  const again = app.broker.call(createComplex, { body: { ...(await complexFields(app.db)), newId: complex.id } });
  const fields = { newId: `Лежит в корзине: «${complex.name}»` };
  const path = `/industrial/trash?q=${encodeURIComponent(complex.name)}`;
  const inTrash = (id: string) => [{ id, title: complex.name, state: 'trashed', path }];
  await expect(again).rejects.toMatchObject({ code: 'trash.id_taken', fields, others: inTrash(complex.id) });
  const other = await givenComplex(app.db);
  const part = app.broker.call(createBuilding, {
    body: { ...(await buildingFields(app.db)), complexId: other.id, newId: building.id },
  });
  await expect(part).rejects.toMatchObject({ code: 'trash.id_taken', fields, others: inTrash(building.id) });
});
