import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { auditNames, tablesOf } from '#sharing/domain-tables.ts';
import { eraseItem, reviseItem } from './revise-item.ts';
import type { SelectionDomain } from './selection-domain.ts';

/** An object that an operation added, and the employee who undoes that. */
export interface AddedBy {
  readonly operationId: string;
  readonly objectId: string;
  readonly employeeId: string;
}

/**
 * Undoes the addition of an object to a selection: removes an item that the operation created, and restores the status
 * of an item that it showed or hid. `same` when there is nothing to undo, `left` when the status was changed since.
 * @throws {Failure} access.forbidden, as for a removal (N-06)
 */
export async function undoAdding(
  tx: Db,
  about: SelectionDomain,
  { operationId, objectId, employeeId }: AddedBy,
): Promise<'done' | 'same' | 'left'> {
  const item = await findAdded(tx, about, operationId, objectId);
  if (item === undefined) return 'same';
  const { id, isNew, status, statusBefore, isLast } = item;
  if (isNew) {
    await eraseItem(tx, about, id, employeeId);
    return 'done';
  }
  if (status === statusBefore) return 'same';
  if (!isLast) return 'left';
  await reviseItem(tx, about, { id, status: statusBefore }, employeeId);
  return 'done';
}

interface WrittenItem {
  readonly id: string;
  /** Whether the operation created it. */
  readonly isNew: boolean;
  /** Whether the item is shown now, and whether it was before the operation. */
  readonly status: boolean;
  readonly statusBefore: boolean;
  /** Whether nobody has shown or hidden the item since the operation. */
  readonly isLast: boolean;
}

/** The item of an object that an operation created or showed, if it is still in its selection. */
async function findAdded(
  tx: Db,
  { domain, column }: SelectionDomain,
  operationId: string,
  objectId: string,
): Promise<WrittenItem | undefined> {
  const { rows } = await sql<WrittenItem>`
    select i.id, a.action = 'create' as "isNew", i.status, coalesce((a.changes -> 'status' ->> 0)::boolean, false) as "statusBefore",
      not exists (
        select from shared.audit l
        where l.entity = a.entity and l.entity_id = a.entity_id and l.id > a.id and l.changes ? 'status') as "isLast"
    from shared.audit a join ${tablesOf(domain).items} i on i.id = a.entity_id
    where a.operation_id = ${operationId} and a.entity = ${auditNames(domain).item}
      and ${sql.ref(`i.${column}`)} = ${objectId}
    order by a.id limit 1`.execute(tx);
  return rows[0];
}
