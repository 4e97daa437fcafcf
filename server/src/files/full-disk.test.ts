import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { answerRefusals } from '#http/refusals.ts';
import { refusalIn } from '#testing/ask.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { fileOf, send, storedNames } from '#testing/upload.ts';

const noRoom = {
  code: 'storage.full',
  message: 'На диске сервера нет места, ничего не сохранено. Сообщите администратору',
};

let app: TestApp;
let folder: string;
/** Only root can mount a small file system. */
const isRoot = process.getuid?.() === 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-full-'));
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]);
  app = await openTestApp(inject('clusterUrl'), { dataFolder: folder });
});
afterAll(async () => {
  await app.close();
  if (isRoot) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

test('what the system says of a full disk is answered 507', async () => {
  const server = fastify();
  answerRefusals(server, {});
  server.get('/', () => writeFile('/dev/full', 'x'));
  const { statusCode, body } = await server.inject('/');
  expect({ statusCode, body: JSON.parse(body) }).toEqual({ statusCode: 507, body: { error: noRoom } });
});

if (isRoot) {
  test('an upload that the disk has no room for is refused, leaves nothing, and a smaller one goes up', async () => {
    const tooMuch = await send(app, [fileOf(Buffer.alloc(600_000, 1), 'план.dwg')]);
    expect(tooMuch.status).toBe(507);
    expect(refusalIn(tooMuch)).toEqual(noRoom);
    expect(await storedNames(app)).toEqual([]);
    // The received form fits on the disk, but not the stored copy of its file.
    expect(refusalIn(await send(app, [fileOf(Buffer.alloc(300_000, 1), 'план.dwg')]))).toEqual(noRoom);
    expect(await storedNames(app)).toEqual([]);
    expect(await app.db.selectFrom('shared.files').selectAll().execute()).toEqual([]);
    expect((await send(app, [fileOf(Buffer.alloc(10_000, 1), 'план.dwg')])).status).toBe(201);
  });
}

test('a database without room says so, and nothing is written', async () => {
  await sql`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.db);
  await sql`create trigger full_disk before insert on shared.files execute function full_disk()`.execute(app.db);
  const answer = await send(app, [fileOf('план', 'план.txt')]);
  expect(answer.status).toBe(507);
  expect(refusalIn(answer)).toEqual(noRoom);
  expect((await storedNames(app)).filter((name) => name.startsWith('form-'))).toEqual([]);
});
