import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

import { root } from './run-step.mjs';

/** An endpoint, or a group of them. */
function hasSchemas(value) {
  if (typeof value !== 'object' || value === null || '_zod' in value) return false;
  return 'failures' in value || Object.values(value).some(hasSchemas);
}

/** Values that a file imports from the contract: `[file of the contract, name]`. Types are left out. */
function takenBy(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = text.matchAll(/^import \{([^}]*)\} from '@gektar\/contract\/([^']+)';$/gm);
  return [...imports].flatMap(([, names, from]) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ', 1)[0])
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => [from, name]),
  );
}

test('pages take plain calls from the contract, endpoints by type alone', async () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const taken = files.flatMap((file) => takenBy(file).map(([from, name]) => ({ file, from, name })));
  expect(taken.length).toBeGreaterThan(500);
  const wrong = [];
  for (const { file, from, name } of taken) {
    const module = await import(pathToFileURL(join(root, 'contract/src', from)).href);
    if (hasSchemas(module[name])) wrong.push(`${file}: ${name}`);
  }
  expect(wrong).toEqual([]);
});
