import { getIndustry, getSector, listIndustries, listSectors } from '@gektar/contract/places/sector.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('every database begins with the sectors, the rest last [SECT-002]', async () => {
  const sectors = await app.broker.call(listSectors);
  expect(sectors.length).toBeGreaterThanOrEqual(10);
  expect(sectors[0]).toEqual({ id: 1, name: 'Логистика и транспорт' });
  expect(sectors.at(-1)?.name).toBe('Прочее');
});

test('every sector is read by its id and has industries of its own, read by theirs [SECT-001, SECT-003, SECT-004, SECT-005]', async () => {
  const { call } = app.broker;
  for (const sector of await call(listSectors)) {
    expect(await call(getSector, { params: { id: sector.id } })).toEqual(sector);
    const industries = await call(listIndustries, { params: { id: sector.id } });
    expect(industries.length).toBeGreaterThan(0);
    for (const industry of industries) {
      expect(industry.sectorId).toBe(sector.id);
      expect(await call(getIndustry, { params: { id: industry.id } })).toEqual(industry);
    }
  }
});

test('what is in no list is not found', async () => {
  const params = { params: { id: 9999 } };
  await expect(app.broker.call(getSector, params)).rejects.toMatchObject({ code: 'sector.not_found' });
  await expect(app.broker.call(listIndustries, params)).rejects.toMatchObject({ code: 'sector.not_found' });
  await expect(app.broker.call(getIndustry, params)).rejects.toMatchObject({ code: 'industry.not_found' });
});
