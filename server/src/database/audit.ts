import type { EntityEvent, EntityName, EventAction, EventOperation } from '@gektar/contract/history.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';
import type { JsonValue } from './schema.ts';

/** Wire name → old and new value. */
export type Changes = Readonly<Record<string, readonly [JsonValue, JsonValue]>>;

export interface AuditEntry {
  /** undefined for a command of the server. */
  readonly employeeId: string | undefined;
  readonly entity: EntityName;
  readonly entityId: string;
  readonly action: EventAction;
  readonly changes?: Changes;
}

/** Inserts an audit record of a write, in its transaction. */
export async function insertAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await insertAudits(tx, [entry]);
}

/** Inserts audit records of several writes, at least one, in their transaction. */
export async function insertAudits(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  await tx
    .insertInto('shared.audit')
    .values(
      entries.map((entry) => ({
        employee_id: entry.employeeId ?? null,
        entity: entry.entity,
        entity_id: entry.entityId,
        action: entry.action,
        changes: JSON.stringify(entry.changes ?? {}),
      })),
    )
    .execute();
}

/** Differences between two states of an entity, top-level fields compared by their JSON. */
export function changesBetween<State extends object>(
  before: State,
  after: State,
  leaveOut: ReadonlySet<string> = new Set(),
): Changes {
  const old = new Map<string, JsonValue>(Object.entries(before));
  const changes: Record<string, readonly [JsonValue, JsonValue]> = {};
  for (const [name, value] of new Map<string, JsonValue>(Object.entries(after))) {
    const was = old.get(name) ?? null;
    if (!leaveOut.has(name) && JSON.stringify(was) !== JSON.stringify(value)) changes[name] = [was, value];
  }
  return changes;
}

/** History of an entity, newest first. */
export async function findHistory(
  db: Db,
  { entity, id }: { entity: EntityName; id: string },
  { take, skip }: { take: number; skip: number },
): Promise<EntityEvent[]> {
  const rows = await db
    .selectFrom('shared.audit')
    .select(['id', 'at', 'employee_id', 'action', 'changes', 'operation_id'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  return withOperations(
    db,
    rows.map((row) => ({
      id: String(row.id),
      dateTime: row.at,
      employeeId: row.employee_id,
      action: row.action,
      changes: row.changes,
      operationId: row.operation_id,
    })),
  );
}

/** Adds to each event the operation that it belongs to: its kind, way and number of objects. */
export async function withOperations<Event extends { readonly operationId: string | null }>(
  db: Db,
  events: readonly Event[],
): Promise<(Omit<Event, 'operationId'> & Pick<EntityEvent, 'operation'>)[]> {
  const ids = new Set(events.flatMap(({ operationId }) => operationId ?? []));
  const operations = ids.size === 0 ? [] : await operationsOf(db, [[...ids]]);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return events.map(({ operationId, ...event }) => ({
    ...event,
    operation: (operationId === null ? undefined : byId.get(operationId)) ?? null,
  }));
}

/** Counts the objects by audit rows, since the outcomes of an operation are deleted earlier. */
const operationsOf = prepared<EventOperation>(
  'operations-of-events',
  `select o.id, o.entity, o.kind, o.way,
      (select count(distinct a.entity_id)::int from shared.audit a where a.operation_id = o.id and a.entity = o.entity) as "objectCount",
      coalesce(o.value_from, date_trunc('second', u.started_at::timestamp)) as "fromDateTime"
    from shared.operations o left join shared.operations u on u.id = o.undoes
    where o.id = any($1::uuid[])`,
);
