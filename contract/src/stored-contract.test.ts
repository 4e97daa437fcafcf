import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { written } from '#testing/written.ts';
import { domains } from './domain.ts';
import type { Endpoint } from './endpoint.ts';

/** An exported value with the file that it is first found in. */
interface Exported {
  readonly file: string;
  readonly name: string;
  readonly value: unknown;
}

const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value;
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'output' in value;

/** The domain of a file, or 'shared': a move within it does not change the stored contract. */
const areaOf = (file: string) => domains.find((domain) => file.startsWith(`${domain}/`)) ?? 'shared';

async function everyExport(): Promise<Exported[]> {
  const found = new Map<unknown, Exported>();
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.ts$|-calls\.ts$|^testing\//.test(file),
  );
  for (const file of files.sort()) {
    const exported: object = await import(resolve(import.meta.dirname, file));
    for (const [name, value] of Object.entries(exported)) {
      const key = typeof value === 'object' ? value : `${file} ${name}`;
      if (!found.has(key)) found.set(key, { file, name, value });
    }
  }
  return [...found.values()];
}

/** Names that replace schemas inside other schemas: `Property`, or `POST /api/… body`. */
function nameSchemas(all: readonly Exported[]): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  const add = (schema: unknown, name: string, file: string) => {
    if (!isSchema(schema) || names.has(schema)) return;
    const inArea = `${name} of ${areaOf(file)}`;
    const free = [name, inArea].find((word) => !taken.has(word)) ?? `${name} of ${file}`;
    taken.add(free);
    names.set(schema, free);
  };
  for (const { file, name, value } of all) add(value, name, file);
  for (const { file, value } of all)
    eachEndpoint(value, (endpoint) => {
      const call = `${endpoint.method} ${endpoint.path}`;
      for (const part of ['params', 'query', 'body', 'output'] as const) add(endpoint[part], `${call} ${part}`, file);
      add(endpoint.form?.fields, `${call} form`, file);
    });
  return names;
}

function eachEndpoint(value: unknown, visit: (endpoint: Endpoint) => void): void {
  if (isEndpoint(value)) visit(value);
  else if (typeof value === 'object' && value !== null && !isSchema(value))
    for (const part of Object.values(value)) eachEndpoint(part, visit);
}

/** Checks of a schema that JSON Schema cannot express, each with its message if it has one. */
function refusalsOf(schema: z.core.$ZodTypes): string[] {
  const checks = ('checks' in schema._zod.def ? schema._zod.def.checks : undefined) ?? [];
  return checks.flatMap((check) => {
    const { def } = check._zod;
    const answer = (def.error as z.core.$ZodErrorMap | undefined)?.({ code: 'custom', input: undefined } as never);
    return [`${def.check}${typeof answer === 'string' ? `: ${answer}` : ''}`];
  });
}

/** Every named schema as JSON Schema of its input, with references to other named schemas. */
function describeSchemas(names: ReadonlyMap<z.ZodType, string>): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => id,
    override: ({ zodSchema, jsonSchema }) => {
      const refusals = refusalsOf(zodSchema).filter(
        (refusal) => refusal.startsWith('custom') || refusal.includes(': '),
      );
      if (refusals.length > 0) jsonSchema['checks'] = refusals;
    },
  });
  return schemas;
}

/**
 * A compact form of JSON Schema: fields by name, with '?' when optional; `orNull` instead of `anyOf` with null. Drops
 * the bounds of safe integers and the patterns of formats.
 */
function shortened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shortened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $schema, $id, type, properties, required, anyOf, ...rest } = schema as Record<string, unknown>;
  const { minimum, maximum, pattern, ...without } = rest;
  const words = {
    ...without,
    ...(minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(!('format' in rest) && { pattern }),
  };
  const about = Object.fromEntries(Object.entries(words).map(([word, value]) => [word, shortened(value)]));
  const isNull = (part: unknown) => typeof part === 'object' && JSON.stringify(part) === '{"type":"null"}';
  const [one, other, ...more] = Array.isArray(anyOf) ? anyOf : [];
  if (isNull(other) && more.length === 0) return { ...about, orNull: shortened(one) };
  if (anyOf !== undefined) return { ...about, anyOf: shortened(anyOf) };
  if (typeof properties !== 'object' || properties === null) return type === undefined ? about : { type, ...about };
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(properties).map(([name, field]) => [
    needed.has(name) ? name : `${name}?`,
    shortened(field),
  ]);
  return { ...about, fields: Object.fromEntries(fields) };
}

test('calls, fields, limits, words and lists are the stored ones (A-05)', async () => {
  const all = await everyExport();
  const names = nameSchemas(all);
  const described = describeSchemas(names);
  /** Replaces schemas by their names, endpoints by method and path, and functions by '(function)'. */
  const plain = (value: unknown): unknown => {
    if (typeof value === 'function') return '(function)';
    if (value instanceof RegExp) return String(value);
    if (value instanceof Set || value instanceof Map) return [...value].map(plain);
    if (typeof value !== 'object' || value === null) return value;
    if (isSchema(value))
      return names.get(value) ?? shortened(z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }));
    if (isEndpoint(value)) return `${value.method} ${value.path}`;
    if (Array.isArray(value)) return value.map(plain);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
  };
  const schemaOf = (id: string) => shortened(described[id]);
  const areas = new Map<string, string[]>();
  const calls = new Map<string, string>();
  for (const { file, name, value } of all) {
    const lines = areas.get(areaOf(file)) ?? [];
    areas.set(areaOf(file), lines);
    eachEndpoint(value, (endpoint) => {
      const call = `${endpoint.method} ${endpoint.path}`;
      const { method: _, path: __, params, query, body, form, output, ...about } = endpoint;
      const parts = { params, query, body, form: form?.fields, output };
      const text = Object.entries(parts).flatMap(([part, schema]) => {
        if (!isSchema(schema)) return schema === undefined ? [] : [`  ${part}: ${written(schema, '  ')}`];
        const id = names.get(schema) ?? '';
        return [`  ${part}: ${id.startsWith(call) ? written(schemaOf(id), '  ') : id}`];
      });
      const limits = form && { files: form.files, maxFiles: form.maxFiles, maxBytes: form.maxBytes };
      calls.set(call, [call, `  ${written({ ...about, form: limits }, '  ')}`, ...text].join('\n'));
    });
    if (isEndpoint(value) || typeof value === 'function') continue;
    const text = isSchema(value) ? written(schemaOf(names.get(value) ?? ''), '') : written(plain(value), '');
    lines.push(`${name} = ${text}`);
  }
  expect(calls.size).toBeGreaterThan(300);
  await expect(
    `${[...calls.keys()]
      .sort()
      .map((call) => calls.get(call))
      .join('\n')}\n`,
  ).toMatchFileSnapshot('stored/calls.txt');
  for (const [area, lines] of areas)
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(`stored/${area}.txt`);
});
