// Chooses the faults that `npm run mutants` plants, and finds the tests that reach each of them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { faultsOf } from './mutant-faults.mjs';

/** @typedef {import('./mutant-faults.mjs').Fault & { file: string }} Planted */

export const rooms = ['format', 'contract', 'server', 'web'];

const NOT_PRODUCTION = /\.(test|spec)\.|\.d\.ts$|\/testing\/|\/demo\/|\/dev\/|-samples\.ts$|database\/schema\.ts$/;

/**
 * @param {string} folder root of the repository
 * @param {string[]} [of] rooms to include
 * @returns {string[]} production files of the commit, sorted by path
 */
export function productionFiles(folder, of = rooms) {
  const listed = listedFiles(
    folder,
    of.map((room) => `${room}/src`),
  );
  return listed.filter((file) => !NOT_PRODUCTION.test(file));
}

/**
 * @param {string} folder root of the repository
 * @param {readonly string[]} of folders to list
 * @returns {string[]} TypeScript files of the commit
 */
function listedFiles(folder, of) {
  const args = ['ls-tree', '-r', '--name-only', 'HEAD', '--', ...of];
  const listed = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file));
}

/**
 * Draws faults at random. Every source line that can have a fault is equally likely, however many it can have.
 * @param {ReadonlyMap<string, string>} sources by file
 * @param {number} seed
 * @param {number} count
 * @returns {Planted[]} in the order they were drawn; on different lines
 */
export function drawFaults(sources, seed, count) {
  /** @type {Planted[][]} */
  const lines = [];
  for (const [file, source] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
    lines.push(
      ...Map.groupBy(
        faultsOf(file, source).map((fault) => ({ ...fault, file })),
        ({ line }) => line,
      ).values(),
    );
  }
  const next = random(seed);
  /** @type {Planted[]} */
  const drawn = [];
  while (drawn.length < count && lines.length > 0) {
    const [faults = []] = lines.splice(Math.floor(next() * lines.length), 1);
    const fault = faults[Math.floor(next() * faults.length)];
    if (fault) drawn.push(fault);
  }
  return drawn;
}

/**
 * Random numbers by the mulberry32 generator.
 * @param {number} seed
 * @returns {() => number} 0 to 1, 1 excluded
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Which files import which, across rooms. Resolves `./`, `#folder/` of a room's package.json and `@gektar/room/`.
 * @param {string} folder root of the repository
 * @param {string} [copy] folder that the contents are read from
 * @returns {Map<string, string[]>} imported file → files that import it
 */
export function importers(folder, copy = folder) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const listed = listedFiles(folder, rooms);
  for (const file of listed) {
    const source = readFileSync(join(copy, file), 'utf8');
    const { module } = parseSync(file, source);
    const asked = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
      // Also modules of worker threads.
      ...[...source.matchAll(/new URL\('(?:\.\/)?([\w./-]+\.ts)', import\.meta\.url\)/g)].map(
        ([, path]) => `./${path}`,
      ),
    ];
    const targets = asked.flatMap((path) => (path === undefined ? [] : (resolved(copy, file, path) ?? [])));
    // A test that imports a computed path counts as importing its whole folder.
    const isComputed = /\.test\.tsx?$/.test(file) && module.dynamicImports.some((one) => !isLiteral(source, one));
    const loaded = isComputed ? listed.filter((other) => other.startsWith(`${dirname(file)}/`) && other !== file) : [];
    for (const target of new Set([...targets, ...loaded])) found.set(target, [...(found.get(target) ?? []), file]);
  }
  return found;
}

/**
 * @param {string} source
 * @param {{ moduleRequest: { start: number } }} imported dynamically
 */
function isLiteral(source, { moduleRequest: { start } }) {
  return /['"`]/.test(source[start] ?? '');
}

/**
 * @param {string} folder
 * @param {string} file importing file
 * @param {string} path import path as written
 */
function resolved(folder, file, path) {
  const room = file.split('/')[0] ?? '';
  const other = /^@gektar\/(\w+)\/(.+)$/.exec(path);
  const tries = path.startsWith('.')
    ? [posix.join(dirname(file), path)]
    : path.startsWith('#')
      ? [`${room}/src/${path.slice(1)}`]
      : other
        ? [`${other[1]}/src/${other[2]}`]
        : [];
  return tries.find((one) => existsSync(join(folder, one)));
}

/**
 * Whether a worker thread loads a file; executions there are not counted.
 * @param {ReadonlyMap<string, readonly string[]>} graph from `importers`
 * @param {string} file
 */
export function runsInThread(graph, file) {
  const reached = new Set([file]);
  for (const one of reached) for (const importer of graph.get(one) ?? []) reached.add(importer);
  return [...reached].some((one) => one.endsWith('-worker.ts'));
}

/**
 * Test files that reach a file by imports. Direct importers first, then by the depth of the shared folder, then by the
 * number of imports between.
 * @param {ReadonlyMap<string, readonly string[]>} graph from `importers`
 * @param {string} file
 * @returns {string[]}
 */
export function testsOf(graph, file) {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances) {
    for (const importer of graph.get(reached) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  const shared = (/** @type {string} */ test) => {
    const [one, other] = [test.split('/'), file.split('/')];
    const at = one.findIndex((part, index) => part !== other[index]);
    return at < 0 ? one.length : at;
  };
  const rank = (/** @type {string} */ test) => [
    distances.get(test) === 1 ? 0 : 1,
    -shared(test),
    distances.get(test) ?? 0,
  ];
  return [...distances.keys()]
    .filter((one) => /\.test\.tsx?$/.test(one))
    .map((test) => ({ test, rank: rank(test) }))
    .sort((one, other) => compare(one.rank, other.rank) || (one.test < other.test ? -1 : 1))
    .map(({ test }) => test);
}

/**
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
function compare(one, other) {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at < 0 ? 0 : /** @type {number} */ (one[at]) - /** @type {number} */ (other[at]);
}
