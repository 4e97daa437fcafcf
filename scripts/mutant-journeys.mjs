// Journeys near a fault of the pages, for `npm run mutants -- --journeys 3`: pages built with the fault, journeys in a real browser.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {{ file: string, line: number, title: string, text: string }} Journey */
/** @typedef {{ type: string, start: number, end: number, [field: string]: unknown }} Node */

/**
 * @param {string} file of the journeys
 * @param {string} source
 * @returns {Journey[]} with the line that Playwright knows them by
 */
export function journeysIn(file, source) {
  const { program } = parseSync(file, source);
  /** @type {Journey[]} */
  const found = [];
  const visit = (/** @type {Node} */ node) => {
    const callee = /** @type {Node | undefined} */ (node['callee']);
    if (node.type === 'CallExpression' && callee?.['name'] === 'test') {
      const line = source.slice(0, node.start).split('\n').length;
      const [title] = /** @type {Node[]} */ (node['arguments']);
      const words = title ? source.slice(title.start + 1, title.end - 1) : '';
      found.push({ file, line, title: words, text: source.slice(node.start, node.end) });
      return;
    }
    for (const child of Object.values(node)) {
      for (const one of Array.isArray(child) ? child : [child])
        if (typeof one === 'object' && one !== null && typeof one.type === 'string') visit(one);
    }
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)));
  return found;
}

/**
 * Journeys most likely to meet a fault: by words of its line, of its file and of the files that show it, and by their names. Rare words
 * count more.
 * @param {readonly Journey[]} journeys
 * @param {{ file: string, line: string }} fault
 * @param {ReadonlyMap<string, string>} sources of the pages by file
 * @param {ReadonlyMap<string, readonly string[]>} graph from `importers`
 * @returns {Journey[]}
 */
export function nearestJourneys(journeys, fault, sources, graph) {
  /** @type {Map<string, number>} */
  const weights = new Map();
  const add = (/** @type {string} */ text, /** @type {number} */ weight) => {
    for (const word of wordsOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  const distances = new Map([[fault.file, 0]]);
  for (const [file, distance] of distances) {
    if (distance > 3) break;
    add(`${sources.get(file) ?? ''} ${file.slice(file.lastIndexOf('src/') + 4)}`, 1 / (1 + distance));
    for (const importer of graph.get(file) ?? [])
      if (sources.has(importer) && !distances.has(importer)) distances.set(importer, distance + 1);
  }
  add(fault.line, 4);
  const told = journeys.map((journey) => ({ journey, words: wordsOf(`${journey.file} ${journey.text}`) }));
  const scored = told.map(({ journey, words }) => {
    let score = 0;
    for (const word of words) {
      const weight = weights.get(word);
      if (weight === undefined) continue;
      score += weight * Math.log(told.length / told.filter((other) => other.words.has(word)).length);
    }
    // A long journey has many words.
    return { journey, score: score / Math.sqrt(words.size) };
  });
  return scored.sort((one, other) => other.score - one.score).map(({ journey }) => journey);
}

/** @param {string} text */
function wordsOf(text) {
  return new Set([...text.matchAll(/[А-ЯЁа-яё]{4,}|[A-Z]?[a-z]{4,}/g)].map(([word]) => word.toLowerCase().slice(0, 8)));
}

/**
 * Builds the pages of a copy, without the budgets of their size.
 * @param {string} copy of the commit
 * @param {string} to folder
 * @returns {Promise<boolean>} whether they could be built
 */
export async function buildPages(copy, to) {
  rmSync(to, { recursive: true, force: true });
  for (const [index, config] of ['vite.config.ts', 'vite.public.config.ts'].entries()) {
    const own = join(copy, 'web', `mutants-${config}`);
    writeFileSync(
      own,
      `import given from './${config}';
export default {
  ...given,
  plugins: given.plugins?.filter((plugin: any) => plugin?.name !== 'first-screen-budget'),
  build: { ...given.build, minify: false, reportCompressedSize: false, emptyOutDir: ${index === 0} },
};
`,
    );
    const args = [
      join(copy, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      own,
      '--outDir',
      to,
      '--logLevel',
      'error',
    ];
    if ((await runIn(join(copy, 'web'), args, {}, 600_000)) !== 0) return false;
  }
  return true;
}

/**
 * @param {string} copy of the commit
 * @param {string} pages built ones
 * @param {readonly Journey[]} journeys
 * @param {number} limitMs
 * @returns {Promise<string | undefined>} title of the first journey that failed
 * @throws {Error} when none ran
 */
export async function failedJourney(copy, pages, journeys, limitMs) {
  const results = join(copy, 'journeys.json');
  rmSync(results, { force: true });
  const args = [
    join(copy, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--workers=1',
    '--max-failures=1',
    ...journeys.map(({ file, line }) => `${file.slice('e2e/'.length)}:${line}`),
  ];
  await runIn(join(copy, 'e2e'), args, { WEB_FOLDER: pages, PLAYWRIGHT_RESULTS: results }, limitMs);
  /** @type {{ suites: object[] }} */
  let answer;
  try {
    answer = JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return 'time limit';
  }
  const specs = specsOf(answer.suites);
  if (specs.length === 0) throw new Error(`No journey ran of ${args.slice(4).join(' ')}`);
  return specs.find(({ status }) => status === 'unexpected')?.title;
}

/**
 * @param {object[]} suites of Playwright's report
 * @returns {{ title: string, status: string }[]}
 */
function specsOf(suites) {
  return /** @type {any[]} */ (suites).flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map((/** @type {any} */ spec) => ({ title: spec.title, status: spec.tests[0]?.status })),
    ...specsOf(inner),
  ]);
}

/**
 * @param {string} folder
 * @param {string[]} args of Node
 * @param {Record<string, string>} env
 * @param {number} limitMs
 * @returns {Promise<number | null>} exit code
 */
function runIn(folder, args, env, limitMs) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  });
  const stop = () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  };
  // An interrupted run leaves no browser behind.
  process.once('exit', stop);
  return new Promise((resolve) => {
    const limit = setTimeout(stop, limitMs);
    child.on('exit', (code) => {
      clearTimeout(limit);
      process.off('exit', stop);
      resolve(code);
    });
  });
}
