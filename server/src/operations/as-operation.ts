import type { Domain } from '@gektar/contract/domain.ts';
import type { OperationKind } from '@gektar/contract/history.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { insertOperation, setOperation } from './operation-queries.ts';

/** An action on objects of one entity: a call of it, or one of several calls with the same id. */
export interface OperationCall {
  /** Made by the client; undefined: the call is no operation. */
  readonly runId: string | undefined;
  readonly employeeId: string;
  readonly kind: Exclude<OperationKind, 'change' | 'undo'>;
  /** Wire names of the fields that the action sets. */
  readonly fieldNames?: readonly string[];
}

/** Runs the write of an action as a part of an operation, in the transaction of the write. */
export type AsOperation = <Result>(
  tx: Db,
  call: OperationCall,
  ids: readonly string[],
  write: () => Promise<Result>,
) => Promise<Result>;

/**
 * Actions of one entity as operations. An object counts as done when the write audits it.
 * @throws {Failure} operation.id_taken when the id is that of another operation
 */
export function asOperationOf(domain: Domain, entity: ChangeableEntity): AsOperation {
  return async (tx, { runId, employeeId, kind, fieldNames = [] }, ids, write) => {
    if (runId === undefined) return write();
    await insertOperation(tx, { id: runId, employeeId, domain, entity, kind, fieldNames }, ids);
    await setOperation(tx, runId);
    const result = await write();
    await sql`
      update shared.operation_rows r set state = case when exists (
          select from shared.audit a
          where a.operation_id = r.operation_id and a.entity_id = r.entity_id and a.entity = ${entity}
        ) then 'done' else 'same' end
      where r.operation_id = ${runId} and r.entity_id = any(${ids}::uuid[])`.execute(tx);
    return result;
  };
}
