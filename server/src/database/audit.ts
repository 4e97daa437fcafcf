import type { EntityEvent, EntityName, EventAction } from '@gektar/contract/history.ts';
import type { Db } from './db.ts';
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

/** The same for several writes, at least one. */
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
    .select(['id', 'at', 'employee_id', 'action', 'changes'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    dateTime: row.at,
    employeeId: row.employee_id,
    action: row.action,
    changes: row.changes,
  }));
}
