import { checkSettings, requireNode24, stopWithNpm } from './before-start.mjs';

// npm start   builds the web app if it is stale and becomes the server: one process, so that Ctrl+C has one to stop

requireNode24();
stopWithNpm();
await checkSettings();
// Imported late: an older Node could not parse it.
const { buildWebIfStale } = await import('./build-web.mjs');
await buildWebIfStale();
await import(new URL('../server/src/main.ts', import.meta.url).href);
