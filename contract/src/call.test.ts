import { expect, test } from 'vitest';
import * as z from 'zod';
import { CallBroken, createCall, ForeignAnswer, type Send } from './call.ts';
import { endpoint } from './endpoint.ts';
import { Failure } from './failure.ts';

const revise = endpoint({
  method: 'POST',
  path: '/api/things/{id}/revise',
  access: 'employee',
  summary: '',
  params: z.object({ id: z.int() }),
  query: z.object({ take: z.int().optional() }),
  body: z.object({ name: z.string() }),
  output: z.object({ id: z.int() }),
  failures: [],
});
const list = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'employee',
  summary: '',
  output: z.array(z.int()),
  failures: [],
});

function answering(status: number, body: string): Send {
  return async () => new Response(body, { status });
}

/** Error that a list call rejects with when `send` answers like this. */
function refusal(send: Send): Promise<unknown> {
  return createCall(send)(list).catch((error: unknown) => error);
}

test('a call carries method, filled path, query and JSON body, and gives the answer back', async () => {
  const sent: [string, RequestInit][] = [];
  const call = createCall(async (url, init) => {
    sent.push([url, init]);
    return Response.json({ id: 7 }, { status: 201 });
  });
  expect(await call(revise, { params: { id: 7 }, query: { take: 5 }, body: { name: 'Ё' } })).toEqual({ id: 7 });
  expect(sent).toEqual([
    [
      '/api/things/7/revise?take=5',
      { method: 'POST', body: '{"name":"Ё"}', headers: { 'content-type': 'application/json' } },
    ],
  ]);
});

test('a call without input carries neither body nor content type', async () => {
  const sent: RequestInit[] = [];
  await createCall(async (_, init) => {
    sent.push(init);
    return Response.json([]);
  })(list);
  expect(sent).toEqual([{ method: 'GET' }]);
});

test('a failure knows when its answer says to ask again', async () => {
  const busy = (body: string, retryAfter: string) =>
    refusal(async () => new Response(body, { status: 503, headers: { 'retry-after': retryAfter } }));
  const ours = JSON.stringify({ error: { code: 'server.busy', message: 'Занят' } });
  expect(await busy(ours, '2')).toMatchObject({ code: 'server.busy', retryAfterSeconds: 2 });
  expect(await busy('<html>', '7')).toMatchObject({ status: 503, retryAfterSeconds: 7 });
  // `Retry-After` as a date: only servers other than ours send it.
  expect(await busy('<html>', 'Fri, 31 Dec 1999 23:59:59 GMT')).toMatchObject({ retryAfterSeconds: undefined });
});

test('a refusal reaches the caller as it is: code, message, fields, present state [ERR-011, ERR-012]', async () => {
  const error = {
    code: 'property.changed',
    message: 'Объект изменён другим сотрудником',
    fields: { 'gasSupply.to': 'Только цифры' },
    current: { rowVersion: 3 },
    others: [{ id: 'o-7', title: '50:20:1, Клин', state: 'archived', path: '/land/property/o-7' }],
  };
  const failure = await refusal(answering(409, JSON.stringify({ error })));
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ ...error, status: 409 });
});

test.each([
  ['a page of a proxy', 502, '<html>Bad Gateway</html>', ''],
  ['an empty body', 500, '', ''],
  ['half an answer', 200, '[1, 2', ''],
  ['null', 500, 'null', ''],
  ['a message that is no text', 500, '{"error":{"message":{}},"message":17}', ''],
  ['an error of another shape', 500, '{"statusCode":500,"error":"Internal Server Error","message":"boom"}', 'boom'],
  ['an error within an error', 500, '{"error":{"error":{"message":"deep"}},"message":"boom"}', 'deep'],
  ['a code that every object has', 400, '{"error":{"code":"constructor","message":"x"}}', 'x'],
])('%s is an answer of somebody else, with the message inside it [ERR-012]', async (_, status, body, message) => {
  const failure = await refusal(answering(status, body));
  expect(failure).toBeInstanceOf(ForeignAnswer);
  expect(failure).toMatchObject({ status, message });
});

test.each([202, 203, 206, 304])(
  'an answer with the status %i is no success, whatever it carries [IND-CPX-103, IND-BLD-053]',
  async (status) => {
    expect(
      await refusal(async () => ({ status, text: async () => '[1]', headers: new Headers() }) as Response),
    ).toMatchObject({ status });
  },
);

test('a refusal that a newer server has added reaches the caller like any other [ERR-012]', async () => {
  const error = { code: 'plot.drained', message: 'Участок осушен', fields: { areaHa: 'Меньше прежней' } };
  const failure = await refusal(answering(422, JSON.stringify({ error })));
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ ...error, status: 422 });
});

test('a refusal without a message is told by the text of its code, never by the code itself', async () => {
  for (const error of ['{"code":"property.not_found"}', '{"code":"property.not_found","message":""}']) {
    const failure = await refusal(answering(404, `{"error":${error}}`));
    expect(failure).toMatchObject({ code: 'property.not_found', message: 'Нет данных' });
  }
});

test.each([
  '<html>Forbidden</html>',
  '',
  '{"message":"Forbidden"}',
  '{"error":{"code":"access.forbidden","message":"Forbidden by policy"}}',
  '{"error":{"code":"request.invalid","message":"Forbidden by policy"}}',
])('a 403 of whatever kind is a forbidden action, in the words of the specification: %s [AUTH-014]', async (body) => {
  expect(await refusal(answering(403, body))).toMatchObject({
    code: 'access.forbidden',
    message: 'У вас нет прав доступа на выполнение этого действия',
  });
});

test('a lost connection is a broken call with its cause', async () => {
  const cause = new TypeError('fetch failed');
  const broken = await refusal(async () => {
    throw cause;
  });
  expect(broken).toBeInstanceOf(CallBroken);
  expect(broken).toMatchObject({ cause });
});

test('a connection that breaks in the middle of the answer is a broken call', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[1,'));
      controller.error(new TypeError('terminated'));
    },
  });
  expect(await refusal(async () => new Response(half))).toBeInstanceOf(CallBroken);
});

test('a call that its caller gave up rejects with the reason given', async () => {
  const controller = new AbortController();
  const call = createCall((_, init) => {
    controller.abort();
    return Promise.reject(init.signal?.reason);
  });
  const given = call(list, {}, { signal: controller.signal });
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
});

const sendPlans = endpoint({
  method: 'POST',
  path: '/api/plans',
  access: 'employee',
  summary: '',
  form: {
    files: 'plans',
    maxFiles: 2,
    maxBytes: 10,
    fields: z.object({ west: z.coerce.number(), note: z.string().optional() }),
  },
  output: z.array(z.string()),
  failures: [],
});
const readPlan = endpoint({
  method: 'GET',
  path: '/api/plans/{id}',
  access: 'employee',
  summary: '',
  params: z.object({ id: z.int() }),
  output: 'bytes',
  failures: ['file.not_found'],
});

test('a form carries its texts first and its files after, and leaves its type to whoever sends it', async () => {
  const sent: RequestInit[] = [];
  const call = createCall(async (_, init) => {
    sent.push(init);
    return Response.json(['a', 'b']);
  });
  const files = [new File(['1'], 'первый.txt'), new Blob(['2'])];
  expect(await call(sendPlans, { form: { files, fields: { west: 37.5, note: undefined } } })).toEqual(['a', 'b']);
  const [{ body, ...rest } = {}] = sent;
  expect(rest).toEqual({ method: 'POST' });
  const parts = body instanceof FormData ? [...body] : [];
  expect(parts.map(([name]) => name)).toEqual(['west', 'plans', 'plans']);
  expect(parts[0]?.[1]).toBe('37.5');
  expect(parts[1]?.[1]).toMatchObject({ name: 'первый.txt', size: 1 });
});

test('who wants to see a body leave is told by whoever sends it', async () => {
  const seen: number[][] = [];
  const call = createCall(async (_url, _init, onSent) => {
    onSent?.(5, 10);
    onSent?.(10, 10);
    return Response.json([]);
  });
  const input = { form: { files: [], fields: { west: 0 } } };
  await call(sendPlans, input, { onSent: (...sent) => seen.push(sent) });
  await call(sendPlans, input);
  expect(seen).toEqual([
    [5, 10],
    [10, 10],
  ]);
});

test('bytes come back as they are, a refusal of bytes as a refusal', async () => {
  const call = createCall(async () => new Response('план', { headers: { 'content-type': 'text/plain' } }));
  const blob = await call(readPlan, { params: { id: 1 } });
  expect(await blob.text()).toBe('план');
  const refused = createCall(
    answering(404, '{"error":{"code":"file.not_found","message":"Не удалось загрузить файл"}}'),
  );
  await expect(refused(readPlan, { params: { id: 1 } })).rejects.toMatchObject({ code: 'file.not_found' });
});
