import { expect, test } from 'vitest';
import { createUploadsUnderWay } from './uploads-under-way.ts';

test('a save waits until every field has its files', async () => {
  const uploads = createUploadsUnderWay();
  expect(await uploads.settled()).toBe('none');
  uploads.report('photos', 'sending');
  uploads.report('documents', 'sending');
  let settled: string | undefined;
  const waiting = uploads.settled().then((state) => {
    settled = state;
  });
  uploads.report('documents', 'none');
  await Promise.resolve();
  expect(settled).toBeUndefined();
  uploads.report('photos', 'none');
  await waiting;
  expect(settled).toBe('none');
});

test('files that did not get through are told, and another waits for them', async () => {
  const uploads = createUploadsUnderWay();
  uploads.report('photos', 'sending');
  const waiting = uploads.settled();
  uploads.report('photos', 'failed');
  expect(await waiting).toBe('failed');
  uploads.report('photos', 'none');
  expect(uploads.state()).toBe('none');
});
