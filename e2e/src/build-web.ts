import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** An existing build can be given; it is used unchanged. */
const given = process.env['WEB_FOLDER'];

/** The built web app, as `npm start` serves it. */
export const webFolder = resolve(root, given ?? 'web/dist');

/** Runs once before all journeys: builds the web app unless it was built from the same sources. */
export default async function buildWeb(): Promise<void> {
  if (given !== undefined) return;
  const script = pathToFileURL(resolve(root, 'scripts/build-web.mjs')).href;
  const code = `await (await import(${JSON.stringify(script)})).buildWebIfStale();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
}
