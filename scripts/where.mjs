// npm run where -- FIELD: lists the production files that contain a field's wire name or column name.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root } from './run-step.mjs';

/** Paths that are not production: tests and their data, measurements, demonstration data, documents. */
const NOT_PRODUCTION = /\.(test|spec)\.|\/testing\/|\/demo\/|\/dev\/|-samples\.ts|^(e2e|bench|docs|scripts)\//;

/**
 * @param {string} field wire name: `kmFromCity`
 * @returns {string[]} the wire name and the column name
 */
export function spellings(field) {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return column === field ? [field] : [field, column];
}

/**
 * @param {string} field wire name
 * @param {string} folder root of the repository
 * @returns {string[]} production files that contain the field, sorted by path
 */
export function filesWith(field, folder = root) {
  const args = ['grep', '--word-regexp', '--files-with-matches', ...spellings(field).flatMap((name) => ['-e', name])];
  let found = '';
  try {
    found = execFileSync('git', [...args, '--', '*.ts', '*.tsx', '*.sql'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    // Status 1 means no match.
    if (/** @type {{ status?: number }} */ (error).status !== 1) throw error;
  }
  return found.split('\n').filter((file) => file !== '' && !NOT_PRODUCTION.test(file));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const fields = process.argv.slice(2);
  if (fields.length === 0) {
    console.error('npm run where -- FIELD [FIELD …], for example: npm run where -- kmFromCity');
    process.exit(2);
  }
  for (const field of fields) {
    const files = filesWith(field);
    console.log(`${field}: ${files.length} files`);
    for (const file of files) console.log(`  ${file}`);
  }
}
