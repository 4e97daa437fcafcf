// Vitest setup for `npm run mutants`: writes to a file which regions a test file executed.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

/** @type {Record<string, Set<number>>} */
const ran = {};
Object.assign(globalThis, { ranByFile: ran });

const name = createHash('sha1')
  .update(expect.getState().testPath ?? '')
  .digest('hex');

afterAll(() => {
  const regions = Object.fromEntries(Object.entries(ran).map(([path, set]) => [path, [...set]]));
  writeFileSync(join(process.env.MUTANTS_RAN ?? '', `${name}.json`), JSON.stringify(regions));
});
