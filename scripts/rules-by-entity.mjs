import { relative } from 'node:path';
import { root } from './run-step.mjs';

/** Test files whose suites run for each entity of both domains, and the titles of their table columns. */
export const sharedSuites = [
  ['server/src/http/every-entity.test.ts', 'Entities'],
  ['server/src/http/every-dictionary.test.ts', 'Dictionaries'],
  ['server/src/sharing/selection/selection-routes.test.ts', 'Selections: calls'],
  ['server/src/sharing/selection/selection-at-once.test.ts', 'Selections: several at once'],
  ['server/src/sharing/selection/public-selection.test.ts', 'Selections: what clients read'],
  ['server/src/sharing/link-routes.test.ts', 'Client links: calls'],
  ['server/src/sharing/open-link.test.ts', 'Client links: opening'],
  ['server/src/trash/archived-batches.test.ts', 'Archiving of many'],
  ['server/src/http/exports-in-progress.test.ts', 'Exports in progress'],
  ['web/src/shell/chosen-under-filter.test.tsx', 'Chosen rows of lists'],
];

/**
 * Markdown tables of the shared suites in a report, rule × entity: ✓ passed, ✗ failed, – no test.
 * @param {object} report of Vitest's JSON reporter
 * @returns {string}
 */
export function tablesOf({ testResults }, suites = sharedSuites, folder = root) {
  const files = new Map(testResults.map((result) => [relative(folder, result.name), result.assertionResults]));
  return suites
    .flatMap(([file, heading]) => {
      const tests = files.get(file)?.filter(({ ancestorTitles }) => ancestorTitles.length > 0);
      return tests ? [`## ${heading}\n\n\`${file}\`\n\n${tableOf(tests)}\n`] : [];
    })
    .join('\n');
}

function tableOf(tests) {
  const entities = [...new Set(tests.map(({ ancestorTitles }) => ancestorTitles[0]))];
  const rules = Map.groupBy(tests, ({ ancestorTitles, title }) => [...ancestorTitles.slice(1), title].join(': '));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rows = [...rules].map(([rule, all]) => {
    const marks = entities.map((entity) => markOf(all.filter(({ ancestorTitles }) => ancestorTitles[0] === entity)));
    return line([rule.replaceAll('|', '\\|'), ...marks]);
  });
  return [line(['', ...entities]), line(['---', ...entities.map(() => ':-:')]), ...rows].join('\n');
}

function markOf(tests) {
  if (tests.length === 0) return '–';
  return tests.every(({ status }) => status === 'passed') ? '✓' : '✗';
}
