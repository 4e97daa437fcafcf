import { expect, test } from 'vitest';
import { drawFaults, importers, productionFiles, testsOf } from './mutant-draw.mjs';
import { faultsOf, withFault } from './mutant-faults.mjs';
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
  expect(testsOf(importers(root), 'format/src/plural.ts')[0]).toBe('format/src/words.test.ts');
});
