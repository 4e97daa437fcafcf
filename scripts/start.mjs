import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { checkSettings, requireNode24, stopWithNpm } from './before-start.mjs';

// npm start   builds the web app if it is stale, then runs the server in the same process, so that Ctrl+C stops it

requireNode24();
stopWithNpm();
await checkSettings();
// Imported after the check above: an older Node could not parse it.
const { buildWebIfStale } = await import('./build-web.mjs');
await buildWebIfStale();
// Caches compiled code, so that the server and its workers are not compiled at every start and export. Workers read the
// folder from the environment. A folder that cannot be written is ignored.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import(new URL('../server/src/main.ts', import.meta.url).href);
