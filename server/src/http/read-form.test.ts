import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCall } from '@gektar/contract/call.ts';
import { endpoint } from '@gektar/contract/endpoint.ts';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { ProcessCache } from '#cache/process-cache.ts';
import { type Db, openDb } from '#database/db.ts';
import { answerRefusals } from './refusals.ts';
import { createRouter } from './router.ts';

const sendPlans = endpoint({
  method: 'POST',
  path: '/api/plans',
  access: 'anyone',
  summary: '',
  form: {
    files: 'plans',
    maxFiles: 2,
    maxBytes: 1_000,
    fields: z.object({ west: z.coerce.number().min(-180), note: z.string().default('нет') }),
  },
  output: z.array(z.string()),
  failures: ['file.too_large'],
});

let folder: string;
let app: FastifyInstance;
let db: Db;
let url: string;
/** Paths of the files received by the last call. */
let paths: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-form-'));
  db = openDb(inject('clusterUrl'));
  app = fastify();
  answerRefusals(app, {});
  const route = createRouter(app, {
    db,
    cache: new ProcessCache(0),
    identify: async () => '',
    checkAnswers: true,
    meanings: {},
    incomingFolder: folder,
  });
  route(sendPlans, async ({ form }) => {
    const { files, fields } = await form.read();
    paths = files.map(({ path }) => path);
    if (fields.note === 'сломайся') throw new Error('broken');
    const contents = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    return [`${fields.west} ${fields.note}`, ...contents];
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const call = createCall((path, init) => fetch(url + path, init));
const plan = (content: string) => new File([content], '../../план.txt');

test('a handler gets the files of a form and the texts beside them, read by the schema; afterwards nothing is left', async () => {
  const form = { files: [plan('один'), plan('два')], fields: { west: 37.5 } };
  expect(await call(sendPlans, { form })).toEqual(['37.5 нет', 'один', 'два']);
  for (const path of paths) expect(path.startsWith(folder)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test('a handler that breaks leaves nothing either', async () => {
  const form = { files: [plan('один')], fields: { west: 0, note: 'сломайся' } };
  await expect(call(sendPlans, { form })).rejects.toMatchObject({ code: 'unexpected' });
  expect(await readdir(folder)).toEqual([]);
});

test('texts that are missing or wrong are told at their names', async () => {
  for (const fields of [{ west: -181 }, { west: Number.NaN }]) {
    const refused = call(sendPlans, { form: { files: [plan('один')], fields } });
    await expect(refused).rejects.toMatchObject({ code: 'request.invalid', fields: { west: expect.any(String) } });
  }
  expect(await readdir(folder)).toEqual([]);
});

test('a file too large is told at its place, too many and none at the name of the part', async () => {
  const send = (files: File[]) => call(sendPlans, { form: { files, fields: { west: 0 } } });
  const fits = plan('x'.repeat(1_000));
  await expect(send([fits, plan('x'.repeat(1_001))])).rejects.toMatchObject({
    code: 'file.too_large',
    fields: { 'plans.1': expect.any(String) },
  });
  for (const files of [[], [fits, fits, fits]]) {
    await expect(send(files)).rejects.toMatchObject({ code: 'request.invalid', fields: { plans: expect.any(String) } });
  }
  expect(await readdir(folder)).toEqual([]);
});

test('a text by a name that every object has changes nothing', async () => {
  const form = new FormData();
  form.append('__proto__', 'x');
  form.append('west', '1');
  form.append('plans', plan('один'));
  const response = await fetch(`${url}/api/plans`, { method: 'POST', body: form });
  expect([200, 400]).toContain(response.status);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
