// One Vitest process for a whole run of `npm run mutants`, so that database and transforms are made once. Started by
// mutants.mjs in the copy of the commit.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * @typedef {object} Asked
 * @property {string[]} tests test files, run in this order
 * @property {string[]} changed files to read again
 * @property {boolean} untilRed whether to stop after the first failure
 */
/**
 * @typedef {object} Answer
 * @property {Record<string, string>} failed title of the first failed test by file
 * @property {Record<string, number>} passed duration by file (ms)
 */

const folder = process.cwd();
const vitest = await createVitest('test', {
  root: folder,
  config: join(folder, 'scripts/mutants.vitest.config.mjs'),
  watch: false,
  reporters: [{}],
});
await vitest.standalone();
process.on('SIGTERM', () => void vitest.close().finally(() => process.exit(0)));
process.on('disconnect', () => void vitest.close().finally(() => process.exit(0)));
process.on('message', (/** @type {Asked} */ asked) => void answer(asked));
process.send?.('ready');

/** @param {Asked} asked */
async function answer({ tests, changed, untilRed }) {
  for (const file of changed) vitest.invalidateFile(join(folder, file));
  for (const { config } of [vitest, ...vitest.projects]) config.bail = untilRed ? 1 : 0;
  const known = await vitest.globTestSpecifications(tests);
  const specifications = tests.flatMap((test) => known.filter(({ moduleId }) => moduleId === join(folder, test)));
  // Otherwise failures of the previous fault would count for this one.
  vitest.state.filesMap.clear();
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  /** @type {Answer} */
  const found = { failed: {}, passed: {} };
  for (const module of testModules) {
    const file = module.moduleId.slice(folder.length + 1);
    const states = [...module.children.allTests()].map((test) => ({ test, state: test.result().state }));
    const red = states.find(({ state }) => state === 'failed');
    const state = module.state();
    if (red) found.failed[file] = red.test.fullName;
    else if (state === 'failed') found.failed[file] = `does not load: ${module.errors()[0]?.message}`;
    else if (state === 'passed') found.passed[file] = Math.round(module.diagnostic().duration);
  }
  const [first] = unhandledErrors;
  if (first !== undefined && Object.keys(found.failed).length === 0)
    found.failed[tests[0] ?? ''] = `error outside of a test: ${first instanceof Error ? first.message : String(first)}`;
  process.send?.(found);
}
