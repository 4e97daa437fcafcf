import { systemJobs } from '@gektar/contract/system.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), { withJobs: true });
});
afterAll(() => app.close());

/** Name and schedule of each job, sorted by name. */
const expected = [
  // 2:30 Moscow time.
  'backup: 30 23 * * * UTC',
  'check-services: */10 * * * * UTC',
  'clear-access-code-tries: 27 * * * * UTC',
  'clear-client-answers: 41 * * * * UTC',
  'clear-files: 17 * * * * UTC',
  'clear-sign-in-tries: 31 * * * * UTC',
  'clear-trash: 37 * * * * UTC',
  'delete-old-events: */10 * * * * UTC',
  'delete-old-load-files: 40 1 * * * UTC',
  'delete-old-outcomes: 30 1 * * * UTC',
  'find-new-fits: * * * * * UTC',
  'fold-changes: */5 * * * * UTC',
  'forget-fits-of-deleted: 50 1 * * * UTC',
  'go-on-with-loads: * * * * * UTC',
  'go-on-with-operations: * * * * * UTC',
  'remove-deleted-drafts: 50 1 * * * UTC',
  'remove-deleted-reminders: 40 1 * * * UTC',
  'remove-deleted-talks: 45 1 * * * UTC',
];

test('every background job has its time, in UTC', async () => {
  await eventually(async () => {
    const { rows } = await sql<{ name: string; cron: string; timezone: string }>`
      select name, cron, timezone from pgboss.schedule order by name`.execute(app.db);
    expect(rows.map(({ name, cron, timezone }) => `${name}: ${cron} ${timezone}`)).toEqual(expected);
  });
});

test("'О системе' shows every background job", () => {
  expect([...systemJobs].sort()).toEqual(expected.map((line) => line.split(':', 1)[0]));
});
