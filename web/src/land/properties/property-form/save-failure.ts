import { fieldFailures } from '#api/failure-text.ts';
import { fieldOfPath, type PropertyFieldName } from './property-sections.ts';

/** What the server found wrong, at the fields that show it. */
export function failedFields(error: unknown): ReadonlyMap<PropertyFieldName, string> {
  const failed = new Map<PropertyFieldName, string>();
  for (const [path, message] of Object.entries(fieldFailures(error))) {
    const name = fieldOfPath(path);
    if (name !== undefined && !failed.has(name)) failed.set(name, message);
  }
  return failed;
}
