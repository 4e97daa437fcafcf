import type { StoredFile } from '@gektar/contract/files/stored-file.ts';
import { expect, test } from 'vitest';
import { createUploadQueue, type Upload } from './upload-queue.ts';

const fileOf = (name: string) => new File(['x'], name);
const storedOf = (name: string): StoredFile => ({
  id: name,
  kind: 'image',
  name,
  type: 'image/webp',
  size: 1,
  width: 1,
  height: 1,
  dateTimeCreated: '2026-11-20T10:00:00',
  entityType: null,
  entityId: null,
});

/** A queue whose requests are resolved by the test. */
function given(check: (file: File) => string | undefined = () => undefined) {
  const ends = new Map<
    string,
    { resolve: (file: StoredFile) => void; reject: (error: Error) => void; signal: AbortSignal }
  >();
  const arrived: string[] = [];
  const seen: { uploads: readonly Upload[] } = { uploads: [] };
  const queue = createUploadQueue({
    check,
    send: (file, signal) =>
      new Promise((resolve, reject) => {
        ends.set(file.name, { resolve, reject, signal });
      }),
    explain: (error) => ({ reason: String(error), canRetry: true }),
    onArrived: (file) => arrived.push(file.name),
    onChange: (uploads) => {
      seen.uploads = uploads;
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const arrive = async (name: string) => {
    ends.get(name)?.resolve(storedOf(name));
    await settle();
  };
  const fail = async (name: string) => {
    ends.get(name)?.reject(new Error('cut'));
    await settle();
  };
  const statuses = () => seen.uploads.map(({ file, status }) => `${file.name} ${status}`);
  const keyOf = (name: string) => seen.uploads.find(({ file }) => file.name === name)?.key ?? -1;
  return { queue, ends, arrived, arrive, fail, statuses, keyOf, seen };
}

test('three files are sent at a time, and they stand in the order they were chosen', async () => {
  const { queue, ends, arrived, arrive } = given();
  queue.add(['a', 'b', 'c', 'd'].map(fileOf));
  expect([...ends.keys()]).toEqual(['a', 'b', 'c']);
  await arrive('b');
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  expect(arrived).toEqual([]);
  await arrive('a');
  expect(arrived).toEqual(['a', 'b']);
  await arrive('d');
  await arrive('c');
  expect(arrived).toEqual(['a', 'b', 'c', 'd']);
});

test('a cut connection holds nobody up and is retried', async () => {
  const { queue, arrived, arrive, fail, statuses, keyOf, seen } = given();
  queue.add(['a', 'b'].map(fileOf));
  await fail('a');
  await arrive('b');
  expect(arrived).toEqual(['b']);
  expect(statuses()).toEqual(['a failed']);
  expect(seen.uploads[0]).toMatchObject({ reason: 'Error: cut', canRetry: true });
  queue.retry(keyOf('a'));
  expect(statuses()).toEqual(['a sending']);
  await arrive('a');
  expect(arrived).toEqual(['b', 'a']);
  expect(statuses()).toEqual([]);
});

test('a cancelled file is aborted and never arrives', async () => {
  const { queue, ends, arrived, arrive, statuses, keyOf } = given();
  queue.add(['a', 'b'].map(fileOf));
  queue.cancel(keyOf('a'));
  expect(ends.get('a')?.signal.aborted).toBe(true);
  await arrive('a');
  await arrive('b');
  expect(arrived).toEqual(['b']);
  expect(statuses()).toEqual([]);
});

test('what is refused beforehand is not sent and says why', () => {
  const { queue, ends, seen } = given((file) => (file.name === 'a' ? 'Файл пуст' : undefined));
  queue.add(['a', 'b'].map(fileOf));
  expect([...ends.keys()]).toEqual(['b']);
  expect(seen.uploads[0]).toMatchObject({ status: 'failed', reason: 'Файл пуст' });
  expect(seen.uploads[0]?.canRetry).toBeUndefined();
});

test('leaving the screen gives up every upload: none is sent any more, and what arrives late is handed to nobody', async () => {
  const { queue, ends, arrived, arrive, seen } = given();
  queue.add(['a', 'b', 'c', 'd'].map(fileOf));
  await arrive('b');
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  queue.add([fileOf('e')]);
  queue.cancelAll();
  expect(['a', 'c', 'd'].map((name) => ends.get(name)?.signal.aborted)).toEqual([true, true, true]);
  for (const name of ['a', 'c', 'd']) await arrive(name);
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  expect(arrived).toEqual([]);
  expect(seen.uploads).toEqual([]);
});
