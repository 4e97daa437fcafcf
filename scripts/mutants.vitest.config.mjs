// Vitest for `npm run mutants`: one worker, test files in the given order. MUTANTS_COUNTED: files to add counters to.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { withCounters } from './mutant-lines.mjs';

const folder = resolve(import.meta.dirname, '..');
/** @type {{ default: import('vitest/config').ViteUserConfig }} */
const { default: config } = await import(resolve(folder, 'vitest.config.ts'));
const list = process.env.MUTANTS_COUNTED;
const counted = new Set(list === undefined ? [] : readFileSync(list, 'utf8').split('\n'));

/** @type {import('vite').Plugin} */
const counters = {
  name: 'counters-of-mutants',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(folder, id);
    return counted.has(file) ? { code: withCounters(file, code), map: null } : null;
  },
};

class AsAsked extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} specifications */
  async sort(specifications) {
    return specifications;
  }
}

/**
 * Adds counters to the production files of a project.
 * @param {import('vitest/config').UserProjectConfigExport} project
 */
function counting(project) {
  if (list === undefined || typeof project !== 'object' || !('test' in project)) return project;
  const setupFiles = [project.test?.setupFiles ?? [], resolve(folder, 'scripts/mutant-ran.setup.mjs')].flat();
  return Object.assign({}, project, { plugins: [counters], test: { ...project.test, setupFiles } });
}

const { test } = config;
export default {
  test: {
    ...test,
    maxWorkers: 1,
    sequence: { sequencer: AsAsked },
    projects: test?.projects?.filter((project) => typeof project === 'object' && 'test' in project).map(counting),
  },
};
