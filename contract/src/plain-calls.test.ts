import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';

/** Each file of plain calls with the endpoint file whose types it imports. */
const pairs = globSync('**/*-calls.ts', { cwd: import.meta.dirname }).flatMap((calls) => {
  const text = readFileSync(join(import.meta.dirname, calls), 'utf8');
  const [, beside] = /^import type \* as endpoints from '\.\/([^']+)';$/m.exec(text) ?? [];
  return beside === undefined ? [] : [[calls, join(dirname(calls), beside)] as const];
});

/** Comparable parts of a call, or of each call in a group: method, path, access, kind of output, file part. */
function plain(value: unknown): unknown {
  const { method, path, access, output, form, ...group } = value as Partial<Endpoint>;
  if (method === undefined) return Object.fromEntries(Object.entries(group).map(([name, one]) => [name, plain(one)]));
  const isBytes = output === 'bytes';
  return { method, path, access, isBytes, files: form?.files };
}

test('files of plain calls are found', () => {
  expect(pairs.length).toBeGreaterThan(30);
});

test.each(pairs)('calls of %s are those of %s', async (calls, endpoints) => {
  const declared: Record<string, unknown> = await import(/* @vite-ignore */ `./${endpoints}`);
  const given: Record<string, unknown> = await import(/* @vite-ignore */ `./${calls}`);
  expect(Object.keys(given), basename(calls)).not.toEqual([]);
  for (const [name, call] of Object.entries(given)) expect(plain(call), name).toEqual(plain(declared[name]));
});
