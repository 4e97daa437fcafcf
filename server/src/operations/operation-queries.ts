import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { OperationKind, OperationWay } from '@gektar/contract/history.ts';
import type {
  ChangeableEntity,
  ChangedFields,
  ChangeOutcome,
  Operation,
} from '@gektar/contract/operations/operation.ts';
import { LISTED_DAYS } from '@gektar/contract/today/notification.ts';
import { type RawBuilder, sql } from 'kysely';
import type { NamedRequest } from '#database/as-operation.ts';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import type { Whose } from '#database/prepared.ts';
import { inTransaction } from '#database/transaction.ts';

/** Input of a new operation. */
export interface NewOperation {
  readonly id: string;
  readonly employeeId: string;
  readonly domain: Domain;
  readonly entity: ChangeableEntity;
  readonly kind: OperationKind;
  /** 'edit' by default. */
  readonly way?: OperationWay;
  /** For a value restored from the history: the time from which it had been valid. */
  readonly valueFrom?: string | null;
  /** Wire names of the changed fields, for the operation's title. */
  readonly fieldNames: readonly string[];
  /** For a change by filter: the change that every object gets. */
  readonly fields?: ChangedFields;
  readonly undoes?: string;
  /** Request whose selection objects are added to; for an addition and its undo. */
  readonly request?: NamedRequest | null | undefined;
}

/** Stored result of an operation for one object: state and details. */
export type StoredOutcome = Omit<ChangeOutcome, 'current' | 'object'>;
const details = ['rowVersion', 'changes', 'code', 'message', 'fields', 'left', 'notes'] as const;

/** An outcome with a state and no details. */
export function plainOutcome(id: string, state: ChangeOutcome['state']): StoredOutcome {
  return { id, state, rowVersion: null, changes: {}, code: null, message: null, fields: {}, left: [], notes: [] };
}

const columns = sql`o.id, o.employee_id as "employeeId", o.domain, o.entity, o.kind, o.field_names as fields, o.started_at as "dateTime",
  r.total_count as "totalCount", r.done_count as "doneCount", r.refused_count as "refusedCount",
  r.waiting_count as "waitingCount", o.stopped_at is not null as "isStopped", o.undoes,
  (select k.kind from shared.operations k where k.id = o.undoes) as "undoneKind",
  case when o.request_id is not null then jsonb_build_object('id', o.request_id, 'name', o.request_name) end as request,
  (select u.id from shared.operations u where u.undoes = o.id
    and not exists (select from shared.operation_rows x where x.operation_id = u.id
      having count(*) > 0 and bool_and(x.state in ('refused', 'gone')))
    order by u.started_at desc limit 1) as "undoneBy"`;
const source = sql`shared.operations o cross join lateral (
    select count(*)::int as total_count, count(*) filter (where r.state = 'done')::int as done_count,
      count(*) filter (where r.state in ('refused', 'stale', 'gone', 'left'))::int as refused_count,
      count(*) filter (where r.state = 'waiting')::int as waiting_count
    from shared.operation_rows r where r.operation_id = o.id
  ) r`;

/**
 * Begins an operation on these objects. When the same operation was begun before, it stays unchanged.
 * @throws {Failure} operation.id_taken when the id is that of another operation
 */
export async function insertOperation(tx: Db, operation: NewOperation, entityIds: readonly string[]): Promise<void> {
  const { id, employeeId, domain, entity, kind, fieldNames, fields, undoes = null } = operation;
  const { way = 'edit', valueFrom = null, request } = operation;
  const inserted = await sql`
    insert into shared.operations (id, employee_id, domain, entity, kind, fields, field_names, undoes, way, value_from,
      request_id, request_name)
    values (${id}, ${employeeId}, ${domain}, ${entity}, ${kind}, ${JSON.stringify(fields ?? {})}, ${fieldNames}, ${undoes},
      ${way}, ${valueFrom}, ${request?.id ?? null}, ${request?.name ?? null})
    on conflict (id) do nothing`.execute(tx);
  if (inserted.numAffectedRows === 0n) {
    const { rows } = await sql<{ isSame: boolean }>`
      select employee_id = ${employeeId} and domain = ${domain} and entity = ${entity} and kind = ${kind}
        and undoes is not distinct from ${undoes}::uuid and request_id is not distinct from ${request?.id ?? null}::uuid
        and fields = ${JSON.stringify(fields ?? {})}::jsonb as "isSame"
      from shared.operations where id = ${id}`.execute(tx);
    if (rows[0]?.isSame !== true) throw new Failure('operation.id_taken');
    if (kind === 'undo' || fields !== undefined) return;
  }
  await sql`
    insert into shared.operation_rows (operation_id, position, entity_id)
    select ${id}, ids.position + (select count(*) from shared.operation_rows r where r.operation_id = ${id}), ids.id
    from unnest(${entityIds}::uuid[]) with ordinality as ids (id, position)
    on conflict do nothing`.execute(tx);
}

/** Sets the operation that audit rows of this transaction refer to. */
export async function setOperation(tx: Db, id: string): Promise<void> {
  await sql`select set_config('gektar.operation', ${id}, true)`.execute(tx);
}

/** Locks an object's row of the operation. @returns its outcome, if the operation has already handled it */
export async function lockOutcome(tx: Db, operationId: string, entityId: string): Promise<StoredOutcome | undefined> {
  const { rows } = await sql<OutcomeRow>`
    select entity_id as id, state, outcome from shared.operation_rows
    where operation_id = ${operationId} and entity_id = ${entityId} for update`.execute(tx);
  return earlierOutcome(rows);
}

/**
 * Combines `setOperation` with locking the operation's rows of these objects, in one statement.
 * @returns by id, the outcomes of objects that the operation has already handled
 */
export async function enterOperation(
  tx: Db,
  id: string,
  entityIds: readonly string[],
): Promise<ReadonlyMap<string, StoredOutcome>> {
  const { rows } = await sql<OutcomeRow>`
    select entity_id as id, state, outcome, set_config('gektar.operation', ${id}, true) from shared.operation_rows
    where operation_id = ${id} and entity_id = any(${entityIds}::uuid[]) order by entity_id for update`.execute(tx);
  return new Map(rows.filter(({ state }) => state !== 'waiting').map((row) => [row.id, toOutcome(row)]));
}

function earlierOutcome([row]: readonly OutcomeRow[]): StoredOutcome | undefined {
  return row === undefined || row.state === 'waiting' ? undefined : toOutcome(row);
}

interface OutcomeRow {
  readonly id: string;
  readonly state: ChangeOutcome['state'];
  readonly outcome: Partial<StoredOutcome>;
}

function toOutcome({ id, state, outcome }: OutcomeRow): StoredOutcome {
  return { ...plainOutcome(id, state), ...outcome };
}

/** @param outcomes at least one */
export async function updateOutcomes(tx: Db, operationId: string, outcomes: readonly StoredOutcome[]): Promise<void> {
  const stored = outcomes.map((outcome) =>
    JSON.stringify(Object.fromEntries(details.map((name) => [name, outcome[name]]))),
  );
  await sql`
    update shared.operation_rows r set state = o.state, outcome = o.outcome
    from unnest(${outcomes.map(({ id }) => id)}::uuid[], ${outcomes.map(({ state }) => state)}::text[],
      ${stored}::jsonb[]) as o (id, state, outcome)
    where r.operation_id = ${operationId} and r.entity_id = o.id`.execute(tx);
}

/** Outcomes of an operation, or its refusals alone, in the order of its objects. */
export async function findOutcomes(
  db: Db,
  operationId: string,
  { take, skip, refused }: { take: number; skip: number; refused: boolean },
): Promise<StoredOutcome[]> {
  const { rows } = await sql<OutcomeRow>`
    select entity_id as id, state, outcome from shared.operation_rows
    where operation_id = ${operationId} and (not ${refused} or state in ('refused', 'stale', 'gone', 'left')) order by position, entity_id limit ${take} offset ${skip}`.execute(
    db,
  );
  return rows.map(toOutcome);
}

/** Finds an operation of any employee. @throws {Failure} operation.not_found */
export async function mustFindOperation(db: Db, id: string): Promise<Operation> {
  const { rows } = await sql<Operation>`select ${columns} from ${source} where o.id = ${id}`.execute(db);
  const [operation] = rows;
  if (operation === undefined) throw new Failure('operation.not_found');
  return operation;
}

/** Finds an operation of this employee, who alone may stop and undo it. @throws {Failure} operation.not_found */
export async function mustFindOwn(db: Db, id: string, employeeId: string): Promise<Operation> {
  const operation = await mustFindOperation(db, id);
  if (operation.employeeId !== employeeId) throw new Failure('operation.not_found');
  return operation;
}

/** Operations of an employee, newest first. */
export async function findOperations(
  db: Db,
  employeeId: string,
  { take, skip }: { take: number; skip: number },
): Promise<Operation[]> {
  const { rows } = await sql<Operation>`
    select ${columns} from ${source} where o.employee_id = ${employeeId}
    order by o.started_at desc, o.id desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}

/** Statement of an employee's operations for the bell: those that continued after their response and ended recently. */
export function operationNotices(employeeId: Whose): RawBuilder<unknown> {
  return sql`select 'operation' as kind, o.domain, o.id, o.finished_at as at, false as is_done
    from shared.operations o
    where o.employee_id = ${employeeId} and o.finished_at > now() - make_interval(days => ${LISTED_DAYS})`;
}

/** Those of the given operations that belong to the employee. */
export async function findOwnOperations(db: Db, employeeId: string, ids: readonly string[]): Promise<Operation[]> {
  const { rows } = await sql<Operation>`
    select ${columns} from ${source} where o.employee_id = ${employeeId} and o.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Ids of the objects that are still to be changed, in order; none when the operation was stopped. */
export function findWaiting(db: Db, operationId: string, limit: number): Promise<string[]> {
  return findIds(
    db,
    sql`select r.entity_id as id from shared.operation_rows r join shared.operations o on o.id = r.operation_id
      where r.operation_id = ${operationId} and r.state = 'waiting' and o.stopped_at is null
      order by r.position limit ${limit}`,
  );
}

/** Records that an operation has no objects left, or was stopped. */
export async function setFinished(db: Db, id: string): Promise<void> {
  await sql`update shared.operations set finished_at = coalesce(finished_at, now()) where id = ${id}`.execute(db);
}

export async function setStopped(db: Db, id: string): Promise<void> {
  await sql`update shared.operations set stopped_at = coalesce(stopped_at, clock_timestamp()) where id = ${id}`.execute(
    db,
  );
}

/**
 * Occupies an operation for one process, until `leave` or the end of the connection.
 * @returns false when another one occupies it
 */
export async function occupy(connection: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${id}, 0)) as "isMine"`.execute(connection);
  return rows[0]?.isMine === true;
}

export async function leave(connection: Db, id: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${id}, 0))`.execute(connection);
}

/** Waits until no process occupies a stopped operation: then its counts are final. */
export async function waitUntilLeft(db: Db, id: string): Promise<void> {
  await inTransaction(db, (tx) => sql`select pg_advisory_xact_lock_shared(hashtextextended(${id}, 0))`.execute(tx));
}

/** An operation with objects that are still to be changed, and the change that each of them gets. */
export interface UnfinishedOperation {
  readonly id: string;
  readonly employeeId: string;
  readonly entity: ChangeableEntity;
  readonly fields: ChangedFields;
  /** Id of the operation being undone; null for a change. */
  readonly undoes: string | null;
}

/** Changes by filter and undos whose process ended: they have objects left, or their end was not recorded. */
export async function findUnfinished(db: Db): Promise<UnfinishedOperation[]> {
  const { rows } = await sql<UnfinishedOperation>`
    select o.id, o.employee_id as "employeeId", o.entity, o.fields, o.undoes from shared.operations o
    where o.kind = 'change' and o.fields <> '{}' and o.finished_at is null
      or o.stopped_at is null and (o.kind = 'change' and o.fields <> '{}' or o.kind = 'undo')
        and exists (select from shared.operation_rows r where r.operation_id = o.id and r.state = 'waiting')
    order by o.started_at`.execute(db);
  return rows;
}

/** Values of an object's fields before and after an operation. */
export interface WrittenFields {
  readonly [field: string]: readonly [before: unknown, after: unknown];
}

/** SQL list of the actions whose audit rows contain values of fields, before and after. */
const writing = sql`('update', 'actualize', 'actualize-vacancies')`;

/** Fields that an operation wrote. For several writes of a field: the value before the first and after the last. */
export async function findWritten(db: Db, operationId: string, entityId: string): Promise<WrittenFields> {
  const { rows } = await sql<{ changes: WrittenFields }>`
    select changes from shared.audit
    where operation_id = ${operationId} and entity_id = ${entityId} and action in ${writing}
    order by id`.execute(db);
  const written: Record<string, readonly [unknown, unknown]> = {};
  for (const { changes } of rows) {
    for (const [field, [before, after]] of Object.entries(changes))
      written[field] = [(written[field] ?? [before])[0], after];
  }
  return written;
}

/** Ids of the objects that an operation added to a selection, or that a load made or updated, in its order. */
export function findWrittenIds(db: Db, operationId: string): Promise<string[]> {
  return findIds(
    db,
    sql`select entity_id as id from shared.operation_rows
      where operation_id = ${operationId} and state = 'done' order by position`,
  );
}

/** Ids of the objects that an operation changed, archived or deleted, in the operation's order; not of their parts. */
export function findChangedIds(db: Db, operationId: string): Promise<string[]> {
  return findIds(
    db,
    sql`select a.entity_id as id from shared.audit a
      join shared.operations o on o.id = a.operation_id and o.entity = a.entity
      left join shared.operation_rows r on r.operation_id = a.operation_id and r.entity_id = a.entity_id
      where a.operation_id = ${operationId} and (a.action in ${writing} or a.action in ('archive', 'unarchive', 'delete'))
      group by a.entity_id order by min(r.position), min(a.id)`,
  );
}

/** Ids of drafts that a load updated. */
export function findUpdatedDraftIds(db: Db, operationId: string): Promise<string[]> {
  return findIds(
    db,
    sql`select distinct a.entity_id as id from shared.audit a
      join shared.operations o on o.id = a.operation_id and a.entity = o.entity || '_draft'
      where a.operation_id = ${operationId} and o.kind = 'load' and a.action = 'update'`,
  );
}

/** Ids of objects and drafts that a change created, new rows of an edited export, in the operation's order. */
export function findCreatedIds(db: Db, operationId: string): Promise<string[]> {
  return findIds(
    db,
    sql`select a.entity_id as id from shared.audit a
      join shared.operations o on o.id = a.operation_id and a.entity in (o.entity, o.entity || '_draft')
      left join shared.operation_rows r on r.operation_id = a.operation_id and r.entity_id = a.entity_id
      where a.operation_id = ${operationId} and o.kind = 'change' and a.action = 'create'
      group by a.entity_id order by min(r.position), min(a.id)`,
  );
}

export async function findKind(db: Db, operationId: string): Promise<OperationKind | undefined> {
  const { rows } = await sql<{ kind: OperationKind }>`
    select kind from shared.operations where id = ${operationId}`.execute(db);
  return rows[0]?.kind;
}

/** Whether an operation archived or unarchived its objects; undefined: neither. */
export async function findArchiving(db: Db, operationId: string): Promise<'archive' | 'unarchive' | undefined> {
  const { rows } = await sql<{ action: 'archive' | 'unarchive' }>`
    select action from shared.audit
    where operation_id = ${operationId} and action in ('archive', 'unarchive') limit 1`.execute(db);
  return rows[0]?.action;
}

/** Whether this operation was the last one to archive or unarchive the object. */
export async function isLastArchiving(
  tx: Db,
  { entity, id, operationId }: { entity: ChangeableEntity; id: string; operationId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('shared.audit')
    .select('operation_id as operationId')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('action', 'in', ['archive', 'unarchive'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.operationId === operationId;
}

/** Who wrote the current value of a field, and when. */
export function findLastWriter(
  db: Db,
  { entity, id, field }: { entity: ChangeableEntity; id: string; field: string },
): Promise<{ employeeId: string | null; dateTime: string } | undefined> {
  return db
    .selectFrom('shared.audit')
    .select(['employee_id as employeeId', 'at as dateTime'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where(sql<boolean>`changes ? ${field}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
