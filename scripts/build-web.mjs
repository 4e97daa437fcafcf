import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = resolve(import.meta.dirname, '..');
const web = join(root, 'web');
const built = join(web, 'dist');
/** File with the hash of the sources; in the folder of the built pages, so that both are removed together. */
const stamp = join(built, '.built-from');

/** Sources of the built pages. */
const sources = [
  'web/*.{html,json,ts,js,cjs,mjs}',
  'web/{src,public}/**',
  'format/src/**',
  'contract/src/**',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds the web app unless `web/dist` was built from the same sources. The new build replaces the old one only when
 * complete: an interrupted build or a running server never sees half of it.
 */
export async function buildWebIfStale() {
  const wanted = await sourcesHash();
  const found = await readFile(stamp, 'utf8').catch(() => '');
  if (found === wanted) return;
  process.stdout.write('Собираю веб-приложение…\n');
  const draft = join(root, '.cache', `web-${process.pid}`);
  try {
    const to = ['--outDir', draft, '--logLevel', 'error'];
    await runVite(['build', ...to, '--emptyOutDir']);
    await runVite(['build', ...to, '--config', 'vite.public.config.ts']);
    await compressFiles(draft);
    await writeFile(join(draft, '.built-from'), wanted);
    await rm(built, { recursive: true, force: true });
    await rename(draft, built);
  } catch (error) {
    process.stderr.write(`Веб-приложение не собрано: ${error.message}.\n`);
    process.exitCode = 1;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  if (process.exitCode) process.exit();
}

/** @returns {Promise<string>} hash of names and contents of all sources except tests */
async function sourcesHash() {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

async function runVite(args) {
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const child = spawn(process.execPath, [join(dirname(manifest), 'bin/vite.js'), ...args], {
    cwd: web,
    stdio: 'inherit',
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`vite закончил с ${signal ?? code}`);
}

/** Smallest file that is compressed (bytes): smaller ones fit into a few packets as they are. */
const WORTH_BYTES = 1_024;

/**
 * Writes brotli and gzip versions next to every text file worth compressing; the server sends the one that the browser
 * accepts.
 */
async function compressFiles(folder) {
  const entries = await Array.fromAsync(glob('**/*.{js,mjs,css,svg,geojson}', { cwd: folder, withFileTypes: true }));
  const brotli = promisify(brotliCompress);
  const deflate = promisify(gzip);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < WORTH_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }
}
