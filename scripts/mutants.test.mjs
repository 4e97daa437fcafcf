import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFaults, importers, productionFiles, testsOf } from './mutant-draw.mjs';
import { faultsOf, withFault } from './mutant-faults.mjs';
import { journeysIn, nearestJourneys } from './mutant-journeys.mjs';
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
  // Loads its folder by computed paths.
  expect(testsOf(importers(root), 'format/src/district.ts').slice(0, 2)).toContain('format/src/stored-tables.test.ts');
  expect(testsOf(importers(root), 'contract/src/land/land-uses.ts')).toContain('contract/src/stored-contract.test.ts');
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

test('journeys are known by their line; those that speak the words of a fault and of its file come first', () => {
  const source = `test.use({ isFirstVisit: true });
test('a plot is drawn', async ({ page }) => {
  await test.step('its outline', () => page.getByText('Контур участка').click());
});

for (const way of ways) {
  test(\`a request is written down\`, async ({ page }) => page.getByText('Новый запрос').click());
}
`;
  const journeys = [
    ...journeysIn('e2e/src/plots.spec.ts', source),
    ...journeysIn('e2e/src/trash.spec.ts', "test('trash', go);"),
  ];
  expect(journeys.map(({ file, line, title }) => [file, line, title])).toEqual([
    ['e2e/src/plots.spec.ts', 2, 'a plot is drawn'],
    ['e2e/src/plots.spec.ts', 7, 'a request is written down'],
    ['e2e/src/trash.spec.ts', 1, 'trash'],
  ]);
  const sources = new Map([
    ['web/src/form/head.tsx', 'return <h1>{title}</h1>;'],
    ['web/src/land/new.tsx', "<Head title='Новый запрос' />;"],
    ['web/src/trash/list.tsx', '<List />'],
  ]);
  const graph = new Map([['web/src/form/head.tsx', ['web/src/land/new.tsx']]]);
  const nearest = (/** @type {string} */ file, line = '') =>
    nearestJourneys(journeys, { file, line }, sources, graph)[0]?.title;
  expect(nearest('web/src/form/head.tsx')).toBe('a request is written down');
  expect(nearest('web/src/trash/list.tsx')).toBe('trash');
  expect(nearest('web/src/trash/list.tsx', "words: 'Контур участка'")).toBe('a plot is drawn');
});
