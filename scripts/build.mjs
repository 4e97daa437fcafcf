import { buildWebIfStale } from './build-web.mjs';

await buildWebIfStale();
