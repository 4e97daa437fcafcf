import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domains } from '@gektar/contract/domain.ts';
import { Employee } from '@gektar/contract/people/employee.ts';
import { beforeAll, expect, test } from 'vitest';
import { root } from './run-step.mjs';

const contract = join(root, 'contract/src');

/** Every wire name in the glossary, without the list in front of it: `images[].imageType`. */
let words;

beforeAll(async () => {
  const glossary = await readFile(join(root, 'docs/glossary.md'), 'utf8');
  words = new Set([...glossary.matchAll(/`(?:\w+\[\]\.)?(\w+)`/g)].map(([, word]) => word));
});

const entities = [['an employee', Employee], ...(await Promise.all(domains.map(entitiesOf))).flat()];

test.each(entities)('every field of %s has its word in the glossary', (_, schema) => {
  expect(Object.keys(schema.shape).filter((field) => !words.has(field))).toEqual([]);
});

test('entities are found by looking through the files of an area', () => {
  const names = entities.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['land: Property', 'land: PropertyFilter', 'land: LandRequest']));
});

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
