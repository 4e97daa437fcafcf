import { archiveBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { archiveComplex, getFullComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Undoes an operation. @returns the outcome for each of its objects */
async function undo(id: string): Promise<string[]> {
  const answer = await ask(app, 'POST', `/api/operations/${id}/undo`, { body: { operationId: uuidv7() } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as OperationResult).outcomes.map(({ state }) => state);
}

test('the vacancies of many complexes: the undo of a confirmation gives back when and by whom they were confirmed', async () => {
  const { id } = await givenComplex(app.db);
  const path = `/api/industrial/complexes/${id}/actualize-vacancies`;
  const runId = uuidv7();
  await ask(app, 'POST', `${path}?runId=${runId}`);
  const confirmed = await app.broker.call(getFullComplex, { params: { id } });
  expect(confirmed.actualizeVacancyEmployee).toBe(app.broker.id);
  expect(await undo(runId)).toEqual(['done']);
  const back = await app.broker.call(getFullComplex, { params: { id } });
  expect([back.vacanciesActualizeDate, back.actualizeVacancyEmployee]).toEqual([null, null]);
  expect(back.rowVersion).toBe(confirmed.rowVersion);
});

test('an undone archiving of a complex restores the parts that it archived and leaves those archived before', async () => {
  const { call } = app.broker;
  const { id } = await givenComplex(app.db);
  const [first, second] = [await givenBuilding(app.db, id), await givenBuilding(app.db, id)];
  const vacancy = await givenVacancy(app.db, first.id);
  await call(archiveBuilding, { params: { id: second.id }, query: { isEnabled: 'false' } });
  const runId = uuidv7();
  await call(archiveComplex, { params: { id }, query: { isEnabled: 'false', runId } });
  expect(await undo(runId)).toEqual(['done']);
  const complex = await call(getFullComplex, { params: { id } });
  expect(complex.isEnabled).toBe(true);
  const byId = new Map(complex.buildings.map((building) => [building.id, building]));
  expect(byId.get(first.id)).toMatchObject({ isEnabled: true, vacancies: [{ id: vacancy.id, isEnabled: true }] });
  expect(byId.get(second.id)?.isEnabled).toBe(false);
});
