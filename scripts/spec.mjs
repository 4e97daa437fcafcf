import { glob, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  amountsOf,
  coverage,
  floorOf,
  readAmounts,
  readFloor,
  readLedger,
  refusalsToRaise,
  removedSince,
  writeAmounts,
} from './ledger.mjs';
import { readReports } from './ran-tests.mjs';
import { root, testFiles } from './run-step.mjs';
import { titlesIn, titlesNotRun } from './test-titles.mjs';

// npm run spec             counts the ledger rows that passed tests name, from the reports of the last npm test
// npm run spec -- GROUP    lists the rows of one group that no passed test names
// npm run spec -- raise    makes the rows covered now the floor, docs/spec/covered.tsv,
//                          likewise the numbers of tests by file and of titles by row, docs/spec/tests.tsv
// With --ran, which npm test passes, a test that did not run is a failure.

const floorFile = resolve(root, 'docs/spec/covered.tsv');
const amountsFile = resolve(root, 'docs/spec/tests.tsv');
const [wanted] = process.argv.slice(2).filter((word) => word !== '--ran');
const mustHaveRun = process.argv.includes('--ran');

const rows = readLedger(await readFile(resolve(root, 'docs/spec/ledger.tsv'), 'utf8'));
const titles = await writtenTitles();
const { tests, names, from } = await readReports();
const absent = ['unit.json', 'journeys.json'].filter((name) => !names.includes(name));
const hasRun = absent.length === 0;

const counted = coverage(rows, hasRun ? tests : titles);
const failures = [...new Set([...counted.unknown, ...coverage(rows, titles).unknown])];
if (mustHaveRun) failures.push(...absent.map((name) => `no report ${name}: its tests have not run`), ...unrun());

if (wanted === 'raise') await raise();
else {
  if (hasRun) failures.push(...(await lost()));
  show(wanted?.toUpperCase());
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

async function writtenTitles() {
  const found = [];
  for await (const file of glob(testFiles, { cwd: root })) {
    const source = await readFile(resolve(root, file), 'utf8');
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    for (const title of titlesIn(source, lang)) found.push({ file, ...title, isPassed: true });
  }
  return found;
}

/** Tests in the sources that did not run, such as a test with an empty table or inside a condition. */
function unrun() {
  const ran = Map.groupBy(tests, ({ file }) => file);
  const written = titles.filter(({ file, isGroup }) => !isGroup && !file.startsWith('bench/'));
  return [...Map.groupBy(written, ({ file }) => file)].flatMap(([file, inFile]) =>
    titlesNotRun(inFile, ran.get(file) ?? []).map(({ line, title }) => `${file}:${line}: did not run: '${title}'`),
  );
}

/** What is missing compared with the floor: covered rows, tests and titles. */
async function lost() {
  const covered = new Set(counted.covered.map(({ id }) => id));
  const floor = readFloor(await readFile(floorFile, 'utf8'));
  const uncovered = floor.filter((id) => !covered.has(id));
  return [
    ...uncovered.map((id) => `${id} was covered, and no test that passed names it now`),
    ...removedSince(readAmounts(await readFile(amountsFile, 'utf8')), amountsOf(tests)),
  ];
}

async function raise() {
  const amounts = amountsOf(tests);
  const refused = hasRun
    ? refusalsToRaise(readAmounts(await readFile(amountsFile, 'utf8')), amounts)
    : [`no report ${absent.join(', ')}: the floor is raised by tests that ran, after npm test`];
  failures.push(...refused);
  if (failures.length === 0) {
    await writeFile(floorFile, floorOf(counted.covered));
    await writeFile(amountsFile, writeAmounts(amounts));
  }
  show();
}

function show(name) {
  const shown = counted.groups.filter((group) => name === undefined || group.name === name);
  if (shown.length === 0)
    failures.push(`No group ${name}. Groups: ${counted.groups.map((group) => group.name).join(', ')}`);
  if (name === undefined) {
    for (const group of shown) {
      console.log(
        `${group.name.padEnd(12)} ${String(group.covered).padStart(4)} of ${String(group.total).padStart(4)}`,
      );
    }
  } else {
    for (const row of counted.missing.filter(({ group }) => group === name))
      console.log(`${row.id}  ${row.requirement}`);
  }
  console.log(
    hasRun
      ? `by ${tests.length} tests that ran, reports of ${from?.toISOString()}`
      : `by titles alone, run or not: no report ${absent.join(', ')} of a last npm test`,
  );
  const sum = (key) => shown.reduce((total, group) => total + group[key], 0);
  console.log(`covered ${sum('covered')} of ${sum('total')}`);
}
