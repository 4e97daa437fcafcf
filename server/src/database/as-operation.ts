import type { OperationKind } from '@gektar/contract/history.ts';
import type { Db } from './db.ts';

/** A request by its present name. */
export interface NamedRequest {
  readonly id: string;
  readonly name: string;
}

/** An action on objects of one entity: a call of it, or one of several calls with the same id. */
export interface OperationCall {
  /** Made by the client; undefined: the call is no operation. */
  readonly runId: string | undefined;
  readonly employeeId: string;
  readonly kind: Exclude<OperationKind, 'change' | 'undo'>;
  /** Wire names of the fields that the action sets. */
  readonly fieldNames?: readonly string[];
  /** Of an addition: the request whose selection it is. */
  readonly request?: NamedRequest | undefined;
}

/**
 * Runs the write of an action as a part of an operation (0058), in the transaction of the write. Plumbing and trades get it from
 * the domain, which gets it from the operations.
 */
export type AsOperation = <Result>(
  tx: Db,
  call: OperationCall,
  ids: readonly string[],
  write: () => Promise<Result>,
) => Promise<Result>;
