import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findCompanies } from '@gektar/contract/people/customer-endpoints.ts';
import { checkServices, getAboutSystem, type SystemService } from '@gektar/contract/system.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { ask } from '#testing/ask.ts';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { eventually } from '#testing/eventually.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';
import { checkNow } from './services.ts';
import { StateRecorder } from './state-recorder.ts';

const never = { dateTimeDone: null, tookMs: null, dateTimeFailed: null, failure: null, dateTimeFailing: null };
const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), { withJobs: true });
});
afterAll(() => app.close());

/** A server that is closed after the test. */
async function given(about: Parameters<typeof openTestApp>[1] = {}): Promise<TestApp> {
  const server = await openTestApp(inject('clusterUrl'), about);
  onTestFinished(() => server.close());
  return server;
}

async function stateOf({ call }: Person, name: SystemService) {
  const { services } = await call(getAboutSystem);
  return services.find((service) => service.name === name);
}

/** Another server on the same database, called with the same token. */
async function givenAnother(first: TestApp, about: Parameters<typeof openAnotherServer>[1] = {}) {
  const server = await openAnotherServer(first, about);
  onTestFinished(() => server.close());
  const { token } = first.broker;
  return {
    read: async () =>
      (await ask(server, 'GET', '/api/system', { token })).json as Awaited<ReturnType<typeof readAbout>>,
    check: (names: readonly SystemService[]) => ask(server, 'POST', '/api/system/checks', { token, body: { names } }),
  };
}
const readAbout = () => app.broker.call(getAboutSystem);

test('an employee reads version, base, disk, files, backup and background jobs', async () => {
  const empty = await app.broker.call(getAboutSystem);
  expect(empty).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    dateTimeUpdated: day,
    database: { isEmbedded: true, version: expect.stringMatching(/^1\d/) },
    files: { count: 0, bytes: 0 },
    backup: null,
    backupBytes: 0,
    provenRestore: null,
    customers: null,
  });
  expect(empty.database.bytes).toBeGreaterThan(1_000_000);
  expect(empty.database.connectionCount).toBeGreaterThan(0);

  await givenStoredFile(app.db);
  await givenStoredFile(app.db, { kind: 'document' });
  await app.db.updateTable('shared.files').set({ state: 'kept', size: 1_500 }).execute();
  await mkdir(app.settings.backupFolder, { recursive: true });
  await writeFile(join(app.settings.backupFolder, 'gektar-2026-11-22-02-30-00-nightly.tar.zst'), 'whole');
  await writeFile(join(app.settings.backupFolder, 'gektar-2026-11-21-02-30-00.tar.zst'), 'older one');
  const full = await app.broker.call(getAboutSystem);
  expect(full).toMatchObject({
    files: { count: 2, bytes: 3_000 },
    backup: { dateTimeCreated: '2026-11-22T02:30:00', bytes: 5, reason: 'nightly' },
    backupBytes: 14,
  });
  expect(full.disk?.freeBytes).toBeGreaterThan(0);
  expect(full.disk?.totalBytes).toBeGreaterThan(full.disk?.freeBytes ?? 0);
  // Each job runs once at the start.
  await eventually(async () => {
    const { jobs } = await app.broker.call(getAboutSystem);
    expect(jobs.map(({ name }) => name)).toContain('clear-trash');
    for (const job of jobs) expect(job).toMatchObject({ failedCount: 0, dateTimeFailed: null, dateTimeFailing: null });
    const trash = jobs.find(({ name }) => name === 'clear-trash');
    expect(trash).toMatchObject({ dateTimeDone: day, tookMs: expect.any(Number) });
    // Times of jobs are Moscow times, like all others.
    expect(Math.abs(Date.parse(trash?.dateTimeDone ?? '') - Date.parse(moscowTime()))).toBeLessThan(30 * 60_000);
  });
  // A job checks the file store.
  await eventually(async () => expect(await stateOf(app.broker, 'files')).toMatchObject({ state: 'working' }));
});

test('without services of others our own data answer, which is no fault and cannot be checked', async () => {
  const bare = await given();
  const { services } = await bare.broker.call(getAboutSystem);
  const own = { state: 'own', isBeingChecked: false, ...never };
  expect(services).toEqual([
    { name: 'crm', ...own },
    { name: 'addresses', ...own },
    { name: 'cadastre', ...own },
    { name: 'map', ...own },
    { name: 'files', ...own, state: 'unknown' },
  ]);
  const refused = bare.broker.call(checkServices, { body: { names: ['files', 'crm'] } });
  await expect(refused).rejects.toMatchObject({ code: 'service.not_connected' });
  expect(await stateOf(bare.broker, 'files')).toMatchObject({ state: 'unknown' });
});

test('a stranger neither reads nor checks', async () => {
  await expect(app.anonymous(getAboutSystem)).rejects.toMatchObject({ code: 'auth.required' });
  const check = app.anonymous(checkServices, { body: { names: ['files'] } });
  await expect(check).rejects.toMatchObject({ code: 'auth.required' });
});

test('failure and recovery of the CRM are in the database, the same for every process and after a restart', async () => {
  const portal = await CrmStandIn.start();
  onTestFinished(() => portal.stop());
  const served = await given({ crmUrl: portal.url });
  const another = await givenAnother(served);
  const find = () => served.broker.call(findCompanies, { query: { searchText: 'поле' } });
  const crm = () => stateOf(served.broker, 'crm');
  expect(await crm()).toMatchObject({ state: 'unknown', ...never });

  await find();
  await eventually(async () => expect(await crm()).toMatchObject({ state: 'working', dateTimeDone: day }));
  expect((await another.read()).services[0]).toEqual(await crm());

  portal.mood = 'broken';
  await expect(find()).rejects.toMatchObject({ code: 'crm.away' });
  await eventually(async () => expect(await crm()).toMatchObject({ state: 'failing' }));
  const failing = await crm();
  expect(failing).toMatchObject({ dateTimeDone: day, failure: 'refused', dateTimeFailed: day, dateTimeFailing: day });
  const restarted = await givenAnother(served);
  expect((await restarted.read()).services[0]).toEqual(failing);

  portal.mood = 'well';
  await find();
  await eventually(async () => expect(await crm()).toMatchObject({ state: 'working', dateTimeFailing: null }));
  // The last failure is still shown after the service has recovered.
  expect(await crm()).toMatchObject({ failure: 'refused', dateTimeFailed: day });
});

test('a portal that is gone is unreachable, and the answer has neither its address nor its code', async () => {
  const portal = await CrmStandIn.start();
  const served = await given({ crmUrl: portal.url, mapTileUrl: 'http://127.0.0.1:9/secret-key/{z}/{x}/{y}.png' });
  await portal.stop();
  const body = { names: ['crm', 'map'] } as const;
  const { text } = await ask(served, 'POST', '/api/system/checks', { body });
  expect(JSON.parse(text)).toMatchObject([
    { name: 'crm', state: 'failing', failure: 'unreachable' },
    { name: 'map', state: 'failing', failure: 'unreachable' },
  ]);
  const about = await ask(served, 'GET', '/api/system');
  for (const answer of [text, about.text]) expect(answer).not.toMatch(/127\.0\.0\.1|stand-in|rest\/|secret|localhost/);
  // The database does not contain the addresses either.
  const { rows } = await sql<{ row: string }>`select s::text as row from shared.service_states s`.execute(served.db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|stand-in|secret/);
});

test('an unchanged state is written once a minute, a changed one at once', async () => {
  const server = await given();
  const reports: unknown[] = [];
  const recorder = new StateRecorder(server.db, (error) => reports.push(error));
  const version = async () => {
    await recorder.settled();
    const { rows } = await sql<{ version: string }>`
      select xmin::text as version from shared.service_states where name = 'crm'`.execute(server.db);
    return rows[0]?.version;
  };
  recorder.succeeded('service', 'crm', 12);
  const first = await version();
  expect(first).toBeDefined();
  for (let times = 0; times < 20; times += 1) recorder.succeeded('service', 'crm', 12);
  expect(await version()).toBe(first);
  recorder.failed('service', 'crm', new DOMException('late', 'TimeoutError'));
  const second = await version();
  expect(second).not.toBe(first);
  expect(await sql`select failure from shared.service_states`.execute(server.db)).toMatchObject({
    rows: [{ failure: 'silent' }],
  });
  for (let times = 0; times < 20; times += 1) recorder.failed('service', 'crm', new Error('again'));
  expect(await version()).toBe(second);
  // `failing_since` stays the time of the first failure when another process records a later one.
  const another = new StateRecorder(server.db, (error) => reports.push(error));
  another.failed('service', 'crm', new Error('later'));
  await another.settled();
  const { rows } = await sql<{ isLater: boolean }>`
    select failed_at > failing_since as "isLater" from shared.service_states where failure = 'broken'`.execute(
    server.db,
  );
  expect(rows).toEqual([{ isLater: true }]);
  recorder.succeeded('service', 'crm', 12);
  expect(await version()).not.toBe(second);
  expect(reports).toEqual([]);
});

test('a state that could not be written is reported and written by the next call', async () => {
  const server = await given();
  const reports: unknown[] = [];
  const recorder = new StateRecorder(server.db, (error) => reports.push(error));
  await sql`alter table shared.service_states rename to away`.execute(server.db);
  recorder.failed('job', 'backup', new Error('first'));
  await recorder.settled();
  expect(reports).toHaveLength(1);
  await sql`alter table shared.away rename to service_states`.execute(server.db);
  recorder.failed('job', 'backup', new Error('second'));
  await recorder.settled();
  const { rows } = await sql`select kind, name, failure from shared.service_states`.execute(server.db);
  expect(rows).toEqual([{ kind: 'job', name: 'backup', failure: 'broken' }]);
});

test('a failing job of another process is known with its reason, and that it works again', async () => {
  const recorder = new StateRecorder(app.db, () => undefined);
  const cleanup = async () =>
    (await app.broker.call(getAboutSystem)).jobs.find(({ name }) => name === 'delete-old-outcomes');
  await eventually(async () => expect(await cleanup()).toMatchObject({ dateTimeDone: day }));
  recorder.failed('job', 'delete-old-outcomes', Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  await recorder.settled();
  expect(await cleanup()).toMatchObject({ failure: 'full', dateTimeFailed: day, dateTimeFailing: day });
  recorder.succeeded('job', 'delete-old-outcomes', 72_000);
  await recorder.settled();
  expect(await cleanup()).toMatchObject({ tookMs: 72_000, dateTimeFailing: null });
});

test('an answer of more than two seconds is slow', async () => {
  const portal = await CrmStandIn.start();
  onTestFinished(() => portal.stop());
  const served = await given({ crmUrl: portal.url });
  await served.broker.call(checkServices, { body: { names: ['crm'] } });
  expect(await stateOf(served.broker, 'crm')).toMatchObject({ state: 'working' });
  await sql`update shared.service_states set took_ms = 2001`.execute(served.db);
  expect(await stateOf(served.broker, 'crm')).toMatchObject({ state: 'slow', tookMs: 2001 });
});

/** A CRM whose answers wait until they are released. */
function waitingCrm() {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const companies = async () => {
    await isReleased;
    return [];
  };
  const crm = { companies, companiesNamed: async () => [], contactsOf: async () => [], contacts: async () => [] };
  return { release, outsideCrm: { crm, deadlineMs: 60_000, onTrouble: () => undefined } };
}

test('a service is checked once at a time in all processes; the others are checked meanwhile', async () => {
  const { outsideCrm, release } = waitingCrm();
  const served = await given({ outsideCrm });
  const another = await givenAnother(served, { outsideCrm });
  const first = served.broker.call(checkServices, { body: { names: ['crm'] } });
  await eventually(async () => expect(await stateOf(served.broker, 'crm')).toMatchObject({ isBeingChecked: true }));
  expect((await another.read()).services[0]).toMatchObject({ state: 'unknown', isBeingChecked: true });
  for (const check of [
    another.check(['crm']),
    ask(served, 'POST', '/api/system/checks', { body: { names: ['crm'] } }),
  ]) {
    expect(await check).toMatchObject({ status: 409, json: { error: { code: 'service.being_checked' } } });
  }
  expect((await another.check(['crm', 'files'])).json).toMatchObject([
    { name: 'crm', state: 'unknown', isBeingChecked: true },
    { name: 'files', state: 'working', isBeingChecked: false },
  ]);
  release();
  expect(await first).toMatchObject([{ name: 'crm', state: 'working', isBeingChecked: false }]);
  expect((await another.check(['crm'])).status).toBe(200);
});

test('a check whose process ended blocks no later one', async () => {
  await sql`
    insert into shared.service_states (kind, name, checking_since) values ('service', 'files', now() - interval '21 s')
    on conflict (kind, name) do update set checking_since = excluded.checking_since`.execute(app.db);
  expect(await stateOf(app.broker, 'files')).toMatchObject({ isBeingChecked: false });
  const checked = await app.broker.call(checkServices, { body: { names: ['files'] } });
  expect(checked).toMatchObject([{ name: 'files', state: 'working', isBeingChecked: false }]);
});

test('a service that stays silent fails at the deadline of the check', async () => {
  const server = await given();
  const recorder = new StateRecorder(server.db, () => undefined);
  const silent = () => new Promise<never>(() => undefined);
  const checks = { db: server.db, probes: { files: silent }, recorder, deadlineMs: 20 };
  await checkNow(checks, ['files']);
  expect(await stateOf(server.broker, 'files')).toMatchObject({
    ...{ state: 'failing', failure: 'silent', isBeingChecked: false },
  });
});

test('a disk that takes no files is known from an upload, and from the next one that it works', async () => {
  const server = await given();
  await givenUpload(server);
  const files = join(server.settings.dataFolder, 'files');
  await rename(files, `${files}-away`);
  await writeFile(files, 'in the way');
  await expect(givenUpload(server)).rejects.toThrow();
  await eventually(async () =>
    expect(await stateOf(server.broker, 'files')).toMatchObject({ state: 'failing', failure: 'broken' }),
  );
  const checked = await server.broker.call(checkServices, { body: { names: ['files'] } });
  expect(checked).toMatchObject([{ state: 'failing', failure: 'broken' }]);
  await rm(files);
  await rename(`${files}-away`, files);
  await givenUpload(server);
  await eventually(async () => expect(await stateOf(server.broker, 'files')).toMatchObject({ state: 'working' }));
});

test('maps, addresses and the cadastre of others are checked by a question of each', async () => {
  const asked: string[] = [];
  let status = 200;
  const maps = createServer(({ url }, response) => {
    asked.push(url ?? '');
    response.writeHead(status).end('tile');
  });
  await new Promise<void>((resolve) => maps.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    maps.closeAllConnections();
    await new Promise((resolve) => maps.close(resolve));
  });
  const patience = { deadlineMs: 1_000, onTrouble: () => undefined };
  const served = await given({
    mapTileUrl: `http://127.0.0.1:${(maps.address() as AddressInfo).port}/{z}/{x}/{y}.png`,
    outsideGeocoder: { ...patience, geocoder: { suggest: async () => [], byCoordinates: async () => undefined } },
    outsideCadastre: { ...patience, cadastre: { outlinesOf: () => Promise.reject(new Error('spoilt')) } },
  });
  const body = { names: ['map', 'addresses', 'cadastre', 'files'] as SystemService[] };
  expect(await served.broker.call(checkServices, { body })).toMatchObject([
    { name: 'addresses', state: 'working' },
    { name: 'cadastre', state: 'failing', failure: 'broken' },
    { name: 'map', state: 'working' },
    { name: 'files', state: 'working' },
  ]);
  expect(asked).toEqual(['/5/19/10.png']);
  status = 503;
  const again = await served.broker.call(checkServices, { body: { names: ['map'] } });
  expect(again).toMatchObject([{ name: 'map', state: 'failing', failure: 'refused' }]);
});

test('a map of our own server is not a service of others', async () => {
  const served = await given({ mapTileUrl: '/tiles/{z}/{x}/{y}.png' });
  expect(await stateOf(served.broker, 'map')).toMatchObject({ state: 'own' });
});

test('customers of a CRM are counted as we store them, with the time of the newest', async () => {
  const portal = await CrmStandIn.start();
  onTestFinished(() => portal.stop());
  portal.companies = [{ id: 7, title: 'Полевая' }];
  const served = await given({ crmUrl: portal.url });
  const customers = async () => (await served.broker.call(getAboutSystem)).customers;
  expect(await customers()).toEqual({ companyCount: 0, contactCount: 0, dateTimeSeen: null });
  await served.broker.call(findCompanies, { query: { searchText: 'поле' } });
  expect(await customers()).toEqual({ companyCount: 1, contactCount: 0, dateTimeSeen: day });
});

test('processes on one database see each other, one that fell silent, and not one that ended', async () => {
  const first = await given({ withJobs: true, databaseUrl: 'postgres://stands-for-a-server-of-the-office' });
  const second = await openAnotherServer(first, { withJobs: true });
  const processes = async () => (await first.broker.call(getAboutSystem)).processes;
  await eventually(async () => expect(await processes()).toHaveLength(2));
  const seen = await processes();
  expect(seen.map(({ isAnswering, isSilent }) => ({ isAnswering, isSilent }))).toEqual(
    expect.arrayContaining([
      { isAnswering: true, isSilent: false },
      { isAnswering: false, isSilent: false },
    ]),
  );
  for (const one of seen) {
    expect(one).toMatchObject({ version: expect.any(String), dateTimeStarted: day, dateTimeSeen: day });
    expect(one.memoryBytes).toBeGreaterThan(10_000_000);
  }
  const other = seen.find(({ isAnswering }) => !isAnswering)?.id ?? '';
  await sql`update shared.processes set seen_at = now() - interval '151 s' where id = ${other}`.execute(first.db);
  expect((await processes()).find(({ id }) => id === other)).toMatchObject({ isSilent: true });
  await second.close();
  expect(await processes()).toMatchObject([{ isAnswering: true }]);
});

test('the embedded database forgets the process that was killed before', async () => {
  const server = await given();
  await sql`
    insert into shared.processes (id, version, started_at, memory_bytes, calls_per_minute)
    values (gen_random_uuid(), '0.1.0', now(), 1, 0)`.execute(server.db);
  const processes = async () => (await server.broker.call(getAboutSystem)).processes;
  expect(await processes()).toHaveLength(2);
  await givenAnother(server, { withJobs: true });
  await eventually(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from shared.processes where version <> '0.1.0'`.execute(server.db);
    expect(rows).toEqual([{ count: 1 }]);
  });
  expect((await processes()).map(({ version }) => version)).not.toContain('0.1.0');
});
