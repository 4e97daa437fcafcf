import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root, testFiles } from './run-step.mjs';
import { repeatsIn, weakTests } from './weak-tests.mjs';

// node scripts/check-tests.mjs   lists tests that could not fail, by file and line

const configurations = ['vitest.config.ts', 'e2e/playwright.config.ts'];

const read = (file) => {
  const path = resolve(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};
/** Files called by tests, which may swallow a failure as well. */
const helpers = ['e2e/src/**/*.ts', '{contract,format,server,web}/src/**/testing/**/*.ts'];
const files = await Array.fromAsync(glob([testFiles, 'scripts/*.test.mjs', ...helpers], { cwd: root }));
const found = [
  ...weakTests([...new Set(files)].sort(), read),
  ...configurations.flatMap((file) => repeatsIn(file, read(file) ?? '')),
];
for (const { file, line, message } of found) console.error(`${file}:${line}: ${message}`);
console.log(`${files.length} files of tests and their helpers checked, ${found.length} found wanting`);
if (found.length > 0) process.exitCode = 1;
