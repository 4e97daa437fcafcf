import * as z from 'zod';

type Strip = (value: unknown) => unknown;
const asItIs: Strip = (value) => value;

/**
 * A copier that keeps only what the schema names, so that a stray column never leaves the house.
 * Compiled once per endpoint; it does not check values (tests and development do, see `router.ts`), which makes it
 * several times cheaper than parsing a page of a thousand objects.
 */
export function stripper(schema: z.ZodType): Strip {
  if (schema instanceof z.ZodObject) return objectStripper(schema);
  if (schema instanceof z.ZodArray) {
    const item = stripper(schema.element as z.ZodType);
    return item === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(item) : value);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return stripper(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodLazy) {
    let inner: Strip | undefined;
    return (value) => {
      inner ??= stripper(schema.unwrap() as z.ZodType);
      return inner(value);
    };
  }
  return asItIs;
}

function objectStripper(schema: z.ZodObject): Strip {
  // Fields are compiled on first use, because a schema may hold itself (a tree).
  let fields: [name: string, strip: Strip][] | undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    fields ??= Object.entries(schema.shape).map(([name, field]) => [name, stripper(field as z.ZodType)]);
    const source = value as Record<string, unknown>;
    const copy: Record<string, unknown> = {};
    for (const [name, strip] of fields) {
      const own = source[name];
      if (own !== undefined) copy[name] = strip === asItIs ? own : strip(own);
    }
    return copy;
  };
}
