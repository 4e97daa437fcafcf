import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileFolders, fileFolders } from './file-folders.ts';
import { type FileStore, fileKey } from './file-store.ts';
import { createLocalStore } from './local-store.ts';

let folder: string;
let folders: FileFolders;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-store-'));
  folders = fileFolders(folder);
  store = createLocalStore(folders);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const id = '019a0000-0000-7000-8000-00000000a13f';
const key = fileKey(id, 'card.webp');

async function contentOf(wanted: string): Promise<Buffer | undefined> {
  const found = await store.get(wanted);
  if (!found) return undefined;
  const content = await buffer(found.content);
  expect(found.size).toBe(content.length);
  return content;
}

test('a key spreads files over folders by the last digits of the id', () => {
  expect(key).toBe(`3f/a1/${id}-card.webp`);
});

test('what was put is got, whole, until it is removed; twice is no error', async () => {
  const content = randomBytes(300_000);
  expect(await contentOf(key)).toBeUndefined();
  await store.put(key, content);
  expect(await contentOf(key)).toEqual(content);
  await store.put(fileKey(id, 'document'), Readable.from([content, content]));
  expect(await contentOf(fileKey(id, 'document'))).toEqual(Buffer.concat([content, content]));
  for (let times = 0; times < 2; times += 1) {
    await store.remove(key);
    expect(await contentOf(key)).toBeUndefined();
  }
});

test('content that breaks off is not there at all', async () => {
  async function* breaking() {
    yield Buffer.from('begun');
    throw new Error('broken off');
  }
  await expect(store.put(key, Readable.from(breaking()))).rejects.toThrow('broken off');
  expect(await contentOf(key)).toBeUndefined();
  expect(await readdir(folders.incoming)).toEqual([]);
});

test('nobody else on the machine looks into the folders', async () => {
  await store.put(key, Buffer.from('x'));
  for (const path of Object.values(folders)) expect((await stat(path)).mode & 0o077).toBe(0);
});

test.each(['../../token-secret', '3f/a1/../../../token-secret', '/etc/passwd', '', '3f/a1/', '3f/a1/x/y', 'ЁЖ/a1/x'])(
  '%j is no key',
  async (wrong) => {
    await expect(store.put(wrong, Buffer.from('x'))).rejects.toThrow('not a key');
    await expect(store.get(wrong)).rejects.toThrow('not a key');
    await expect(store.remove(wrong)).rejects.toThrow('not a key');
  },
);
