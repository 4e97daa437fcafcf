import { Failure } from '@gektar/contract/failure.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import { sql } from 'kysely';
import { type AuditEntry, insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { mustMayEdit } from '#sharing/may-edit.ts';
import { type AddedItem, type ItemToAdd, insertItems, lockObjects } from './item-writes.ts';
import type { SelectionDomain } from './selection-domain.ts';
import { countItems, findRequestOf, findSelectionId, type SelectionKey } from './selection-queries.ts';

/** The employee who adds, and details of the addition: see `by` of `addToSelection`. */
interface Adder {
  readonly employeeId: string;
  readonly runId?: string | undefined;
  readonly removedItemId?: string | undefined;
}

/**
 * Adds objects, all or none, each shown or hidden as sent. An object already in the selection stays once and gets the
 * sent state (F-04).
 * @param by.runId id of the operation; objects already in the selection in the sent state are not part of it
 * @param by.removedItemId removed item that this employee restores: it stays credited to the employee who added it
 * @throws {Failure} selection.not_found, selection.full, access.forbidden for hiding an item that another employee
 * added (N-06), a refusal of the domain for a missing object; operation.id_taken
 * @returns id of the selection
 */
export async function addToSelection(
  tx: Db,
  about: SelectionDomain,
  key: SelectionKey,
  items: readonly ItemToAdd[],
  { employeeId, runId, removedItemId }: Adder,
): Promise<string> {
  const selectionId = await findSelectionId(tx, about, key);
  if (selectionId === undefined || !(await lockSelection(tx, about.domain, selectionId))) {
    throw new Failure('selection.not_found');
  }
  await lockObjects(
    tx,
    about,
    items.map(({ entityId }) => entityId),
  );
  const addedBy =
    removedItemId === undefined
      ? employeeId
      : await findFirstAdder(tx, about, { removedItemId, selectionId, employeeId });
  const added = await insertItems(tx, about, selectionId, items, addedBy);
  if (added.length === 0) return selectionId;
  if (added.some((item) => !item.isNew && !item.status && item.addedBy !== employeeId)) {
    await mustMayEdit(tx, about, selectionId, employeeId);
  }
  if ((await countItems(tx, about, selectionId)) > MAX_SELECTION_ITEMS) throw new Failure('selection.full');
  await updateSelectionChanged(tx, about.domain, selectionId);
  const request = runId === undefined ? undefined : await findRequestOf(tx, about, selectionId);
  const objectIds = added.map(({ objectId }) => objectId);
  await about.asOperation(tx, { runId, employeeId, kind: 'add-to-selection', request }, objectIds, () =>
    insertAudits(
      tx,
      added.map((item) => ({
        employeeId,
        entity: auditNames(about.domain).item,
        entityId: item.id,
        ...auditOf(about, item, selectionId),
      })),
    ),
  );
  return selectionId;
}

/** The employee who first added an item that this employee removed; this employee, when there was no such removal. */
async function findFirstAdder(
  tx: Db,
  { domain }: SelectionDomain,
  { removedItemId, selectionId, employeeId }: { removedItemId: string; selectionId: string; employeeId: string },
): Promise<string | null> {
  const removal = await tx
    .selectFrom('shared.audit')
    .select(sql<string | null>`changes -> 'addedByEmployeeId' ->> 0`.as('addedBy'))
    .where('entity', '=', auditNames(domain).item)
    .where('entity_id', '=', removedItemId)
    .where('action', '=', 'delete')
    .where('employee_id', '=', employeeId)
    .where(sql`changes -> 'requestSelectionId' ->> 0`, '=', selectionId)
    .executeTakeFirst();
  return removal === undefined ? employeeId : removal.addedBy;
}

function auditOf(
  { key }: SelectionDomain,
  { isNew, objectId, status }: AddedItem,
  selectionId: string,
): Pick<AuditEntry, 'action' | 'changes'> {
  if (!isNew) return { action: 'update', changes: { status: [!status, status] } };
  return {
    action: 'create',
    changes: {
      requestSelectionId: [null, selectionId],
      [key]: [null, objectId],
      ...(!status && { status: [null, false] }),
    },
  };
}
