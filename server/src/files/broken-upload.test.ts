import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deleteFile, uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import type { StoredFile } from '@gektar/contract/files/stored-file.ts';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { corners } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { fileOf, send, storedNames } from '#testing/upload.ts';

const IMAGE_MAX_BYTES = 20 * 2 ** 20;
const DOCUMENT_MAX_BYTES = 50 * 2 ** 20;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function expectNothingLeft(): Promise<void> {
  expect(await storedNames(app)).toEqual([]);
  expect(await app.db.selectFrom('shared.files').selectAll().execute()).toEqual([]);
}

const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="photo.jpg"\r\n\r\n';

/** Opens a connection and sends the beginning of a form; `answered` returns the response so far. */
async function begin(about: { length?: number; path?: string } = {}) {
  const { length = 1_000_000, path = uploadFiles.path } = about;
  const { hostname, port } = new URL(app.url);
  const socket: Socket = connect(Number(port), hostname);
  let answered = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answered += part;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${app.broker.token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${head}`,
  );
  return { socket, closed, answered: () => answered };
}

function refusalOf(answered: string) {
  const [top = '', text = ''] = answered.split('\r\n\r\n');
  return refusalIn({ status: Number(top.split(' ')[1]), text, json: JSON.parse(text) });
}

/** Waits until part of the file is on the disk. */
async function arrived(): Promise<void> {
  await eventually(async () => expect((await storedNames(app)).length).toBeGreaterThan(0));
}

test('a connection cut in the middle of a file leaves neither a row nor a file, and the same file goes up again', async () => {
  const photo = await corners(900, 600).jpeg().toBuffer();
  for (const cut of [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.resetAndDestroy()]) {
    const { socket, closed } = await begin();
    socket.write(photo.subarray(0, 1_000));
    await arrived();
    cut(socket);
    await closed;
    await eventually(expectNothingLeft);
  }
  const again = await send(app, [fileOf(photo, 'photo.jpg')], 'image');
  expect(again.status).toBe(201);
  const [{ id } = { id: '' }] = again.json as StoredFile[];
  await app.broker.call(deleteFile, { params: { id } });
});

test('a form that ends without its end is unreadable and leaves nothing', async () => {
  for (const body of [`${head}text`, `${head}text\r\n--x`, head, '--x\r\n', 'no form at all', '']) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await ask(app, 'POST', uploadFiles.path, { body, headers });
    expect(['request.unreadable', 'request.invalid'], body).toContain(refusalIn(answer).code);
    await expectNothingLeft();
  }
});

test('a form without a boundary, and what is no form, are refused before they are read', async () => {
  const without = { 'content-type': 'multipart/form-data' };
  expect(refusalIn(await ask(app, 'POST', uploadFiles.path, { body: head, headers: without })).code).toBe(
    'request.unreadable',
  );
  for (const type of ['application/json', 'image/jpeg', 'text/plain', 'application/octet-stream']) {
    const answer = await ask(app, 'POST', uploadFiles.path, { body: '{}', headers: { 'content-type': type } });
    expect(refusalIn(answer).code, type).toBe('request.unsupported_type');
  }
  expect(refusalIn(await ask(app, 'POST', uploadFiles.path)).code).toBe('request.unreadable');
});

test('an anonymous upload is refused before it is read', async () => {
  const form = new FormData();
  form.append('files', fileOf('text', 'a.txt'));
  const answer = await fetch(app.url + uploadFiles.path, { method: 'POST', body: form });
  expect(answer.status).toBe(401);
  await expectNothingLeft();
});

test.each([
  ['a photo', `${uploadFiles.path}?kind=image`, IMAGE_MAX_BYTES, 'Файл больше 20 МБ'],
  ['a document', uploadFiles.path, DOCUMENT_MAX_BYTES, 'Файл больше 50 МБ'],
])('%s too large is refused while it is still coming, and kept nowhere', async (_, path, most, reason) => {
  const { socket, closed, answered } = await begin({ path, length: 200_000_000 });
  // Sends slightly more than the limit, of the 200 MB that the header announces.
  await new Promise((resolve) => socket.write(Buffer.alloc(most + 1, 1), resolve));
  await eventually(() =>
    expect(refusalOf(answered())).toEqual({
      code: 'file.too_large',
      message: 'Не удалось загрузить файл',
      fields: { 'files.0': reason },
    }),
  );
  socket.destroy();
  await closed;
  await eventually(expectNothingLeft);
});

test('a sender that looks for an answer only when it has sent everything finds it', async () => {
  const [content, end] = [Buffer.alloc(60_000_000, 1), '\r\n--x--\r\n'];
  const { socket, closed, answered } = await begin({ length: head.length + content.length + end.length });
  socket.pause();
  socket.write(content);
  await new Promise((resolve) => socket.write(end, resolve));
  socket.resume();
  await eventually(() => expect(refusalOf(answered()).code).toBe('file.too_large'));
  socket.destroy();
  await closed;
  await eventually(expectNothingLeft);
});

test('a photo of more than 20 MB is too large even where documents may come', async () => {
  const photo = Buffer.concat([await corners(64, 40).jpeg().toBuffer(), Buffer.alloc(IMAGE_MAX_BYTES)]);
  const refusal = refusalIn(await send(app, [fileOf(photo, 'фото.jpg')]));
  expect(refusal).toMatchObject({ code: 'file.too_large', fields: { 'files.0': 'Фотография больше 20 МБ' } });
  await expectNothingLeft();
});

/** Bytes of an upload request, up to the first bytes of its file. */
function beginningOfUpload(): Buffer {
  const body = `${head}text`;
  return Buffer.from(
    `POST ${uploadFiles.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${app.broker.token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length + 1_000}\r\n\r\n${body}`,
  );
}

/** Sends part of a request, waits, and breaks the connection. */
async function breakOff(part: Buffer, wait: () => Promise<unknown>, cut: 'destroy' | 'resetAndDestroy'): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(part, resolve));
  await wait();
  socket[cut]();
}

const turns = (count: number) => async () => {
  for (let turn = 0; turn < count; turn++) await nextTurn();
};

test('an upload broken off at any byte of its head and of its form hangs nowhere and leaves no folder', async () => {
  const whole = beginningOfUpload();
  const cuts = Array.from({ length: whole.length }, (_, index) => index + 1);
  for (let from = 0; from < cuts.length; from += 20) {
    const some = cuts.slice(from, from + 20);
    await Promise.all(some.map((length) => breakOff(whole.subarray(0, length), turns(length % 4), 'destroy')));
  }
  // The folder would remain if the handler never ended.
  await vi.waitFor(expectNothingLeft, { timeout: 10_000 });
}, 60_000);

test('an upload broken off at any moment of its first milliseconds hangs nowhere and leaves no folder', async () => {
  const whole = beginningOfUpload();
  for (const cut of ['destroy', 'resetAndDestroy'] as const) {
    for (let moment = 0; moment < 100; moment += 5) {
      const some = Array.from({ length: 5 }, (_, index) => moment + index);
      await Promise.all(some.map((count) => breakOff(whole, turns(count), cut)));
    }
  }
  // The folder would remain if the handler never ended.
  await vi.waitFor(expectNothingLeft, { timeout: 10_000 });
}, 60_000);

test('a file of exactly the largest size is taken', async () => {
  expect((await send(app, [fileOf(Buffer.alloc(DOCUMENT_MAX_BYTES, 1), 'план.dwg')])).status).toBe(201);
  const photo = await corners(64, 40).jpeg().toBuffer();
  const largest = Buffer.concat([photo, Buffer.alloc(IMAGE_MAX_BYTES - photo.length)]);
  expect((await send(app, [fileOf(largest, 'фото.jpg')])).status).toBe(201);
});
