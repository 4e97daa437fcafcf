import { expect, test } from 'vitest';
import { createUploadsUnderWay } from './uploads-under-way.ts';

test('a save waits until every field has its files', async () => {
  const uploads = createUploadsUnderWay();
  expect(await uploads.settled()).toBe('none');
  uploads.tell('photos', 'sending');
  uploads.tell('documents', 'sending');
  let settled: string | undefined;
  const waiting = uploads.settled().then((state) => {
    settled = state;
  });
  uploads.tell('documents', 'none');
  await Promise.resolve();
  expect(settled).toBeUndefined();
  uploads.tell('photos', 'none');
  await waiting;
  expect(settled).toBe('none');
});

test('files that did not get through are told, and another waits for them', async () => {
  const uploads = createUploadsUnderWay();
  uploads.tell('photos', 'sending');
  const waiting = uploads.settled();
  uploads.tell('photos', 'failed');
  expect(await waiting).toBe('failed');
  uploads.tell('photos', 'none');
  expect(uploads.state()).toBe('none');
});
