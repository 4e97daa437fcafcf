import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFaults, importers, productionFiles, runsInThread, testsOf } from './mutant-draw.mjs';
import { faultsOf, withFault } from './mutant-faults.mjs';
import { isApart, isReached, journeysAsked, journeysTaken, specsOf } from './mutant-journeys.mjs';
import { regionAt, regionsOf, withCounters } from './mutant-lines.mjs';
import { isCurrent, testsAsked, withinTime } from './mutant-records.mjs';
import { root } from './run-step.mjs';

/**
 * @param {string} source
 * @returns {string[]} the source with each of its faults
 */
const faulty = (source) => faultsOf('given.tsx', source).map((fault) => withFault(source, fault));

test.each([
  ['a limit moves', 'const isLarge = area >= limit;', ['const isLarge = area > limit;']],
  ['and becomes or', 'const both = one && other;', ['const both = one || other;']],
  ['a sum becomes a difference', 'const sum = one + other;', ['const sum = one - other;']],
  ['joined texts are no sum', "const name = 'км' + rest;", ["const name = '' + rest;"]],
  ['a default is dropped', 'const name = given ?? usual;', ['const name = given;']],
  ['a condition is passed over', 'if (isOpen) leave;', ['if (true) leave;', 'if (false) leave;']],
  ['a call is dropped', 'save(draft);', [';']],
  ['arguments change places', 'const link = linkOf(id, name);', ['const link = linkOf(name, id);']],
  ['some becomes every', 'const any = rows.some(isOpen);', ['const any = rows.every(isOpen);']],
  ['a filter is dropped', 'const open = rows.filter(isOpen);', ['const open = rows;']],
  ['what may be absent is read', 'const name = owner?.name;', ['const name = owner.name;']],
  ['a number is one larger', 'const months = 12;', ['const months = 13;']],
  ['an order is turned', "const order = by('asc');", ["const order = by('desc');"]],
  [
    'words of a screen are lost',
    'const head = <Head label="Имя" className="wide">Дом</Head>;',
    [
      `const head = <Head label='' className="wide">Дом</Head>;`,
      'const head = <Head label="Имя" className="wide"></Head>;',
    ],
  ],
  [
    'SQL is turned',
    'const rows = sql`where a and b order by c desc `;',
    ['const rows = sql`where a or b order by c desc `;', 'const rows = sql`where a and b order by c asc `;'],
  ],
  ['a pattern loses its ends', 'const code = /^a$/;', ['const code = /a$/;', 'const code = /^a/;']],
])('%s', (_, source, expected) => {
  expect(faulty(source)).toEqual(expected);
});

test('imports, types and keys are no place for a fault', () => {
  expect(
    faulty("import { a } from 'b';\nexport type Size = 'S' | 'M';\nexport { c } from 'd';\nconst one = { 'e-f': g };"),
  ).toEqual([]);
});

test('refusals of a call are a set: their order is no place for a fault', () => {
  expect(faulty("const call = { failures: ['a', 'b'] };")).toEqual([
    "const call = { failures: ['', 'b'] };",
    "const call = { failures: ['a', ''] };",
  ]);
  expect(faulty("const call = { order: ['a', 'b'] };")).toContain("const call = { order: ['b', 'a'] };");
});

test('the first by its id is the last by its id', () => {
  const kindsOf = (/** @type {string} */ source) => faultsOf('given.ts', source).map(({ kind }) => kind);
  expect(kindsOf('const one = rows.find(({ id }) => id === given);')).not.toContain('method');
  expect(kindsOf('const one = rows.find(({ name }) => name === given);')).toContain('method');
});

test('the default of a class of a CSS module is not dropped', () => {
  expect(faulty("const title = dialogClasses.title ?? '';")).toEqual(["const title = dialogClasses.title ?? '?';"]);
});

test('a fault knows its line and what stood there', () => {
  const [fault] = faultsOf('given.ts', 'const one = two;\n\nconst three = four < five;\n');
  expect(fault).toMatchObject({ line: 3, kind: 'boundary', original: '<', replacement: '<=' });
});

test('the same seed draws the same faults, another seed others; each line is as likely as the next', () => {
  const crowded = 'const sum = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9;';
  const sources = new Map([
    ['a.ts', Array.from({ length: 60 }, (_, index) => (index % 2 ? 'const one = 1;' : crowded)).join('\n')],
  ]);
  expect(drawFaults(sources, 7, 20)).toEqual(drawFaults(new Map([...sources].reverse()), 7, 20));
  expect(drawFaults(sources, 8, 20)).not.toEqual(drawFaults(sources, 7, 20));
  const lines = Array.from({ length: 60 }, (_, seed) => drawFaults(sources, seed, 10).map(({ line }) => line)).flat();
  const crowdedShare = lines.filter((line) => line % 2 === 1).length / lines.length;
  expect(crowdedShare).toBeGreaterThan(0.4);
  expect(crowdedShare).toBeLessThan(0.6);
  expect(new Set(drawFaults(sources, 7, 100).map(({ line }) => line)).size).toBe(60);
});

test('production files carry faults, tests and what they begin from do not; every one of them can be read', () => {
  const files = productionFiles(root, ['format']);
  expect(files).toContain('format/src/plural.ts');
  expect(files.filter((file) => /test|web\//.test(file))).toEqual([]);
});

test('the tests of a file: its own first, then those nearest to it', () => {
  const graph = new Map([
    ['server/src/land/price.ts', ['server/src/app.ts', 'server/src/land/price.test.ts']],
    ['server/src/app.ts', ['server/src/people/people.test.ts', 'server/src/land/list.test.ts']],
  ]);
  expect(testsOf(graph, 'server/src/land/price.ts')).toEqual([
    'server/src/land/price.test.ts',
    'server/src/land/list.test.ts',
    'server/src/people/people.test.ts',
  ]);
  expect(testsOf(importers(root), 'format/src/plural.ts').slice(0, 2)).toContain('format/src/words.test.ts');
  // This test file imports its folder by computed paths.
  expect(testsOf(importers(root), 'format/src/district.ts').slice(0, 2)).toContain('format/src/stored-tables.test.ts');
  expect(testsOf(importers(root), 'contract/src/land/land-uses.ts')).toContain('contract/src/stored-contract.test.ts');
});

test('tests of what a worker thread runs are those that start the thread', () => {
  const graph = importers(root);
  expect(testsOf(graph, 'server/src/land/selections/export/slides/plot-slide.ts')).toContain(
    'server/src/land/selections/export/export-deck.test.ts',
  );
  expect(runsInThread(graph, 'server/src/office/slides/title-slide.ts')).toBe(true);
  expect(runsInThread(graph, 'server/src/land/properties/property-routes.ts')).toBe(false);
});

test.each([
  ['a statement of a function', 'function f() { return 1; }', ['return 1;']],
  ['an arrow function', 'const f = (a) => (b) => a + b;', ['(b) => a + b', 'a + b']],
  [
    'a branch without braces',
    'function f(a) { if (a) return 1; else return 2; }',
    ['if (a) return 1; else return 2;', 'return 1;', 'return 2;'],
  ],
  ['a case', 'function f(a) { switch (a) { case 1: g(); } }', ['switch (a) { case 1: g(); }', 'g();']],
  ['what runs when the file is loaded', "const names = ['дом', 'дома'];", []],
])('%s is counted', (_, source, expected) => {
  expect(regionsOf('given.ts', source).map(({ start, end }) => source.slice(start, end))).toEqual(expected);
});

test('counters note what runs, branch by branch, and leave the lines where they were', () => {
  const source = `function sign(number) {
  if (number > 0) return 'plus';
  else if (number < 0) return 'minus';
  for (const one of [1]) void one;
  return (() => () => 'zero')()();
}
sign(given);`;
  const regions = regionsOf('given.ts', source);
  const executed = (/** @type {number} */ given) => {
    /** @type {{ ranByFile: Record<string, Set<number>> }} */
    const world = { ranByFile: {} };
    new Function('globalThis', 'given', withCounters('given.ts', source))(world, given);
    return ["'plus'", "'minus'", 'void one', "'zero'", 'given'].filter((text) =>
      world.ranByFile['given.ts']?.has(regionAt(regions, source.lastIndexOf(text)) ?? -1),
    );
  };
  expect(executed(1)).toEqual(["'plus'"]);
  expect(executed(-1)).toEqual(["'minus'"]);
  expect(executed(0)).toEqual(['void one', "'zero'"]);
  expect(withCounters('given.ts', source).split('\n')[6]).toBe('sign(given);');
});

test.each(productionFiles(root, ['format']))('%s can be read with counters', (file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const counted = withCounters(file, source);
  expect(() => faultsOf(file, counted)).not.toThrow();
  expect(counted.match(/ranHere\(\d+\)/g) ?? []).toHaveLength(regionsOf(file, source).length);
});

const record = (/** @type {Record<string, number[]>} */ ran, ms = 10, green = true) => ({ green, ms, blobs: {}, ran });

test('a fault of a statement is run against tests that execute it; of a table against all that reach it', () => {
  const graph = new Map([
    ['price.ts', ['price.test.ts', 'app.ts']],
    ['app.ts', ['list.test.ts', 'people.test.ts', 'red.test.ts']],
  ]);
  const reaching = ['price.test.ts', 'list.test.ts', 'people.test.ts', 'red.test.ts'];
  const records = new Map([
    ['people.test.ts', record({ 'people.ts': [0, 1, 2], 'app.ts': [0] })],
    ['list.test.ts', record({ 'price.ts': [0, 1], 'app.ts': [0] })],
    ['price.test.ts', record({ 'price.ts': [0] })],
    ['red.test.ts', record({ 'price.ts': [0, 1] }, 10, false)],
  ]);
  expect(testsAsked({ file: 'price.ts', region: 1 }, reaching, graph, records)).toEqual(['list.test.ts']);
  expect(testsAsked({ file: 'price.ts', region: 2 }, reaching, graph, records)).toEqual([]);
  expect(testsAsked({ file: 'price.ts', region: undefined }, reaching, graph, records)).toEqual([
    'price.test.ts',
    'list.test.ts',
    'people.test.ts',
  ]);
});

test('tests of the same folder and tests that execute little else come in turn', () => {
  const reaching = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'];
  const records = new Map([
    ['a.test.ts', record({ 'price.ts': [0], 'app.ts': [0, 1, 2, 3] })],
    ['b.test.ts', record({ 'price.ts': [0], 'app.ts': [0, 1, 2] })],
    ['c.test.ts', record({ 'price.ts': [0], 'app.ts': [0, 1] })],
    ['d.test.ts', record({ 'price.ts': [0] })],
  ]);
  const fault = { file: 'price.ts', region: 0 };
  expect(testsAsked(fault, reaching, new Map(), records)).toEqual(['a.test.ts', 'd.test.ts', 'b.test.ts', 'c.test.ts']);
});

test('tests that fit into the time are taken, three at least; the fastest runs first', () => {
  const records = new Map([
    ['a', record({}, 900)],
    ['b', record({}, 300)],
    ['c', record({}, 500)],
    ['d', record({}, 200)],
    ['e', record({}, 100)],
  ]);
  expect(withinTime(['a', 'b', 'c', 'd', 'e'], records, 1900)).toEqual(['d', 'b', 'c', 'a']);
  expect(withinTime(['b', 'd', 'e', 'a', 'c'], records, 1200)).toEqual(['e', 'd', 'b', 'c']);
  expect(withinTime(['a', 'b', 'c', 'd', 'e'], records, 1)).toEqual(['b', 'c', 'a']);
});

test('a record counts while the test and all it executed are the same', () => {
  const { blobs } = { blobs: { 'a.test.ts': '11', 'a.ts': '22' } };
  expect(isCurrent({ blobs }, new Map(Object.entries({ ...blobs, 'b.ts': '33' })))).toBe(true);
  expect(isCurrent({ blobs }, new Map(Object.entries({ ...blobs, 'a.ts': '23' })))).toBe(false);
  expect(isCurrent({ blobs }, new Map([['a.ts', '22']]))).toBe(false);
});

const recorded = (/** @type {Record<string, number[]>} */ ran, ms = 10, blob = 'now') => ({
  green: true,
  ms,
  blobs: Object.fromEntries(Object.keys(ran).map((file) => [file, blob])),
  ran,
});

test('a fault of a statement is run against journeys that execute it, first those that execute little else', () => {
  const records = new Map([
    ['day.spec.ts › a day', recorded({ 'price.ts': [0, 1], 'app.ts': [0, 1, 2, 3, 4, 5] })],
    ['price.spec.ts › a price', recorded({ 'price.ts': [1], 'app.ts': [0] })],
    ['list.spec.ts › a list', recorded({ 'price.ts': [0], 'app.ts': [0] })],
    ['trash.spec.ts › the trash', recorded({ 'app.ts': [0, 1] })],
    ['old.spec.ts › an older file', recorded({ 'price.ts': [1] }, 10, 'before')],
  ]);
  const asked = (/** @type {number | undefined} */ region) =>
    journeysAsked({ file: 'price.ts', region }, 'now', records, new Map());
  expect(asked(1)).toEqual(['price.spec.ts › a price', 'day.spec.ts › a day']);
  expect(asked(0)).toEqual(['list.spec.ts › a list', 'day.spec.ts › a day']);
  expect(asked(2)).toEqual([]);
});

test('of a file that changed after all recordings, journeys that execute it are asked', () => {
  const records = new Map([
    ['list.spec.ts › a list', recorded({ 'price.ts': [0] }, 10, 'before')],
    ['trash.spec.ts › the trash', recorded({ 'app.ts': [0] }, 10, 'before')],
  ]);
  const fault = { file: 'price.ts', region: 7 };
  expect(journeysAsked(fault, 'now', records, new Map())).toEqual(['list.spec.ts › a list']);
});

test('a fault of what runs when a file is loaded is run against journeys that execute it or the nearest files that import it', () => {
  const records = new Map([
    ['day.spec.ts › a day', recorded({ 'list.ts': [0], 'app.ts': [0, 1, 2, 3] })],
    ['list.spec.ts › a list', recorded({ 'list.ts': [0, 1], 'app.ts': [0, 1, 2] })],
    ['trash.spec.ts › the trash', recorded({ 'app.ts': [0] })],
  ]);
  const graph = new Map([
    ['columns.ts', ['column-sets.ts']],
    ['column-sets.ts', ['list.ts', 'column-sets.test.ts']],
    ['list.ts', ['app.ts']],
    ['app.ts', ['list.ts']],
    ['unused.ts', ['unused.test.ts']],
  ]);
  const asked = (/** @type {string} */ file, /** @type {number | undefined} */ region = undefined) =>
    journeysAsked({ file, region }, 'now', records, graph);
  expect(asked('column-sets.ts')).toEqual(['list.spec.ts › a list', 'day.spec.ts › a day']);
  expect(asked('columns.ts')).toHaveLength(2);
  expect(asked('app.ts')[0]).toBe('trash.spec.ts › the trash');
  expect(asked('unused.ts')).toEqual([]);
  // A function that no journey executes, in files that journeys load.
  expect([...asked('list.ts', 5), ...asked('columns.ts', 5)]).toEqual([]);
});

test('pictures of screens are asked in turn with the other journeys', () => {
  const records = new Map([
    ['a.spec.ts › a', recorded({ 'price.ts': [0] })],
    ['b.spec.ts › b', recorded({ 'price.ts': [0], 'b.ts': [0] })],
    ['c.spec.ts › a picture of a price', recorded({ 'price.ts': [0], 'c.ts': [0, 1] })],
    ['pictures.spec.ts › picture of plots', recorded({ 'price.ts': [0], 'd.ts': [0, 1, 2] })],
    ['pictures.spec.ts › picture of a plot', recorded({ 'price.ts': [0], 'e.ts': [0, 1, 2, 3] })],
  ]);
  expect(journeysAsked({ file: 'price.ts', region: 0 }, 'now', records, new Map())).toEqual([
    'pictures.spec.ts › picture of plots',
    'a.spec.ts › a',
    'pictures.spec.ts › picture of a plot',
    'b.spec.ts › b',
    'c.spec.ts › a picture of a price',
  ]);
});

test('so many of the likeliest journeys are taken as are asked for and fit into the time', () => {
  const records = new Map(['a', 'b', 'c', 'd', 'e'].map((name, index) => [name, recorded({}, 500 - 100 * index)]));
  const asked = [...records.keys()];
  expect(journeysTaken(asked, records, { count: 2, ms: 5000 })).toEqual(['b', 'a']);
  expect(journeysTaken(asked, records, { count: 9, ms: 1300 })).toEqual(['e', 'c', 'b', 'a']);
});

test('only builds that contain the changed file are made again', () => {
  const graph = new Map([
    ['web/src/ui/row.ts', ['web/src/land/list.tsx', 'web/src/land/public/list.tsx']],
    ['web/src/land/list.tsx', ['web/src/main.tsx', 'web/src/land/list.test.tsx']],
    ['web/src/land/public/list.tsx', ['web/src/public/main.tsx']],
  ]);
  expect(isReached(graph, 'web/src/ui/row.ts', 'web/src/public/main.tsx')).toBe(true);
  expect(isReached(graph, 'web/src/land/list.tsx', 'web/src/public/main.tsx')).toBe(false);
  expect(isReached(graph, 'web/src/main.tsx', 'web/src/main.tsx')).toBe(true);
  const ofPages = importers(root);
  expect(isReached(ofPages, 'web/src/trash/trash-page.tsx', 'web/src/main.tsx')).toBe(true);
  expect(isReached(ofPages, 'web/src/trash/trash-page.tsx', 'web/src/public/main.tsx')).toBe(false);
  expect(isReached(ofPages, 'web/src/sharing/client/use-client-link.ts', 'web/src/public/main.tsx')).toBe(true);
});

test('a journey is known by its file and all its titles', () => {
  const spec = (/** @type {string} */ title, status = 'expected') => ({ title, tests: [{ status }] });
  const suites = [
    { title: 'trash.spec.ts', specs: [spec('the trash')] },
    { title: 'forms.spec.ts', specs: [], suites: [{ title: 'a complex', specs: [spec('is created', 'unexpected')] }] },
  ];
  expect(specsOf(suites)).toEqual([
    { journey: 'trash.spec.ts › the trash', status: 'expected' },
    { journey: 'forms.spec.ts › a complex › is created', status: 'unexpected' },
  ]);
});

test.each([
  ["import { expect, test } from '@playwright/test';", true],
  ["import { type BrowserContext, test as base } from '@playwright/test';", true],
  ["import type { Page } from '@playwright/test';\nimport { expect, test } from './journey.ts';", false],
  ["import { test } from './journey.ts';\nimport { type Page } from '@playwright/test';", false],
])('%s: whether its tests are those of Playwright itself', (source, expected) => {
  expect(isApart(source)).toBe(expected);
});
