import { expect, test } from 'vitest';

import { readImports } from './imports.mjs';

/** All files that a file imports, directly or through other files. */
function reached(imports, file) {
  const seen = new Set();
  const waiting = [...(imports.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return seen;
}

test('no file holds itself through others, by a type or on demand either', () => {
  const imports = readImports();
  expect(imports.size).toBeGreaterThan(1_000);
  expect([...imports.keys()].filter((file) => reached(imports, file).has(file))).toEqual([]);
});
