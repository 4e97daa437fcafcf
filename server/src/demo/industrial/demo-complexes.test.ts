import { areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { getFullComplex, mapComplexes } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import {
  countVacancies,
  findComplexes,
  findVacancies,
} from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { renewAllFigures } from '#industrial/tree/complex-figures.ts';
import { openDemoApp } from '#testing/demo-app.ts';
import { download } from '#testing/download.ts';
import type { TestApp } from '#testing/test-app.ts';
import { DEMO_COMPLEXES } from './demo-complexes.ts';

let app: TestApp;
let complexes: ComplexRow[];
beforeAll(async () => {
  app = await openDemoApp(inject('clusterUrl'));
  complexes = await app.broker.call(findComplexes, { query: {}, body: { filterModel: { isEnabled: null } } });
});
afterAll(() => app.close());

const having = (what: (complex: ComplexRow) => boolean) => complexes.filter(what).length;

test('thirty complexes of every status and type, three archived, some without vacancies, all but those on the map', async () => {
  expect(complexes).toHaveLength(DEMO_COMPLEXES);
  expect(having(({ isEnabled }) => !isEnabled)).toBe(3);
  expect(new Set(complexes.map((one) => one.complexConstructionStatus))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(complexes.map((one) => one.complexType.name)).size).toBe(6);
  expect(having(({ vacancyCount }) => vacancyCount === 0)).toBeGreaterThan(2);
  expect(having(({ images }) => images.length > 0)).toBeGreaterThan(20);
  expect(having(({ owners }) => owners.length === 1)).toBe(DEMO_COMPLEXES);
  expect(await app.broker.call(mapComplexes)).toHaveLength(DEMO_COMPLEXES - 3);
});

test('the largest has thirty buildings and three hundred vacancies, its people are of the customer service', async () => {
  const largest = complexes.toSorted((a, b) => b.buildingCount - a.buildingCount)[0];
  const full = await app.broker.call(getFullComplex, { params: { id: largest?.id ?? '' } });
  expect(full.buildings).toHaveLength(30);
  expect(full.buildings.flatMap(({ vacancies }) => vacancies)).toHaveLength(300);
  expect(full.contacts).toHaveLength(2);
  expect(full.contacts.every(({ company, contact }) => company !== null && contact !== null)).toBe(true);
  expect(full.operatorWithRoles.map(({ roles }) => roles)).toEqual([2, 4]);
  expect(full.comments.length).toBeGreaterThan(10);
  expect(full.logs.length).toBeGreaterThan(100);
});

test('two complexes with one owner are linked', async () => {
  const shared = complexes.filter(({ owners }) => owners[0]?.id === 'demo-company-2');
  expect(shared).toHaveLength(2);
  const full = await app.broker.call(getFullComplex, { params: { id: shared[0]?.id ?? '' } });
  expect(full.linkedComplexes.map(({ id }) => id)).toEqual([shared[1]?.id]);
});

test('vacancies of every kind of area, status and type; closed ones have a deal; some wait for a call', async () => {
  const call = (take: number, skip: number) =>
    app.broker.call(findVacancies, { query: { take, skip }, body: { filterModel: { isEnabled: null } } });
  const vacancies = [...(await call(200, 0)), ...(await call(200, 200)), ...(await call(200, 400))];
  expect(await app.broker.call(countVacancies, { body: { filterModel: { isEnabled: null } } })).toBe(vacancies.length);
  expect(vacancies.length).toBeGreaterThan(400);
  expect(new Set(vacancies.map((one) => one.vacancyStatus))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(vacancies.map((one) => one.vacancyTypes))).toEqual(new Set([1, 2, 3, 5, 7]));
  for (const { vacancyStatus, deal } of vacancies) expect(deal !== null).toBe(vacancyStatus === 2);
  for (const kind of areaKinds) expect(having(({ freeAreas }) => freeAreas[kind] > 0)).toBeGreaterThan(0);
  const overdue = complexes.filter(({ vacanciesActualizeDate, vacanciesUpdatePeriod }) => {
    const days = (Date.now() - Date.parse(`${vacanciesActualizeDate}+03:00`)) / 86_400_000;
    return days > vacanciesUpdatePeriod;
  });
  expect(overdue.length).toBeGreaterThan(5);
});

test('outlines about their position, tenants and agents of the customer service, documents that can be opened', async () => {
  const all = await Promise.all(complexes.map(({ id }) => app.broker.call(getFullComplex, { params: { id } })));
  const outlined = all.filter(({ polygons }) => polygons.length > 0);
  expect(outlined.length).toBeGreaterThan(20);
  for (const { isApproximatePosition, latitude, longitude, polygons } of all) {
    expect(polygons.length).toBe(isApproximatePosition ? 0 : 1);
    for (const [north, east] of polygons.flatMap(({ coordinates }) => coordinates)) {
      expect(Math.abs(north - latitude) + Math.abs(east - longitude)).toBeLessThan(0.1);
    }
  }
  const tenants = all.flatMap((complex) => complex.tenants);
  expect(tenants.length).toBeGreaterThan(30);
  expect(tenants.every(({ id, name }) => (id ?? '').startsWith('demo-company-') && name !== '')).toBe(true);
  const documents = all.flatMap((complex) => complex.documents);
  expect(documents.map(({ name }) => name)).toEqual(documents.map(() => 'Презентация комплекса.pdf'));
  expect(documents).toHaveLength(20);
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) from industrial.vacancy_agents group by kind order by kind`.execute(app.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['lease', 'sale']);
  for (const { count } of rows) expect(count).toBeGreaterThan(10);

  const { headers, bytes } = await download(app, `/api/image-storage/${documents[0]?.globalDocumentId}`);
  expect(headers.get('content-type')).toBe('application/pdf');
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-1.4')).toBe(true);
  const [, count = '0'] = /\/Count (\d+)/.exec(text) ?? [];
  expect(Number(count)).toBe(3);
  // Every object of the PDF begins at the offset in the cross-reference table.
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(11);
  for (const [index, offset] of offsets.entries()) expect(text.startsWith(`${index + 1} 0 obj`, offset)).toBe(true);
  const start = text.indexOf('\xff\xd8\xff');
  const { format, width } = await sharp(bytes.subarray(start, text.indexOf('\nendstream', start))).metadata();
  expect([format, width]).toEqual(['jpeg', 1_600]);
});

test('the figures are those that a save would compute', async () => {
  expect(await renewAllFigures(app.db)).toBe(0);
});
