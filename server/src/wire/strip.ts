import { isRecord } from '@gektar/contract/records.ts';
import * as z from 'zod';

type Strip = (value: unknown) => unknown;

/** A compiled schema: whether a value has no unknown fields, and a copy without them. */
interface Sieve {
  readonly isClean: (value: unknown) => boolean;
  readonly copy: Strip;
}
const asItIs: Strip = (value) => value;
/**
 * Compiled object schemas: a schema of several endpoints, or of several servers of a test run, is compiled once, and a
 * recursive one (a tree) reuses its own sieve instead of recursing forever.
 */
const compiled = new WeakMap<z.core.$ZodType, Sieve>();
const leaf: Sieve = { isClean: () => true, copy: asItIs };
const leaves = new Set<string>(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'unknown']);

/**
 * Removes fields that are not in the schema, so that no stray column leaves the server. A value without stray fields,
 * the usual case, is returned uncopied. Compiled once per schema; does not check values (tests and development do,
 * see `router.ts`), which makes it many times cheaper than parsing.
 * @throws on an unsupported schema: failing at the start is better than a leak
 */
export function stripper(schema: z.ZodType): Strip {
  const { isClean, copy } = compile(schema);
  return (value) => (isClean(value) ? value : copy(value));
}

function compile(schema: z.core.$ZodType): Sieve {
  if (schema instanceof z.ZodObject) return compiled.get(schema) ?? ofObject(schema);
  if (schema instanceof z.ZodArray) return ofList(compile(schema.element));
  if (schema instanceof z.ZodRecord) return ofRecord(compile(schema.valueType));
  if (schema instanceof z.ZodTuple && schema.def.rest === null) return ofTuple(schema.def.items.map(compile));
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return compile(schema.unwrap());
  }
  const isPlain = schema instanceof z.ZodUnion ? schema.options.every((one) => compile(one) === leaf) : isLeaf(schema);
  if (isPlain) return leaf;
  throw new Error(`an answer cannot be stripped by a schema of the kind '${schema._zod.def.type}'`);
}

function isLeaf(schema: z.core.$ZodType): boolean {
  return leaves.has(schema._zod.def.type);
}

function ofObject(schema: z.ZodObject): Sieve {
  const fields = new Map<string, Sieve>();
  const sieve: Sieve = {
    isClean(value) {
      if (!isRecord(value)) return true;
      for (const name in value) {
        const field = fields.get(name);
        if (field === undefined) return false;
        if (field !== leaf && !field.isClean(value[name])) return false;
      }
      return true;
    },
    copy(value) {
      if (!isRecord(value)) return value;
      const copy: Record<string, unknown> = {};
      for (const [name, field] of fields) if (value[name] !== undefined) copy[name] = field.copy(value[name]);
      return copy;
    },
  };
  compiled.set(schema, sieve);
  try {
    for (const [name, field] of Object.entries(schema.shape)) fields.set(name, compile(field));
  } catch (error) {
    // An incomplete sieve must not be reused.
    compiled.delete(schema);
    throw error;
  }
  return sieve;
}

function ofList(item: Sieve): Sieve {
  if (item === leaf) return leaf;
  return {
    isClean: (value) => !Array.isArray(value) || value.every(item.isClean),
    copy: (value) => (Array.isArray(value) ? value.map(item.copy) : value),
  };
}

function ofTuple(items: readonly Sieve[]): Sieve {
  if (items.every((item) => item === leaf)) return leaf;
  return {
    isClean: (value) => !Array.isArray(value) || items.every((item, index) => item.isClean(value[index])),
    copy: (value) => (Array.isArray(value) ? items.map((item, index) => item.copy(value[index])) : value),
  };
}

function ofRecord(item: Sieve): Sieve {
  if (item === leaf) return leaf;
  return {
    isClean: (value) => !isRecord(value) || Object.values(value).every(item.isClean),
    copy(value) {
      if (!isRecord(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, item.copy(one)]));
    },
  };
}
