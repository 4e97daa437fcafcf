import type { DraftKind } from '@gektar/contract/drafts/draft.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type * as z from 'zod';
import { changeEntities, type ManyEntities, type WritableEntity } from '#database/entity-writes.ts';
import { draftEntity } from '#drafts/draft-changes.ts';
import type { LoadKind } from './load-kind.ts';

/**
 * Updates stored objects with fields from a file, through the entity's own edit: version, checks, history.
 * @param many the same entity for several objects at once
 * @param draft schema of an edit of the whole entity; a stored entity satisfies it
 */
export function updateLoaded<Wire extends { readonly rowVersion: number }, Fields>(
  entity: WritableEntity<Wire, Fields>,
  many: ManyEntities<Wire>,
  draft: z.ZodType<Fields & { id: string; rowVersion: number }>,
): LoadKind['update'] {
  return (tx, changes, employeeId) =>
    changeEntities(
      entity,
      tx,
      changes.map(({ id, rowVersion, fields }) => ({
        ...{ id, rowVersion, employeeId },
        async write(before, later) {
          const parsed = draft.safeParse({ ...before, ...fields, id, rowVersion });
          if (!parsed.success) {
            const messages = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
            throw new Failure('request.invalid', { fields: Object.fromEntries(messages) });
          }
          if (entity.skipsUnchanged && entity.isSame(before, parsed.data)) return false;
          await entity.update(tx, id, parsed.data, before, later);
          return true;
        },
      })),
      { ofMany: many },
    );
}

/**
 * Updates stored drafts with fields from a file.
 * @param creation schema of the creation of such an object
 */
export function updateLoadedDrafts(kind: DraftKind, creation: z.ZodObject): LoadKind['updateDrafts'] {
  const entity = draftEntity({ kind, shape: creation.shape });
  return (tx, changes, employeeId) =>
    changeEntities(
      entity,
      tx,
      changes.map(({ id, rowVersion, fields }) => ({
        ...{ id, rowVersion, employeeId },
        async write(before) {
          const edit = { ...before, ...fields, id, rowVersion };
          if (entity.isSame(before, edit)) return false;
          await entity.update(tx, id, edit, before);
          return true;
        },
      })),
    );
}
