import { Failure } from '@gektar/contract/failure.ts';
import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import type { FileKind } from '@gektar/contract/files/stored-file.ts';
import type { Db } from '#database/db.ts';
import { type Owner, updateAttached, updateDiscarded } from './file-queries.ts';

/** Files of one kind that an entity refers to, and the form field that lists them. */
export interface NamedFiles {
  readonly kind: FileKind;
  readonly field: string;
  readonly ids: readonly string[];
}

/**
 * Attaches exactly these files to the entity, in the transaction of its save. Files no longer listed are marked as
 * discarded; `clearDiscarded` removes them after the commit.
 * @throws {Failure} file.gone at `images.3` when a file does not exist, belongs to another entity or is of another kind
 */
export async function attachFiles(tx: Db, owner: Owner, named: readonly NamedFiles[]): Promise<void> {
  const fields: Record<string, string> = {};
  for (const { kind, field, ids } of named) {
    const attached = await updateAttached(tx, owner, kind, ids);
    ids.forEach((id, index) => {
      if (!attached.has(id)) fields[`${field}.${index}`] = fileReasons.gone;
    });
  }
  if (Object.keys(fields).length > 0) throw new Failure('file.gone', { fields });
  await updateDiscarded(
    tx,
    owner,
    named.flatMap(({ ids }) => ids),
  );
}

/**
 * Attaches one file to its owner, in place of the former one, which is marked as discarded; null: only discards it.
 * @throws {Failure} file.gone at the field
 */
export async function attachSingle(
  tx: Db,
  owner: Owner,
  { kind, field, id }: { readonly kind: FileKind; readonly field: string; readonly id: string | null },
): Promise<void> {
  const ids = id === null ? [] : [id];
  const attached = await updateAttached(tx, owner, kind, ids);
  if (attached.size < ids.length) throw new Failure('file.gone', { fields: { [field]: fileReasons.gone } });
  await updateDiscarded(tx, owner, ids);
}
