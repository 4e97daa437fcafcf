import type { Domain } from '@gektar/contract/domain.ts';
import type { Failure } from '@gektar/contract/failure.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import type { Db } from '#database/db.ts';
import type { LoadKind } from './load-kind.ts';

/** Functions of operations that loads need. */
export interface OperationWrites {
  /** Begins the operation of a load. @throws {Failure} operation.id_taken */
  readonly begin: (
    tx: Db,
    operation: { id: string; employeeId: string; domain: Domain; entity: ChangeableEntity },
    ids: readonly string[],
  ) => Promise<void>;
  /** Sets the operation that audit rows of this transaction refer to. */
  readonly enter: (tx: Db, id: string) => Promise<void>;
  readonly stop: (db: Db, id: string) => Promise<void>;
  /** Records that the operation has no objects left. */
  readonly finish: (db: Db, id: string) => Promise<void>;
  /** Locks an operation for one process; false when another process has it. */
  readonly occupy: (connection: Db, id: string) => Promise<boolean>;
  readonly leave: (connection: Db, id: string) => Promise<void>;
  readonly waitUntilLeft: (db: Db, id: string) => Promise<void>;
}

/** Functions of matching that loads need. */
export interface LoadFits {
  /** Compares saved objects with requests, for a limited time. */
  readonly find: (db: Db) => Promise<unknown>;
  /** Number of active requests that fit an object written by the load. */
  readonly countRequests: (db: Db, load: { readonly id: string; readonly domain: Domain }) => Promise<number>;
}

export interface LoadParts {
  readonly kinds: Readonly<Record<Domain, LoadKind>>;
  readonly operations: OperationWrites;
  readonly fits: LoadFits;
  /** Converts a thrown value into a refusal; a bug becomes `unexpected`. */
  readonly toFailure: (error: unknown) => Failure;
  readonly report: (error: unknown) => void;
}
