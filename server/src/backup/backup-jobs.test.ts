import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { backupName, findBackups } from './backup-folder.ts';
import { backupJobs } from './backup-jobs.ts';
import { lastBackupInWords } from './last-backup.ts';
import { readBackup } from './read-backup.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('age and size of the newest backup are metrics, and are absent while there is none', async () => {
  const metrics = async () => (await ask(app, 'GET', '/metrics', { token: null })).text;
  expect(await metrics()).not.toMatch(/^backup_(age_seconds|bytes) /m);
  const { backupFolder } = app.settings;
  await mkdir(backupFolder, { recursive: true });
  await writeFile(join(backupFolder, backupName('nightly', new Date(Date.now() - 7_200_000))), 'x'.repeat(500));
  const text = await metrics();
  expect(text).toMatch(/^backup_bytes 500$/m);
  expect(Number(/^backup_age_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(7_190);
  await rm(backupFolder, { recursive: true });
});

test('a database gets its first backup once it is some hours old, one a night, and old ones go', async () => {
  const { backupFolder } = app.settings;
  const run = async () => {
    for (const job of backupJobs(app.db, app.databaseUrl, app.settings)) await job.run();
    return findBackups(backupFolder);
  };
  await sql`update public.migrations set applied_at = now()`.execute(app.db);
  expect(await run()).toEqual([]);
  expect(await lastBackupInWords(backupFolder)).toBe('Резервной копии ещё нет: npm run backup -- ПАПКА');

  await sql`update public.migrations set applied_at = now() - interval '9 hours'`.execute(app.db);
  const [first, ...none] = await run();
  expect(none).toEqual([]);
  expect(first).toMatchObject({ reason: 'nightly' });
  expect((await readBackup(first?.path ?? '')).tables.length).toBeGreaterThan(90);
  expect(await lastBackupInWords(backupFolder)).toMatch(/^Последняя резервная копия: \d\d\.\d\d\.\d{4}.*КБ$/);
  expect(await run()).toEqual([first]);

  await rm(first?.path ?? '');
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  await writeFile(join(dirname(first?.path ?? ''), backupName('nightly', longAgo)), 'x');
  const after = await run();
  expect(after).toHaveLength(1);
  expect(after[0]?.bytes).toBeGreaterThan(1_000);
});
