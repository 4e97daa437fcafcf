import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { checkSettings, requireNode24, stopWithNpm } from './before-start.mjs';

// npm start   builds the web app if it is stale and becomes the server: one process, so that Ctrl+C has one to stop

requireNode24();
stopWithNpm();
await checkSettings();
// Imported late: an older Node could not parse it.
const { buildWebIfStale } = await import('./build-web.mjs');
await buildWebIfStale();
// The server and its workers are compiled once, not at every start and export. Workers take the folder from the
// environment. An unwritable folder is ignored.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import(new URL('../server/src/main.ts', import.meta.url).href);
