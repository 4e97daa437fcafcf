import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { signIn } from '@gektar/contract/people/sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, postgresAccount } from '#database/embedded/account.ts';
import { openFolder } from '#database/embedded/binaries.ts';
import { discardData } from '#database/embedded/discard.ts';
import { startProduct } from '#testing/product.ts';
import { callerOf } from '#testing/test-app.ts';
import { projectFolder } from './environment.ts';

/**
 * The account that starts the product decides the account of PostgreSQL. As root these tests copy the checkout into a
 * home directory only root can enter, and start it as root and, once accessible, as an ordinary user; for any other
 * account they run as that user, in the current checkout.
 */
const isRoot = process.getuid?.() === 0;
const ordinary = postgresAccount(undefined);
const hadOpenFolder = existsSync(openFolder) ? readdirSync(openFolder) : undefined;

/** Home directory with the data folders. */
let home: string;
/** The same on the disk of the project, with the copied checkout: hard links do not cross disks. */
let homeOfCheckout: string;
let checkout: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'gektar-home-'));
  homeOfCheckout = mkdtempSync(join(folderOnProjectDisk(), 'gektar-home-'));
  checkout = isRoot ? copyCheckout(join(homeOfCheckout, 'gektar')) : projectFolder;
});
afterAll(() => {
  rmSync(home, { recursive: true });
  rmSync(homeOfCheckout, { recursive: true });
  // Removes binaries copied for the closed checkout, unless they existed before.
  for (const name of existsSync(openFolder) ? readdirSync(openFolder) : []) {
    if (!hadOpenFolder?.includes(name)) rmSync(join(openFolder, name), { recursive: true });
  }
});

/** A temporary folder on the disk of the project, or the usual one. */
function folderOnProjectDisk(): string {
  const diskOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.dev;
  return [tmpdir(), '/tmp', '/var/tmp'].find((folder) => diskOf(folder) === diskOf(projectFolder)) ?? tmpdir();
}

/** @param mode who may enter both home directories */
function setMode(mode: number): void {
  chmodSync(home, mode);
  chmodSync(homeOfCheckout, mode);
}

/** Uses hard links where the disk allows: the packages are large. */
function copyCheckout(to: string): string {
  mkdirSync(to);
  for (const part of ['package.json', 'format', 'contract', 'server', 'node_modules']) {
    const copy = (how: string) => execFileSync('cp', [how, join(projectFolder, part), to], { stdio: 'pipe' });
    try {
      copy('-al');
    } catch {
      copy('-a');
    }
  }
  return to;
}

/** Signs in and uploads a file. */
async function startAndSignIn(folder: string, account?: Account): Promise<void> {
  const product = startProduct({ GEKTAR_DATA: folder }, { checkout, ...(account && { account }) });
  const url = await product.url;
  const { token } = await callerOf(url)(signIn, { body: { login: 'broker', password: 'gektar-demo' } });
  await callerOf(url, token)(uploadFiles, { form: { files: [new File(['план'], 'план.txt')] } });
  product.kill('SIGINT');
  expect(await product.ended).toMatchObject({ code: 0, err: '' });
}

test('the product starts, and starts again, in a checkout below a home directory that only its owner enters', async () => {
  setMode(0o700);
  const folder = join(home, 'data');
  await startAndSignIn(folder);
  const cluster = realpathSync(join(folder, 'postgres'));
  await startAndSignIn(folder);
  expect(realpathSync(join(folder, 'postgres'))).toBe(cluster);
  // PostgreSQL started by root cannot enter the closed home directory: its data are in `openFolder`, behind a symbolic
  // link.
  expect(lstatSync(join(folder, 'postgres')).isSymbolicLink()).toBe(isRoot);
  expect(cluster.startsWith(openFolder)).toBe(isRoot);
  expect(statSync(cluster).uid).not.toBe(0);
  await discardData(folder);
});

test('everything belongs to the ordinary user who starts the product, and root goes on with it as that user', async () => {
  const uid = ordinary?.uid ?? process.getuid?.();
  setMode(0o755);
  const folder = join(home, 'shared-data');
  mkdirSync(folder);
  if (ordinary) chownSync(folder, ordinary.uid, ordinary.gid);
  await startAndSignIn(folder, ordinary);
  expect(lstatSync(join(folder, 'postgres')).isDirectory()).toBe(true);
  const owners = () => ['postgres', 'base-id', 'server.lock'].map((name) => statSync(join(folder, name)).uid);
  expect(owners()).toEqual([uid, uid, uid]);
  await startAndSignIn(folder);
  expect(statSync(join(folder, 'postgres')).uid).toBe(uid);
  await startAndSignIn(folder, ordinary);
  const left = readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.endsWith('-document'))).toHaveLength(3);
  expect(new Set(left.map((name) => statSync(join(folder, 'files', name)).uid))).toEqual(new Set([uid]));
  await discardData(folder);
});

test('a data folder that the user may not write to is refused in one line', async () => {
  setMode(0o755);
  const folder = join(home, 'foreign-data');
  mkdirSync(folder, { mode: 0o555 });
  const product = startProduct({ GEKTAR_DATA: folder }, { checkout, ...(ordinary && { account: ordinary }) });
  const { code, err } = await product.ended;
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^[^\\n]*${folder}[^\\n]*\\n$`));
  expect(readdirSync(folder)).toEqual([]);
});
