import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportsFolder } from './ran-tests.mjs';
import { tablesOf } from './rules-by-entity.mjs';

// npm run spec:entities             prints a table of rules tested per entity, from the report of the last npm test
// npm run spec:entities -- REPORT   reads another JSON report of Vitest

const [path = join(reportsFolder, 'unit.json')] = process.argv.slice(2);
const report = JSON.parse(await readFile(path, 'utf8'));
console.log(tablesOf(report));
