import { checkSettings, requireNode24 } from './before-start.mjs';
import { buildWebIfStale } from './build-web.mjs';

// npm start   builds the web app if it is stale and becomes the server: one process, so that Ctrl+C has one to stop

requireNode24();
await checkSettings();
await buildWebIfStale();
await import(new URL('../server/src/main.ts', import.meta.url).href);
