import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import type { FileKind, StoredFile } from '@gektar/contract/files/stored-file.ts';
import { expect } from 'vitest';
import type { Answer } from './ask.ts';
import { eventually } from './eventually.ts';
import { corners } from './pictures.ts';
import type { TestApp } from './test-app.ts';

export function fileOf(content: Buffer | string, name: string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
}

/** Sends files as a form, bypassing the typed client. */
export async function send(app: TestApp, files: readonly File[], kind?: FileKind): Promise<Answer> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  const path = `${uploadFiles.path}${kind === undefined ? '' : `?kind=${kind}`}`;
  const headers = { authorization: `Bearer ${app.broker.token}` };
  const response = await fetch(app.url + path, { method: 'POST', headers, body: form });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as unknown };
}

/** A file stored by the server. */
export async function givenUpload(app: TestApp, about: { content?: Buffer; name?: string; kind?: FileKind } = {}) {
  const { content = await corners(64, 40).jpeg().toBuffer(), name = 'photo.jpg', kind } = about;
  const [file] = await app.broker.call(uploadFiles, {
    query: { ...(kind && { kind }) },
    form: { files: [fileOf(content, name)] },
  });
  if (!file) throw new Error('an upload of one file answers one file');
  return file satisfies StoredFile;
}

/**
 * Names of all files in the app's data folder, finished or not. Read synchronously: tests compare hundreds of states,
 * and each of the many small folders would take a turn of the thread pool.
 */
export async function storedNames({ settings }: TestApp): Promise<string[]> {
  const names: string[] = [];
  for (const folder of ['files', 'incoming']) {
    const path = join(settings.dataFolder, folder);
    const found = entriesOf(path);
    names.push(...found.filter((entry) => entry.isFile() || folder === 'incoming').map(({ name }) => name));
  }
  return names.sort();
}

/** Waits until the folders of finished exports are removed, which happens after their files are sent. */
export function sentFilesRemoved({ settings }: TestApp): Promise<void> {
  return eventually(() => expect(entriesOf(join(settings.dataFolder, 'incoming'))).toEqual([]));
}

/** Everything below a folder; nothing when there is no folder yet. */
function entriesOf(path: string): Dirent[] {
  return existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
}
