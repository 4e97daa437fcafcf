import type * as z from 'zod';
import { fieldFailures } from '#api/failure-text.ts';
import { issuesOf } from '#form/issues.ts';
import type { Problems } from './form-plan.ts';

/** Name of the form field that shows the value at a wire path; undefined if no field does. */
export type FieldOfPath<Name extends string> = (path: string | readonly PropertyKey[]) => Name | undefined;

/** Issues of a contract schema at the fields that show them: the first per field. */
export function schemaProblems<Name extends string>(
  schema: z.ZodType,
  fields: unknown,
  fieldOfPath: FieldOfPath<Name>,
): Map<Name, string> {
  return firstAtEachField(
    issuesOf(schema, fields).map(({ path, message }) => [path, message]),
    fieldOfPath,
  );
}

/** Errors from the server at the fields that show them. */
export function failedFields<Name extends string>(error: unknown, fieldOfPath: FieldOfPath<Name>): Problems<Name> {
  return firstAtEachField(Object.entries(fieldFailures(error)), fieldOfPath);
}

function firstAtEachField<Name extends string>(
  found: readonly (readonly [path: string | readonly PropertyKey[], message: string])[],
  fieldOfPath: FieldOfPath<Name>,
): Map<Name, string> {
  const problems = new Map<Name, string>();
  for (const [path, message] of found) {
    const name = fieldOfPath(path);
    if (name !== undefined && !problems.has(name)) problems.set(name, message);
  }
  return problems;
}
