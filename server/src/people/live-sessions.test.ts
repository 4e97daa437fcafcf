import { setTimeout as later } from 'node:timers/promises';
import { getCurrentEmployee } from '@gektar/contract/people/employee.ts';
import { refreshSignIn } from '@gektar/contract/people/sign-in.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { ask } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { givenEmployee } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { issuerOf } from '#testing/token.ts';
import { lockSignIn } from './employee-queries.ts';
import { createLiveSessions, type LiveSessions } from './live-sessions.ts';
import { issuePair } from './sign-in.ts';
import { endSessions, updateBlocked, updateUnblocked } from './staff-queries.ts';

let app: TestApp;
let another: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  another = await openAnotherServer(app);
});
afterAll(async () => {
  await another.close();
  await app.close();
});

async function statusOf(server: TestApp, token: string): Promise<number> {
  return (await ask(server, 'GET', getCurrentEmployee.path, { token })).status;
}

async function tokenOf(id: string, version = 0): Promise<string> {
  return (await issuerOf(app.settings.tokenSecret, 1).issue({ employeeId: id, version })).token;
}

/** Live sessions that already receive notifications and cache versions. */
async function listening(): Promise<LiveSessions> {
  const sessions = createLiveSessions(app.db);
  sessions.listen(app.databaseUrl);
  onTestFinished(sessions.close);
  const { id } = await givenEmployee(app.db);
  await eventually(async () => {
    await sessions.isLive(id, 0);
    expect(sessions.isLive(id, 0)).toBe(true);
  });
  return sessions;
}

test('what ends sessions ends them in every process, with the notification alone', async () => {
  const { id } = await givenEmployee(app.db);
  const token = await tokenOf(id);
  for (const server of [app, another]) expect(await statusOf(server, token)).toBe(200);
  await endSessions(app.db, id);
  // The commit sends the notification; a tenth of a second is ample for it to arrive.
  await later(100);
  for (const server of [app, another]) expect(await statusOf(server, token)).toBe(401);
  const fresh = await tokenOf(id, 1);
  for (const server of [app, another]) expect(await statusOf(server, fresh)).toBe(200);
});

test('who is blocked and unblocked has to sign in again', async () => {
  const { id } = await givenEmployee(app.db);
  const token = await tokenOf(id);
  expect(await statusOf(another, token)).toBe(200);
  await updateBlocked(app.db, id);
  await updateUnblocked(app.db, id);
  await later(100);
  expect(await statusOf(another, token)).toBe(401);
  expect(await statusOf(another, await tokenOf(id, 1))).toBe(200);
});

test('a version in memory is confirmed without the database; another one never is', async () => {
  const sessions = await listening();
  const { id } = await givenEmployee(app.db);
  expect(await sessions.isLive(id, 0)).toBe(true);
  expect(sessions.isLive(id, 0)).toBe(true);
  expect(await sessions.isLive(id, 1)).toBe(false);
  expect(sessions.isLive(id, 0)).toBe(true);
});

test('without notifications every question goes to the database', async () => {
  const deaf = createLiveSessions(app.db);
  deaf.listen('postgresql://127.0.0.1:1/nowhere');
  onTestFinished(deaf.close);
  const { id } = await givenEmployee(app.db);
  expect(await deaf.isLive(id, 0)).toBe(true);
  await endSessions(app.db, id);
  expect(await deaf.isLive(id, 0)).toBe(false);
  expect(await deaf.isLive(id, 1)).toBe(true);
});

test('a lost connection leaves nothing in memory, and comes back', async () => {
  const sessions = await listening();
  const { id } = await givenEmployee(app.db);
  await eventually(async () => {
    await sessions.isLive(id, 0);
    expect(sessions.isLive(id, 0)).toBe(true);
  });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'gektar listener' and datname = current_database()`.execute(app.db);
  await eventually(() => expect(sessions.isLive(id, 0)).not.toBe(true));
  await endSessions(app.db, id);
  expect(await sessions.isLive(id, 0)).toBe(false);
  await eventually(async () => {
    await sessions.isLive(id, 1);
    expect(sessions.isLive(id, 1)).toBe(true);
  });
  await endSessions(app.db, id);
  await eventually(async () => expect(await sessions.isLive(id, 1)).toBe(false));
});

test('a notification that never arrives is made up for by the next sign of life of the connection', async () => {
  const sessions = await listening();
  const { id } = await givenEmployee(app.db);
  await sql`alter table shared.employees disable trigger employees__announce_update`.execute(app.db);
  onTestFinished(async () => {
    await sql`alter table shared.employees enable trigger employees__announce_update`.execute(app.db);
  });
  await eventually(async () => {
    await sessions.isLive(id, 0);
    expect(sessions.isLive(id, 0)).toBe(true);
  });
  await endSessions(app.db, id);
  await eventually(async () => expect(await sessions.isLive(id, 0)).toBe(false));
});

test('a refresh beside the end of all sessions leaves no token that opens anything', async () => {
  for (let round = 0; round < 20; round++) {
    const { id } = await givenEmployee(app.db);
    const known = await lockSignIn(app.db, id);
    if (known === undefined) throw new Error('just inserted');
    const { refreshToken } = await issuePair(app.db, issuerOf(app.settings.tokenSecret, 1), known, 1);
    const [renewed] = await Promise.all([
      app.anonymous(refreshSignIn, { body: { refreshToken } }).catch(() => undefined),
      app.db.transaction().execute((tx) => endSessions(tx, id)),
    ]);
    expect(
      await app.db.selectFrom('shared.refresh_tokens').select('token_hash').where('employee_id', '=', id).execute(),
    ).toEqual([]);
    if (renewed) await eventually(async () => expect(await statusOf(another, renewed.token)).toBe(401));
  }
});
