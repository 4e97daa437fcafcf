import { failureStatus } from '@gektar/contract/failure-status.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { refusalIn } from '#testing/ask.ts';
import { type WatchedTables, watchTables } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { sentFilesRemoved, storedNames } from '#testing/upload.ts';
import { nameOf, type Prepare, type Sent, send, type WritingCall } from '#testing/writing-calls/writing-call.ts';
import { writingCalls } from '#testing/writing-calls/writing-calls.ts';

let app: TestApp;
let tables: WatchedTables;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  tables = await watchTables(app.db);
});
afterAll(() => app.close());

/** Each call is refused as expected and leaves all rows except attempt counters unchanged. */
async function expectUnchanged({ endpoint, counts }: WritingCall, each: readonly Sent[], code: string): Promise<void> {
  const state = async () => {
    const compared = Object.entries(await tables.contents()).filter(([name]) => !counts.includes(name));
    return { tables: Object.fromEntries(compared), files: await storedNames(app) };
  };
  await sentFilesRemoved(app);
  const before = await state();
  for (const sent of each) {
    const answer = await send(app, endpoint, sent);
    expect(refusalIn(answer).code, answer.text).toBe(code);
  }
  expect(await state()).toEqual(before);
}

const declared = writingCalls.flatMap((call) =>
  call.endpoint.failures.map((code) => ({ name: nameOf(call.endpoint), code, status: failureStatus[code], call })),
);
const refused = declared.flatMap((one) => {
  const prepare = one.call.refusals[one.code];
  return typeof prepare === 'function' ? [{ ...one, prepare }] : [];
});

test('every declared refusal can be brought about, or it is said why not', () => {
  const missing = declared.filter(({ call, code }) => call.refusals[code] === undefined);
  expect(missing.map(({ name, code }) => `${name}: ${code}`)).toEqual([]);
});

const callable = writingCalls.map((call) => ({ name: nameOf(call.endpoint), call }));

/** Prepared input by call. A refusal changes no rows, so they can be reused. */
const prepared = new Map<WritingCall, Promise<Sent>>();
function sentOf(call: WritingCall): Promise<Sent> {
  const prepare = typeof call.prepare === 'function' ? call.prepare : firstOf(call);
  const sent = prepared.get(call) ?? prepare(app);
  prepared.set(call, sent);
  return sent;
}
/** For a call that never succeeds: the input of its first refusal. */
function firstOf({ refusals }: WritingCall): Prepare {
  const prepare = Object.values(refusals).find((one) => typeof one === 'function');
  if (!prepare) throw new Error('neither done nor refused');
  return prepare;
}

describe('an anonymous caller', () => {
  const guarded = callable.filter(({ call }) => call.endpoint.access === 'employee');
  test.each(guarded)('who calls $name changes nothing', async ({ call }) => {
    const sent = await sentOf(call);
    const anonymous = [null, 'no.token.at-all'].map((token) => ({ ...sent, token }));
    await expectUnchanged(call, anonymous, 'auth.required');
  });
});

describe('a call that cannot be understood', () => {
  const withBody = callable.filter(({ call }) => call.endpoint.body !== undefined);
  test.each(withBody)('$name without a body that fits changes nothing', async ({ call }) => {
    const sent = await sentOf(call);
    const each = [[], { id: 'x' }].map((body) => ({ ...sent, body }));
    await expectUnchanged(call, each, 'request.invalid');
  });

  const withParams = callable.filter(({ call }) => call.endpoint.params !== undefined);
  test.each(withParams)('$name with something that is no id changes nothing', async ({ call }) => {
    const sent = await sentOf(call);
    const params = Object.fromEntries(Object.keys(sent.params ?? {}).map((name) => [name, 'x']));
    await expectUnchanged(call, [{ ...sent, params }], 'request.invalid');
  });
});

test.each(refused)('$name refused with $status $code changes nothing', async ({ call, prepare, code }) => {
  await expectUnchanged(call, [await prepare(app)], code);
});
