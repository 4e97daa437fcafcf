import type { ById } from '@gektar/contract/by-id.ts';
import type { Endpoint } from '@gektar/contract/endpoint.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import type * as z from 'zod';
import type { AsOperation } from '#database/as-operation.ts';
import { findHistory } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { type EntityRows, mustExist } from '#database/entity-rows.ts';
import {
  actOnEntity,
  confirmEntity,
  createEntity,
  updateEntity,
  type WritableEntity,
} from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from './router.ts';

interface Call extends Endpoint {
  readonly access: 'employee';
}
interface OnOne extends Call {
  readonly params: typeof ById;
}

/** Endpoints common to all entities that employees edit. */
export interface EntityEndpoints<Wire, Fields> {
  readonly create: Call & {
    body: z.ZodType<Fields & { newId?: string | undefined; copyOf?: string | undefined }>;
    output: z.ZodType<Wire>;
  };
  readonly update: Call & { body: z.ZodType<Fields & { id: string; rowVersion: number }>; output: z.ZodType<Wire> };
  readonly remove: OnOne & { query: z.ZodType<{ runId?: string | undefined }>; output: typeof ById };
  /** Absent when the entity has no actualization. */
  readonly actualize?: OnOne & { query: z.ZodType<{ runId?: string | undefined }>; output: z.ZodType<Wire> };
  /** Absent when the history is that of another entity. */
  readonly history?: OnOne & {
    query: z.ZodType<{ take: number; skip: number }>;
    output: z.ZodType<EntityEvent[]>;
  };
}

export interface RoutedEntity<Wire extends { readonly rowVersion: number }, Fields> {
  readonly entity: WritableEntity<Wire, Fields>;
  readonly rows: Pick<EntityRows, 'exists' | 'setNow'>;
  readonly confirmation?: Confirmation;
  readonly asOperation: AsOperation;
  /** Deletes the entity with everything below it; false when it does not exist. */
  readonly remove: (tx: Db, id: string, employeeId: string) => Promise<boolean>;
  /** Called after the commit of an update or a deletion. */
  readonly after?: () => Promise<void>;
}

/** How an employee's confirmation of the data is stored (D-19). */
export interface Confirmation {
  /** Wire name of the time of the confirmation. */
  readonly field: string;
  readonly column: string;
}

/** Creation, update, deletion, confirmation and history of an entity; each write has its row in the audit. */
export function entityRoutes<Wire extends { readonly rowVersion: number }, Fields extends object>(
  route: Route,
  endpoints: EntityEndpoints<Wire, Fields>,
  { entity, rows, confirmation, asOperation, remove, after }: RoutedEntity<Wire, Fields>,
): void {
  route(endpoints.create, ({ db, body: { newId, copyOf, ...fields }, employeeId }) =>
    inTransaction(db, (tx) => createEntity(entity, tx, { newId, copyOf, fields: fields as Fields }, employeeId)),
  );
  route(endpoints.update, async ({ db, body, employeeId }) => {
    const updated = await inTransaction(db, (tx) => updateEntity(entity, tx, body, employeeId));
    await after?.();
    return updated;
  });
  route(endpoints.remove, async ({ db, params: { id }, query: { runId }, employeeId }) => {
    await inTransaction(db, (tx) =>
      asOperation(tx, { runId, employeeId, kind: 'delete' }, [id], () =>
        actOnEntity(entity, tx, { id, action: 'delete', employeeId }, () => remove(tx, id, employeeId)),
      ),
    );
    await after?.();
    return { id };
  });
  if (endpoints.actualize !== undefined && confirmation !== undefined) {
    const { field, column } = confirmation;
    const setNow = rows.setNow(column);
    route(endpoints.actualize, ({ db, params: { id }, query: { runId }, employeeId }) =>
      inTransaction(db, (tx) =>
        asOperation(tx, { runId, employeeId, kind: 'actualize', fieldNames: [field] }, [id], () =>
          confirmEntity(entity, tx, { id, action: 'actualize', fields: [field], employeeId }, setNow),
        ),
      ),
    );
  }
  if (endpoints.history !== undefined) {
    route(endpoints.history, async ({ db, params: { id }, query }) => {
      await mustExist(rows, db, id, entity.notFound);
      return findHistory(db, { entity: entity.name, id }, query);
    });
  }
}
