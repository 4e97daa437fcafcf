import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Property } from '@gektar/contract/land/properties/property.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { Employee } from '@gektar/contract/people/employee.ts';
import { beforeAll, expect, test } from 'vitest';
import { root } from './run-step.mjs';

/** Every word set as a name on the wire. */
let words;

beforeAll(async () => {
  const glossary = await readFile(join(root, 'docs/glossary.md'), 'utf8');
  words = new Set([...glossary.matchAll(/`(\w+)`/g)].map(([, word]) => word));
});

test.each([
  ['a property', Property],
  ['the filter of properties', PropertyFilter],
  ['an employee', Employee],
])('every field of %s has its word in the glossary', (_, schema) => {
  expect(Object.keys(schema.shape).filter((field) => !words.has(field))).toEqual([]);
});
