import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { startProduct } from '@gektar/server/testing/product.ts';
import { tokenOf } from '@gektar/server/testing/token.ts';
import pg from 'pg';

/** A server for photo uploads, in a separate process. */
export interface UploadServer {
  readonly name: string;
  readonly pid: number;
  upload(photo: Buffer): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product's `main.ts` with its own database and folder. */
export async function startProductUpload(): Promise<UploadServer> {
  const cluster = await startCluster();
  const folder = await mkdtemp(join(tmpdir(), 'gektar-upload-'));
  const databaseUrl = await createDatabase(cluster.url, 'upload');
  const employeeId = await insertEmployee(databaseUrl);
  const secret = randomBytes(32).toString('hex');
  const product = startProduct({ DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, GEKTAR_DATA: folder });
  const url = await product.url;
  const headers = { authorization: `Bearer ${await tokenOf(secret, employeeId)}` };
  return {
    name: 'product',
    pid: product.pid ?? 0,
    upload(photo) {
      const form = new FormData();
      form.append('files', new File([new Uint8Array(photo)], 'photo.jpg'));
      return send(`${url}${uploadFiles.path}?kind=image`, { headers, body: form });
    },
    async stop() {
      product.kill('SIGTERM');
      await product.ended;
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts `bare-upload.ts`: the body is the photo; no form, no database, no type check. */
export async function startBareUpload(): Promise<UploadServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-upload-'));
  const child = fork(new URL('bare-upload.ts', import.meta.url), [folder]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return {
    name: 'bare',
    pid: child.pid ?? 0,
    upload: (photo) => send(url, { body: new Uint8Array(photo) }),
    async stop() {
      child.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function send(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { method: 'POST', ...init });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text.slice(0, 500)}`);
}

async function insertEmployee(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into shared.employees (id, login, password_hash, first_name, last_name)
       values (gen_random_uuid(), 'bench', 'none', 'Имя', 'Фамилия') returning id`,
    );
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
