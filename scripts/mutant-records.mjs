// Records of the code that each test file executed, stored in `.cache/mutants` between runs of `npm run mutants`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} TestRecord
 * @property {boolean} green
 * @property {number} ms
 * @property {Record<string, string>} blobs git hashes of the test file and of all files it executed, by file
 * @property {Record<string, number[]>} ran executed regions by file
 */

/**
 * @param {string} folder root of the repository
 * @returns {Map<string, string>} git hashes of the contents of the commit's files, by file
 */
export function blobsOf(folder) {
  const listed = execFileSync('git', ['ls-tree', '-r', 'HEAD'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return new Map(listed.split('\n').map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/\s/)[2] ?? '']));
}

/**
 * @param {string} cache folder
 * @param {string} test
 * @param {ReadonlyMap<string, string>} blobs of the commit
 * @returns {TestRecord | undefined} the stored record, if the test and the files it executed have not changed since
 */
export function readRecord(cache, test, blobs) {
  const record = storedRecord(cache, test);
  return record && isCurrent(record, blobs) ? record : undefined;
}

/**
 * @param {string} cache folder
 * @param {string} test
 * @returns {TestRecord | undefined} the stored record, even of another commit
 */
export function storedRecord(cache, test) {
  try {
    return JSON.parse(readFileSync(join(cache, nameOf(test)), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {Pick<TestRecord, 'blobs'>} record
 * @param {ReadonlyMap<string, string>} blobs of the commit
 */
export function isCurrent(record, blobs) {
  return Object.entries(record.blobs).every(([file, blob]) => blobs.get(file) === blob);
}

/**
 * @param {string} cache folder
 * @param {string} test
 * @param {TestRecord} record
 */
export function writeRecord(cache, test, record) {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, nameOf(test));
  writeFileSync(`${path}.new`, JSON.stringify(record));
  renameSync(`${path}.new`, path);
}

/**
 * Tests to run against a fault, those most likely to catch it first. For a statement: tests that execute it; for code
 * that runs on load: all that reach it by imports. Direct importers come first. Then tests alternate from two orders:
 * nearest by imports and folders, and largest share of the file and its importers in all that a test executes.
 * @param {{ file: string, region: number | undefined }} fault
 * @param {readonly string[]} reaching test files by imports, nearest first
 * @param {ReadonlyMap<string, readonly string[]>} graph from `importers`
 * @param {ReadonlyMap<string, TestRecord>} records of test files
 * @returns {string[]} test files that pass without the fault
 */
export function testsAsked({ file, region }, reaching, graph, records) {
  const near = [file, ...(graph.get(file) ?? [])];
  const importing = new Set(graph.get(file));
  const ranked = [...records]
    .filter(([test, { green, ran }]) =>
      green && region === undefined ? reaching.includes(test) : green && ran[file]?.includes(region ?? -1),
    )
    .map(([test, { ran }]) => {
      const sizes = Object.values(ran).map((regions) => regions.length);
      const nearby = near.reduce((sum, one) => sum + (ran[one]?.length ?? 0), 0);
      return {
        test,
        isOwn: importing.has(test),
        share:
          nearby /
          Math.max(
            1,
            sizes.reduce((sum, size) => sum + size, 0),
          ),
      };
    });
  const byWay = ranked.toSorted((one, other) => reaching.indexOf(one.test) - reaching.indexOf(other.test));
  const byShare = ranked.toSorted((one, other) => other.share - one.share);
  const own = byWay.filter(({ isOwn }) => isOwn);
  const inTurn = byWay.flatMap((one, index) => [one, byShare[index] ?? one]);
  return [...new Set([...own, ...inTurn].map(({ test }) => test))];
}

/**
 * @param {readonly string[]} tests most likely first
 * @param {ReadonlyMap<string, Pick<TestRecord, 'ms'>>} records
 * @param {number} ms time for all tests together; the first three are always included, later ones only while they fit
 * @returns {string[]} fastest first
 */
export function withinTime(tests, records, ms) {
  const msOf = (/** @type {string} */ test) => records.get(test)?.ms ?? 0;
  let sum = 0;
  const taken = tests.filter((test, index) => {
    const isTaken = index < 3 || sum + msOf(test) <= ms;
    if (isTaken) sum += msOf(test);
    return isTaken;
  });
  return taken.sort((one, other) => msOf(one) - msOf(other));
}

/** @param {string} test */
function nameOf(test) {
  return `${test.replaceAll('/', '__')}.json`;
}
