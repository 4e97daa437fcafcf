import type { Domain } from '@gektar/contract/domain.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import type { AsOperation } from '#database/as-operation.ts';
import { insertOperation, setOperation } from './operation-queries.ts';

/**
 * Runs actions on an entity as operations. An object counts as done when the write audits it. An addition to a
 * selection audits items instead, so every given object counts as done.
 * @throws {Failure} operation.id_taken when the id is that of another operation
 */
export function asOperationOf(domain: Domain, entity: ChangeableEntity): AsOperation {
  return async (tx, { runId, employeeId, kind, fieldNames = [], request }, ids, write) => {
    if (runId === undefined) return write();
    await insertOperation(tx, { id: runId, employeeId, domain, entity, kind, fieldNames, request }, ids);
    await setOperation(tx, runId);
    const result = await write();
    const isDone =
      kind === 'add-to-selection'
        ? sql`true`
        : sql`exists (
            select from shared.audit a
            where a.operation_id = r.operation_id and a.entity_id = r.entity_id and a.entity = ${entity})`;
    await sql`
      update shared.operation_rows r set state = case when ${isDone} then 'done' else 'same' end
      where r.operation_id = ${runId} and r.entity_id = any(${ids}::uuid[])`.execute(tx);
    return result;
  };
}
