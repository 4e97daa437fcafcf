import type * as z from 'zod';
import type { FieldDescriptions } from '#fields.ts';
import type { MissingField } from './draft.ts';

/**
 * Refusals of the creation's schema for these values, one per field, in the order of the schema.
 * @param described labels of the fields
 */
export function missingFields(
  creation: z.ZodType,
  fields: Readonly<Record<string, unknown>>,
  described: FieldDescriptions,
): MissingField[] {
  const parsed = creation.safeParse(fields);
  const missing = new Map<string, MissingField>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0] ?? '');
    const label = described[name]?.label ?? name;
    // On screen, latitude and longitude are one field.
    if (missing.has(label)) continue;
    missing.set(label, { field: path.join('.'), label, message, isEmpty: isEmptyValue(fields[name]) });
  }
  return [...missing.values()];
}

/** Whether a field has no value. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
