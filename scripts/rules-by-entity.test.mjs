import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharedSuites, tablesOf } from './rules-by-entity.mjs';
import { root } from './run-step.mjs';

const ran = (title, ancestorTitles, status = 'passed') => ({ title, ancestorTitles, status });

test('rules are rows and entities are columns; a rule without a test of an entity is a gap', () => {
  const report = {
    testResults: [
      { name: '/x/other.test.ts', assertionResults: [ran('is left out', ['a plot'])] },
      {
        name: '/x/every.test.ts',
        assertionResults: [
          ran('is archived', ['a plot']),
          ran('is archived', ['a complex'], 'failed'),
          ran('?take=0 | is refused', ['a complex', 'in a list']),
          ran('stands in no group', []),
        ],
      },
    ],
  };
  expect(tablesOf(report, [['every.test.ts', 'Entities']], '/x')).toBe(`## Entities

\`every.test.ts\`

|  | a plot | a complex |
| --- | :-: | :-: |
| is archived | ✓ | ✗ |
| in a list: ?take=0 \\| is refused | – | ✓ |
`);
});

test('every shared suite is a file of the project', () => {
  for (const [file] of sharedSuites) expect(existsSync(resolve(root, file)), file).toBe(true);
});
