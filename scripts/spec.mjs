import { glob, readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { coverage, readLedger } from './ledger.mjs';
import { testTitles } from './test-titles.mjs';

// npm run spec             rows of the specification that tests name, group by group
// npm run spec -- GROUP    the rows of one group that no test names

const root = resolve(import.meta.dirname, '..');
const wanted = process.argv[2]?.toUpperCase();

const rows = readLedger(await readFile(resolve(root, 'docs/spec/ledger.tsv'), 'utf8'));
const titles = [];
for await (const file of glob('{contract,server,web,e2e,bench}/src/**/*.{test,spec}.{ts,tsx}', { cwd: root })) {
  const source = await readFile(resolve(root, file), 'utf8');
  for (const title of testTitles(source, file.endsWith('x') ? 'tsx' : 'ts'))
    titles.push({ file: relative(root, resolve(root, file)), title });
}

const { groups, missing, unknown } = coverage(rows, titles);
if (wanted === undefined) {
  for (const { name, covered, total } of groups) {
    console.log(`${name.padEnd(12)} ${String(covered).padStart(4)} of ${String(total).padStart(4)}`);
  }
  report(groups);
} else {
  const own = groups.filter((group) => group.name === wanted);
  if (own.length === 0) {
    console.error(`No group ${wanted}. Groups: ${groups.map((group) => group.name).join(', ')}`);
    process.exit(1);
  }
  for (const row of missing.filter((row) => row.group === wanted)) console.log(`${row.id}  ${row.requirement}`);
  report(own);
}

/** The closing line; titles that name no row of the ledger are a failure, said before it. */
function report(counted) {
  const sum = (key) => counted.reduce((total, group) => total + group[key], 0);
  for (const line of unknown) console.error(line);
  if (unknown.length > 0) process.exitCode = 1;
  console.log(`covered ${sum('covered')} of ${sum('total')}`);
}
