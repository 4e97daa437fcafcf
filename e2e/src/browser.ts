import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from '@playwright/test';

const run = promisify(execFile);

/**
 * No sandbox: the browser opens only our own pages, often as root and in containers. WebGL is rendered by SwiftShader
 * on any machine.
 */
const flags = [
  '--no-sandbox',
  '--no-zygote',
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
  '--disable-gpu-compositing',
];

/**
 * Launch options of the browser: the Chromium from npm, or an installed one where the package has no build (it supports
 * Linux on x64). `BROWSER_PATH` names another browser.
 * @throws when there is neither
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  const chosen = process.env['BROWSER_PATH'];
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, args: flags };
  if (process.platform === 'linux' && process.arch === 'x64') return await packedBrowser();
  return { executablePath: await installedBrowser(), args: flags };
}

/** Unpacked once (200 MB, 1.5 s), next to the package or, if that folder is read-only, in the temporary folder. */
async function packedBrowser(): Promise<LaunchOptions> {
  const name = `gektar-chromium-${await packedVersion()}-${process.getuid?.() ?? 0}`;
  const beside = resolve(import.meta.dirname, '../../node_modules/.cache', name);
  const folder = (await unpack(beside).catch(refusedOnly)) ?? (await unpack(join(tmpdir(), name)));
  const executablePath = join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // Machines without NSS and expat use those of the package.
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  const starts = await run(executablePath, ['--version']).then(
    () => true,
    () => false,
  );
  return { executablePath, args: flags, env: { ...process.env, ...env, ...(starts ? {} : libraries) } };
}

/** The pinned version, so that a newer package is unpacked again. */
async function packedVersion(): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, '../package.json'), 'utf8');
  const manifest = JSON.parse(text) as { devDependencies: Record<string, string> };
  return String(manifest.devDependencies['@sparticuz/chromium']);
}

/** Undefined for an unwritable folder, because there is a second one to try; other errors are thrown. */
function refusedOnly(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM') return undefined;
  throw error;
}

/** Unpacks into a new folder and then renames it: several processes may do so at once, and the first to finish wins. */
async function unpack(folder: string): Promise<string> {
  if (await isOurs(folder)) return folder;
  const own = `${folder}.${process.pid}`;
  await rm(own, { recursive: true, force: true });
  await mkdir(dirname(own), { recursive: true });
  await mkdir(own, { mode: 0o700 });
  try {
    // The package unpacks into TMPDIR, and unpacks libraries only if it detects AWS Lambda.
    await run(process.execPath, ['--input-type=module', '--eval', unpackScript], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    });
    await writeFile(join(own, 'fonts.conf'), fontsConfiguration(folder));
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    if (!(await isOurs(folder))) throw error;
  }
  return folder;
}

const unpackScript = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/** A folder of that name created by somebody else in the shared temporary folder must not be used. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return false;
  if (found.uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user; remove it`);
  return true;
}

/** The same fallback font on every machine (Open Sans, with Cyrillic); the product has its own fonts. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

async function installedBrowser(): Promise<string> {
  for (const path of installedPlaces) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  throw new Error(
    `No browser for ${process.platform} on ${process.arch}: install Chrome or Chromium, or name one in BROWSER_PATH`,
  );
}
