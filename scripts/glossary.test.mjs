import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { domains } from '@gektar/contract/domain.ts';
import { Employee } from '@gektar/contract/people/employee.ts';
import { beforeAll, expect, test } from 'vitest';
import { root } from './run-step.mjs';

const contract = join(root, 'contract/src');

/** Every wire name in the glossary, without the list before it: `imageType` of `images[].imageType`. */
let words;

beforeAll(async () => {
  const glossary = await readFile(join(root, 'docs/glossary.md'), 'utf8');
  words = new Set([...glossary.matchAll(/`(?:\w+\[\]\.)?(\w+)`/g)].map(([, word]) => word));
});

const entities = [['an employee', Employee], ...(await Promise.all(domains.map(entitiesOf))).flat()];

test.each(entities)('every field of %s has its word in the glossary', (_, schema) => {
  expect(Object.keys(schema.shape).filter((field) => !words.has(field))).toEqual([]);
});

test('entities are found by looking through the files of a domain', () => {
  const names = entities.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['land: Property', 'land: PropertyFilter', 'land: LandRequest']));
});

const rooms = ['format', 'contract', 'server', 'web'].map((room) => `${room}/src/**/*.{ts,tsx}`);
const sources = [...rooms, 'e2e/src/**/*.ts', 'bench/src/**/*.ts', 'scripts/*.mjs'];

/** Words that the glossary forbids in all names of the code. */
const forbidden = ['told', 'sought', 'standing', 'misfits', 'shelf'];

test('no name in the code has a word that the glossary forbids', async () => {
  const found = [];
  for await (const file of glob(sources, { cwd: root })) {
    if (file === 'scripts/glossary.test.mjs') continue;
    const names = [basename(file), ...namesOf(await readFile(join(root, file), 'utf8'))];
    found.push(
      ...names
        .filter((name) => wordsOf(name).some((word) => forbidden.includes(word)))
        .map((name) => `${file}: ${name}`),
    );
  }
  expect([...new Set(found)]).toEqual([]);
});

test('names are read without texts and comments, words from any kind of name', () => {
  expect([
    ...namesOf(`// told\nconst isTold = sought("told", 'told', \`standing \${byShelf} told\`); /* misfits */`),
  ]).toEqual(['const', 'isTold', 'sought', 'byShelf']);
  expect([...namesOf("// told\nf('sought', `standing`); /* misfits */")]).toEqual(['f']);
  expect(['isTold', 'LEAST_SOUGHT', 'standing-columns.ts', 'untold'].map(wordsOf)).toEqual([
    ['is', 'told'],
    ['least', 'sought'],
    ['standing', 'columns', 'ts'],
    ['untold'],
  ]);
});

/** Distinct identifiers and keywords of a source; texts and comments are left out. */
function namesOf(source) {
  const code = source
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ' ')
    .replace(/`(?:[^`\\]|\\.)*`/g, (text) => [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, part]) => part).join(' '));
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}

/**
 * The words of a name, in lower case: `LEAST_SOUGHT` → least, sought; `standing-columns.ts` → standing, columns, ts.
 */
function wordsOf(name) {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** Exported object schemas of a domain's contract, by name. */
async function entitiesOf(domain) {
  const found = new Map();
  for await (const file of glob(`${domain}/**/*.ts`, { cwd: contract, exclude: (name) => name.endsWith('.test.ts') })) {
    for (const [name, schema] of Object.entries(await import(join(contract, file)))) {
      if (schema?._zod?.def.type === 'object') found.set(`${domain}: ${name}`, schema);
    }
  }
  return [...found];
}
