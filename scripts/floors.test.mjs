import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readImports } from './imports.mjs';
import { root } from './run-step.mjs';

const domains = ['land', 'industrial'].flatMap((name) =>
  ['contract', 'server', 'web'].map((room) => `${room}/src/${name}`),
);
const floors = readFloors(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));

/** Domain of a room → folder → number of its floor, from 0 up. `.` stands for files directly in the domain's folder. */
function readFloors(text) {
  const rows = [...text.matchAll(/^\| `(\w+\/src\/\w+)` \| (.+ ← .+) \|$/gm)];
  return new Map(rows.map(([, domain, order]) => [domain, floorsOf(order)]));
}

function floorsOf(order) {
  return new Map(order.split(' ← ').flatMap((floor, height) => floor.split(' ').map((folder) => [folder, height])));
}

/** Domain and folder of a file: `server/src/land/properties/import/read-plot.ts` belongs to the folder `properties`. */
function placeOf(file) {
  const [, domain, folder = '.'] = /^(\w+\/src\/\w+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return { domain, folder };
}

/** Whether an import leads to another folder that is not on a lower floor; tests may import from all floors. */
function isWrong(from, to) {
  const [importer, imported] = [placeOf(from), placeOf(to)];
  if (from.includes('.test.') || importer.domain !== imported.domain || importer.folder === imported.folder)
    return false;
  const heights = floors.get(importer.domain);
  return heights !== undefined && !(heights.get(imported.folder) < heights.get(importer.folder));
}

test('every folder of a domain has one floor', () => {
  const files = [...readImports().keys()].filter((file) => !file.includes('.test.'));
  expect([...floors.keys()].sort()).toEqual(domains.toSorted());
  for (const [domain, heights] of floors) {
    const folders = files.map(placeOf).flatMap((place) => (place.domain === domain ? [place.folder] : []));
    expect([...heights.keys()].sort(), domain).toEqual([...new Set(folders)].sort());
  }
});

test.each([
  ['server/src/industrial/vacancies/a.ts', 'server/src/industrial/tree/b.ts', false],
  ['server/src/industrial/tree/a.ts', 'server/src/industrial/vacancies/b.ts', true],
  ['server/src/industrial/buildings/a.ts', 'server/src/industrial/deals/b.ts', true],
  ['server/src/industrial/complexes/import/a.ts', 'server/src/industrial/complexes/b.ts', false],
  ['server/src/industrial/industrial-routes.ts', 'server/src/industrial/requests/b.ts', false],
  ['server/src/industrial/requests/a.ts', 'server/src/industrial/industrial-routes.ts', true],
  ['server/src/industrial/tree/a.test.ts', 'server/src/industrial/vacancies/b.ts', false],
  ['web/src/industrial/tree/a.tsx', 'web/src/industrial/complexes/b.module.css', true],
  ['web/src/land/properties/a.ts', 'web/src/ui/b.ts', false],
])('from %s to %s: wrong is %s', (from, to, wrong) => {
  expect(isWrong(from, to)).toBe(wrong);
});

test('imports within a domain lead down, by a type or on demand too', () => {
  const arrows = [...readImports()].flatMap(([from, targets]) => targets.map((to) => [from, to]));
  expect(arrows.length).toBeGreaterThan(5_000);
  expect(arrows.filter(([from, to]) => isWrong(from, to)).map((arrow) => arrow.join(' → '))).toEqual([]);
});
