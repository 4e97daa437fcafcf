import { randomUUID } from 'node:crypto';
import { chunks } from '@gektar/contract/chunks.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { MAX_CHANGES, MAX_CHANGES_BY_FILTER } from '@gektar/contract/operations/change-limits.ts';
import type {
  ChangeableEntity,
  ChangedFields,
  ChangesBody,
  Operation,
  OperationResult,
} from '@gektar/contract/operations/operation.ts';
import type { changeEndpoints } from '@gektar/contract/operations/operation-endpoints.ts';
import * as endpoints from '@gektar/contract/operations/operation-endpoints.ts';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type * as z from 'zod';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import type { Changeable } from './changeable.ts';
import * as store from './operation-queries.ts';
import { changeObjects, type ObjectChange, type RunAbout, unshown } from './run-operation.ts';
import { undoOfAction, undoOfArchiving, undoOfDraft, undoOfObject } from './undo.ts';

/** Number of concurrent transactions of an operation, and of objects per transaction. */
const AT_ONCE = 4;
const TOGETHER = 25;
/** Number of objects of a long operation between two checks whether it was stopped. */
const STEP = 100;
/** Age at which the outcomes of single objects are deleted; an undo needs only the audit. */
const OUTCOME_DAYS = 90;

export interface OperationParts {
  /** Changeable entities of both domains, by name. */
  readonly changeables: Readonly<Record<ChangeableEntity, Changeable>>;
  readonly toFailure: (error: unknown) => Failure;
  readonly report: (error: unknown) => void;
  /** Ids of the objects that the operation of a load made. */
  readonly findMadeIds: (db: Db, operationId: string) => Promise<ReadonlySet<string>>;
}

type ChangeCalls = ReturnType<typeof changeEndpoints<string, z.ZodType>>;

/** Endpoints that change fields of an entity's objects: of listed objects, or of all that a filter finds. */
export function changeRoutes(route: Route, calls: ChangeCalls, target: Changeable, parts: OperationParts): void {
  route(calls.changes, ({ db, body, employeeId }) => runChanges(db, body, { target, parts, employeeId }));
  route(calls.changesByFilter, async ({ db, body, employeeId }) => {
    const { operationId, fields, filter, ids: chosen } = body;
    // Refuses a change that is invalid for every object, before the operation begins.
    target.patchOf(fields);
    // An id listed twice becomes one row of the operation.
    const ids = chosen ?? (await target.findIds(db, filter, MAX_CHANGES_BY_FILTER + 1));
    if (ids.length > MAX_CHANGES_BY_FILTER) throw new Failure('operation.too_many');
    const { domain, name: entity } = target;
    const fieldNames = Object.keys(fields);
    await inTransaction(db, (tx) =>
      store.insertOperation(
        tx,
        { id: operationId, employeeId, domain, entity, kind: 'change', fieldNames, fields },
        ids,
      ),
    );
    goOn(db, { id: operationId, employeeId, entity, fields, undoes: null }, parts).catch(parts.report);
    return store.mustFindOperation(db, operationId);
  });
}

async function runChanges(
  db: Db,
  { operationId, dryRun, way, fromDateTime, changes }: ChangesBody,
  { target, parts, employeeId }: { target: Changeable; parts: OperationParts; employeeId: string },
): Promise<OperationResult> {
  const { domain, name: entity } = target;
  const fieldNames = [...new Set(changes.flatMap(({ fields }) => Object.keys(fields)))];
  const operation = {
    id: operationId,
    employeeId,
    domain,
    entity,
    kind: 'change',
    fieldNames,
    way,
    valueFrom: fromDateTime,
  } as const;
  const asked = [...new Map(changes.map((change) => [change.id, change])).values()];
  const objects = asked.map(
    ({ id, rowVersion, fields }): ObjectChange => ({
      id,
      rowVersion,
      employeeId,
      fields: Object.keys(fields),
      // Parsed per object, so that a refused field refuses its object only.
      choose: (_, current) => target.patchOf(fields)(current),
    }),
  );
  return run(db, { operation, objects, dryRun }, { target, parts });
}

/** Outcomes that changes of at most `MAX_CHANGES` objects would have. Writes nothing. */
export async function previewChanges(
  db: Db,
  changes: ChangesBody['changes'],
  by: { target: Changeable; parts: OperationParts; employeeId: string },
): Promise<OperationResult['outcomes']> {
  const body = { operationId: randomUUID(), dryRun: true, way: 'edit', fromDateTime: null, changes } as const;
  return (await runChanges(db, body, by)).outcomes;
}

interface Run {
  readonly operation: store.NewOperation;
  readonly objects: readonly ObjectChange[];
  readonly dryRun: boolean;
}

async function run(
  db: Db,
  { operation, objects, dryRun }: Run,
  { target, parts }: { target: Changeable; parts: OperationParts },
): Promise<OperationResult> {
  const ids = objects.map(({ id }) => id);
  const about = { operationId: dryRun ? undefined : operation.id, target, toFailure: parts.toFailure };
  const begin = (tx: Db) => store.insertOperation(tx, operation, ids);
  if (objects.length === 0 && !dryRun) await inTransaction(db, begin);
  const outcomes = await changeAll(db, { ...about, begin }, objects);
  if (!dryRun) await target.after?.();
  const made = dryRun ? dryOperation(operation, outcomes) : await store.mustFindOperation(db, operation.id);
  return { operation: made, outcomes };
}

/**
 * Changes objects, several per transaction, in a few concurrent transactions. The first one begins the operation.
 * @returns outcomes in the order of the objects
 */
async function changeAll(
  db: Db,
  { begin, ...about }: RunAbout,
  objects: readonly ObjectChange[],
): Promise<OperationResult['outcomes']> {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const ids = await about.target.inLockOrder(db, [...byId.keys()]);
  const parts = chunks(ids, TOGETHER).map((part) => part.flatMap((id) => byId.get(id) ?? []));
  const first = begin === undefined ? undefined : parts.shift();
  const done = first === undefined ? [] : await changeObjects(db, { ...about, ...(begin && { begin }) }, first);
  const limit = pLimit(AT_ONCE);
  const others = await Promise.all(parts.map((part) => limit(() => changeObjects(db, about, part))));
  const outcomes = new Map([...done, ...others.flat()].map((outcome) => [outcome.id, outcome]));
  return objects.flatMap(({ id }) => outcomes.get(id) ?? []);
}

function dryOperation(
  { id, employeeId, domain, entity, kind, fieldNames, undoes, request }: store.NewOperation,
  outcomes: OperationResult['outcomes'],
): Operation {
  const count = (...states: string[]) => outcomes.filter(({ state }) => states.includes(state)).length;
  return {
    id,
    employeeId,
    domain,
    entity,
    kind,
    fields: [...fieldNames],
    dateTime: '',
    totalCount: outcomes.length,
    doneCount: count('done'),
    refusedCount: count('refused', 'stale', 'gone', 'left'),
    waitingCount: 0,
    isStopped: false,
    undoes: undoes ?? null,
    undoneKind: null,
    request: request ?? null,
    undoneBy: null,
  };
}

/** Endpoints to list, read, stop and undo operations. Every employee may read one; only its maker may stop or undo. */
export function operationRoutes(route: Route, parts: OperationParts): void {
  route(endpoints.listOperations, ({ db, query, employeeId }) => store.findOperations(db, employeeId, query));
  route(endpoints.getOperation, ({ db, params }) => store.mustFindOperation(db, params.id));
  route(endpoints.listOutcomes, async ({ db, params, query }) => {
    const { entity } = await store.mustFindOperation(db, params.id);
    const outcomes = await store.findOutcomes(db, params.id, query);
    return withObjects(
      db,
      targetOf(parts, entity),
      outcomes.map((outcome) => ({ ...outcome, ...unshown })),
    );
  });
  route(endpoints.stopOperation, async ({ db, params, employeeId }) => {
    const { waitingCount } = await store.mustFindOwn(db, params.id, employeeId);
    if (waitingCount > 0) {
      await store.setStopped(db, params.id);
      await store.waitUntilLeft(db, params.id);
    }
    return store.mustFindOperation(db, params.id);
  });
  route(endpoints.undoOperation, async ({ db, params, body, employeeId }) => {
    const undone = await store.mustFindOwn(db, params.id, employeeId);
    if (undone.waitingCount > 0 && !undone.isStopped) throw new Failure('operation.running');
    // A batch that was under way at the stop is undone with the others.
    if (undone.isStopped) await store.waitUntilLeft(db, undone.id);
    const target = targetOf(parts, undone.entity);
    const { domain, fields, request, kind } = undone;
    const areWritten = kind === 'add-to-selection' || kind === 'load';
    const created = await store.findCreatedIds(db, undone.id);
    const ids = await (areWritten ? store.findWrittenIds : store.findChangedIds)(db, undone.id);
    ids.push(...created);
    const operation = {
      id: body.operationId,
      employeeId,
      domain,
      entity: target.name,
      kind: 'undo',
      fieldNames: fields,
      undoes: undone.id,
      request,
    } as const;
    if (ids.length > MAX_CHANGES && !body.dryRun) {
      await inTransaction(db, (tx) => store.insertOperation(tx, operation, ids));
      goOn(db, { ...operation, fields: {} }, parts).catch(parts.report);
      return { operation: await store.mustFindOperation(db, operation.id), outcomes: [] };
    }
    const objectOf = await undoOf(db, target, operation, parts);
    const result = await run(db, { operation, objects: ids.map(objectOf), dryRun: body.dryRun }, { target, parts });
    return kind === 'delete' || kind === 'load' || created.length > 0
      ? { ...result, outcomes: await withObjects(db, target, result.outcomes) }
      : result;
  });
}

/** Adds the names of the objects to the outcomes. */
async function withObjects(
  db: Db,
  target: Changeable,
  outcomes: OperationResult['outcomes'],
): Promise<OperationResult['outcomes']> {
  const named = await target.findNamed(
    db,
    outcomes.map(({ id }) => id),
  );
  const byId = new Map(named.map((object) => [object.id, object]));
  return outcomes.map((outcome) => ({ ...outcome, object: byId.get(outcome.id) ?? null }));
}

function targetOf({ changeables }: Pick<OperationParts, 'changeables'>, entity: string): Changeable {
  const target = Object.values(changeables).find(({ name }) => name === entity);
  if (target === undefined) throw new Error(`no changeable entity ${entity}`);
  return target;
}

/** Returns a function from the id of an object to the change with which an undo restores it. */
async function undoOf(
  db: Db,
  target: Changeable,
  { id: runId, employeeId, undoes: undone }: { id: string; employeeId: string; undoes: string },
  parts: Pick<OperationParts, 'findMadeIds' | 'changeables'>,
): Promise<(id: string) => ObjectChange> {
  const kind = await store.findKind(db, undone);
  const { load } = target.undoOf;
  if ((kind === 'load' || kind === 'change') && load !== undefined) {
    const isLoad = kind === 'load';
    const made = isLoad ? await parts.findMadeIds(db, undone) : new Set(await store.findCreatedIds(db, undone));
    const drafts = new Set(isLoad ? await store.findUpdatedDraftIds(db, undone) : []);
    const by = { undone, employeeId };
    return (id) => {
      if (made.has(id)) return undoOfAction(load, { ...by, id });
      return drafts.has(id)
        ? undoOfDraft(targetOf(parts, `${target.name}_draft`), { ...by, id })
        : undoOfObject(target, { ...by, id });
    };
  }
  const action = kind === 'delete' || kind === 'add-to-selection' ? target.undoOf[kind] : undefined;
  if (action !== undefined) return (id) => undoOfAction(action, { undone, id, employeeId });
  const archiving = await store.findArchiving(db, undone);
  return (id) =>
    archiving === undefined
      ? undoOfObject(target, { undone, id, employeeId })
      : undoOfArchiving(target, { undone, id, employeeId, archived: archiving === 'archive', runId });
}

/** Makes the change that a change by filter applies to each object. */
function changeOf(
  target: Changeable,
  { employeeId, fields }: { employeeId: string; fields: ChangedFields },
): (id: string) => ObjectChange {
  const choose = target.patchOf(fields);
  return (id) => ({ id, rowVersion: null, employeeId, choose: (_, current) => choose({ ...current }) });
}

/** Changes the operation's remaining objects until none is left or it is stopped. In one process at a time. */
async function goOn(db: Db, operation: store.UnfinishedOperation, parts: OperationParts): Promise<void> {
  const { id, employeeId, undoes } = operation;
  const target = targetOf(parts, operation.entity);
  await db.connection().execute(async (connection) => {
    if (!(await store.occupy(connection, id))) return;
    try {
      const objectOf =
        undoes === null ? changeOf(target, operation) : await undoOf(db, target, { id, employeeId, undoes }, parts);
      const about = { operationId: id, target, toFailure: parts.toFailure };
      for (;;) {
        const waiting = await store.findWaiting(db, id, STEP);
        if (waiting.length === 0) {
          await store.setFinished(db, id);
          return;
        }
        await changeAll(db, about, waiting.map(objectOf));
        await target.after?.();
      }
    } finally {
      await store.leave(connection, id);
    }
  });
}

/** Jobs that resume operations whose process ended, and delete old outcomes. */
export function operationJobs(db: Db, parts: OperationParts): Job[] {
  return [
    {
      name: 'go-on-with-operations',
      cron: '* * * * *',
      async run() {
        const failed: unknown[] = [];
        // An operation that fails does not hold up the later ones.
        for (const operation of await store.findUnfinished(db))
          await goOn(db, operation, parts).catch((error: unknown) => failed.push(error));
        if (failed.length > 0) throw failed.length === 1 ? failed[0] : new AggregateError(failed, 'operations failed');
      },
    },
    {
      name: 'delete-old-outcomes',
      cron: '30 1 * * *',
      async run() {
        await sql`delete from shared.operation_rows r using shared.operations o
          where o.id = r.operation_id and o.started_at < now() - make_interval(days => ${OUTCOME_DAYS})`.execute(db);
      },
    },
  ];
}
