import * as z from 'zod';

type Strip = (value: unknown) => unknown;
/** Objects already compiled, because a schema may hold itself (a tree). */
type Compiled = Map<z.ZodType, Strip>;

const asItIs: Strip = (value) => value;
const leaves = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'unknown']);

/**
 * A copier that keeps only what the schema names, so that a stray column never leaves the house.
 * Compiled once per endpoint; it does not check values (tests and development do, see `router.ts`), which makes it
 * several times cheaper than parsing a page of a thousand objects.
 * @throws where it cannot see through a schema: better at the start of the server than a leak
 */
export function stripper(schema: z.ZodType): Strip {
  return compile(schema, new Map());
}

function compile(schema: z.ZodType, compiled: Compiled): Strip {
  const inner = (part: unknown) => compile(part as z.ZodType, compiled);
  if (schema instanceof z.ZodObject) return compiled.get(schema) ?? ofObject(schema, compiled);
  if (schema instanceof z.ZodArray) return ofList(inner(schema.element));
  if (schema instanceof z.ZodRecord) return ofRecord(inner(schema.valueType));
  if (schema instanceof z.ZodTuple && schema.def.rest === null) return ofTuple(schema.def.items.map(inner));
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return inner(schema.unwrap());
  }
  const isPlain = schema instanceof z.ZodUnion ? schema.options.every((one) => inner(one) === asItIs) : isLeaf(schema);
  if (isPlain) return asItIs;
  throw new Error(`an answer cannot be stripped by a schema of the kind '${schema.type}'`);
}

function isLeaf(schema: z.ZodType): boolean {
  return leaves.has(schema.type);
}

function ofObject(schema: z.ZodObject, compiled: Compiled): Strip {
  const fields: [name: string, strip: Strip][] = [];
  const strip: Strip = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Record<string, unknown>;
    const copy: Record<string, unknown> = {};
    for (const [name, stripField] of fields) {
      const own = source[name];
      if (own !== undefined) copy[name] = stripField === asItIs ? own : stripField(own);
    }
    return copy;
  };
  compiled.set(schema, strip);
  for (const [name, field] of Object.entries(schema.shape)) fields.push([name, compile(field as z.ZodType, compiled)]);
  return strip;
}

function ofList(strip: Strip): Strip {
  return strip === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(strip) : value);
}

function ofTuple(strips: readonly Strip[]): Strip {
  if (strips.every((strip) => strip === asItIs)) return asItIs;
  return (value) => (Array.isArray(value) ? strips.map((strip, index) => strip(value[index])) : value);
}

function ofRecord(strip: Strip): Strip {
  if (strip === asItIs) return asItIs;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one)]));
  };
}
