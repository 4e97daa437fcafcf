import { Failure } from '@gektar/contract/failure.ts';
import type * as z from 'zod';
import { mustFind, updateEntity, type WritableEntity } from '#database/entity-writes.ts';
import type { LoadKind } from './load-kind.ts';

/**
 * Writes fields of a stored object that a file changes, by the entity's own edit: version, checks, history.
 * @param draft schema of an edit of the whole entity; a stored entity satisfies it
 */
export function updateLoaded<Wire extends { readonly rowVersion: number }, Fields>(
  entity: WritableEntity<Wire, Fields>,
  draft: z.ZodType<Fields & { id: string; rowVersion: number }>,
): LoadKind['update'] {
  return async (tx, { id, rowVersion, fields, employeeId }) => {
    const stored = await mustFind(entity, tx, id);
    const parsed = draft.safeParse({ ...stored, ...fields, id, rowVersion });
    if (!parsed.success) {
      const messages = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
      throw new Failure('request.invalid', { fields: Object.fromEntries(messages) });
    }
    return updateEntity(entity, tx, parsed.data, employeeId);
  };
}
