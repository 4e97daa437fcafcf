import type { Domain } from '@gektar/contract/domain.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import type { Db } from '#database/db.ts';
import * as store from './operation-queries.ts';

interface LoadOperation {
  readonly id: string;
  readonly employeeId: string;
  readonly domain: Domain;
  readonly entity: ChangeableEntity;
}

/** Writes of the operation under which a load makes and updates objects. */
export const operationsOfLoads = {
  begin: (tx: Db, operation: LoadOperation, ids: readonly string[]) =>
    store.insertOperation(tx, { ...operation, kind: 'load', fieldNames: [] }, ids),
  enter: store.setOperation,
  stop: store.setStopped,
  finish: store.setFinished,
  occupy: store.occupy,
  leave: store.leave,
  waitUntilLeft: store.waitUntilLeft,
};
