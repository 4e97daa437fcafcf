import * as z from 'zod';

/** A list that may be absent, meaning empty. */
export function some<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max).default([]);
}

/** An optional value; an absent one becomes `null`. */
export function maybe<Value extends z.ZodType>(value: Value) {
  return value.nullable().default(null);
}

/** An optional text; a blank one is `null`. */
export function maybeText(value: z.ZodString) {
  return maybe(value).transform((given) => given || null);
}
