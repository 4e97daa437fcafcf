import { fieldFailures } from '#api/failure-text.ts';
import { fieldOfPath, type PropertyFieldName } from './property-sections.ts';
import type { PropertyValues } from './property-values.ts';

/** What the server found wrong, at the fields that show it; a cadastral number is named, because there are several. */
export function failedFields(error: unknown, values: PropertyValues): ReadonlyMap<PropertyFieldName, string> {
  const failed = new Map<PropertyFieldName, string>();
  for (const [path, message] of Object.entries(fieldFailures(error))) {
    const name = fieldOfPath(path);
    if (name === undefined || failed.has(name)) continue;
    const number = name === 'cadastralNumbers' ? values.cadastralNumbers[Number(path.split('.')[1])] : undefined;
    failed.set(name, number === undefined ? message : `${message}: ${number}`);
  }
  return failed;
}
