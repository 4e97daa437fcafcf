import type { QueryClient } from '@tanstack/react-query';
import { storedEmployeeId } from '#api/session.ts';
import type { ChangedEntity } from './changed-entity.ts';
import type { FieldChange } from './field-change.ts';

/** State of the open drawer that edits many objects. */
export interface BulkDraft {
  /** The chosen objects. */
  readonly ids: readonly string[];
  /** Wire name of the field that the drawer was opened with. */
  readonly first: string | undefined;
  readonly rows: readonly FieldChange[];
  /** Employee signed in when the drawer was opened; the token may be gone when a later value is stored. */
  readonly employeeId: string | undefined;
}

/** Key below that of the chosen rows, because those stay cached through a sign-in. */
const keyOf = ({ calls }: ChangedEntity) => ['chosen-rows', 'drawer', calls.changes.path];

/**
 * Stores the open drawer of a list with its typed values. Like the chosen rows, it survives an expired sign-in and is
 * dropped at sign-out.
 */
export function storeBulkDraft(client: QueryClient, about: ChangedEntity, draft: BulkDraft): void {
  const queryKey = keyOf(about);
  client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData<BulkDraft>(queryKey, draft);
}

export function dropBulkDraft(client: QueryClient, about: ChangedEntity): void {
  client.removeQueries({ queryKey: keyOf(about), exact: true });
}

/** The drawer that the signed-in employee left open over the same objects, in any order. */
export function findBulkDraft(
  client: QueryClient,
  about: ChangedEntity,
  ids: readonly string[],
): BulkDraft | undefined {
  const draft = client.getQueryData<BulkDraft>(keyOf(about));
  if (draft === undefined || draft.employeeId !== storedEmployeeId() || draft.ids.length !== ids.length)
    return undefined;
  const chosen = new Set(ids);
  return draft.ids.every((id) => chosen.has(id)) ? draft : undefined;
}
