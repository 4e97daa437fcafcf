import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findCompanies } from '@gektar/contract/people/customer-endpoints.ts';
import { getAboutSystem } from '@gektar/contract/system.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const never = { dateTimeAnswered: null, dateTimeFailed: null };
const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), { withJobs: true });
});
afterAll(() => app.close());

test('an employee reads version, base, files, backup and background jobs', async () => {
  const empty = await app.broker.call(getAboutSystem);
  expect(empty).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    dateTimeStarted: day,
    database: { isEmbedded: true, version: expect.stringMatching(/^1\d/) },
    files: { count: 0, bytes: 0 },
    backup: null,
    services: [{ name: 'crm', isConfigured: false, ...never }],
  });
  expect(empty.database.bytes).toBeGreaterThan(1_000_000);

  await givenStoredFile(app.db);
  await givenStoredFile(app.db, { kind: 'document' });
  await app.db.updateTable('shared.files').set({ state: 'kept', size: 1_500 }).execute();
  await mkdir(app.settings.backupFolder, { recursive: true });
  await writeFile(join(app.settings.backupFolder, 'gektar-2026-11-22-02-30-00-nightly.tar.zst'), 'whole');
  expect(await app.broker.call(getAboutSystem)).toMatchObject({
    files: { count: 2, bytes: 3_000 },
    backup: { dateTimeCreated: '2026-11-22T02:30:00', bytes: 5, reason: 'nightly' },
  });
  // Each job runs once at the start.
  await eventually(async () => {
    const { jobs } = await app.broker.call(getAboutSystem);
    expect(jobs.map(({ name }) => name)).toContain('clear-trash');
    for (const job of jobs) expect(job).toMatchObject({ failedCount: 0 });
    const done = jobs.find(({ name }) => name === 'clear-trash')?.dateTimeDone ?? '';
    expect(done).toEqual(day);
    // Moscow time, as everywhere.
    expect(Math.abs(Date.parse(done) - Date.parse(moscowTime()))).toBeLessThan(30 * 60_000);
  });
});

test('a customer service is told with its last answer and its last failure', async () => {
  let isAway = false;
  const companiesNamed = async () => {
    if (isAway) throw new Error('away');
    return [];
  };
  const crm = { companiesNamed, companies: async () => [], contactsOf: async () => [], contacts: async () => [] };
  const served = await openTestApp(inject('clusterUrl'), {
    outsideCrm: { crm, deadlineMs: 60_000, onTrouble: () => undefined },
  });
  const crmState = async () => (await served.broker.call(getAboutSystem)).services[0];
  const ask = () => served.broker.call(findCompanies, { query: { searchText: 'поле' } });
  expect(await crmState()).toEqual({ name: 'crm', isConfigured: true, ...never });
  await ask();
  expect(await crmState()).toMatchObject({ dateTimeAnswered: day, dateTimeFailed: null });
  isAway = true;
  await expect(ask()).rejects.toMatchObject({ code: 'crm.away' });
  expect(await crmState()).toMatchObject({ dateTimeAnswered: day, dateTimeFailed: day });
  await served.close();
});
