import { isDeepStrictEqual } from 'node:util';
import type { Domain } from '@gektar/contract/domain.ts';
import type { Draft, DraftFields, DraftOutcome } from '@gektar/contract/drafts/draft.ts';
import type { draftEndpoints } from '@gektar/contract/drafts/draft-endpoints.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { AsOperation } from '#database/as-operation.ts';
import type { Db } from '#database/db.ts';
import { actOnEntity, changeEntity } from '#database/entity-writes.ts';
import type { Job } from '#database/jobs.ts';
import { findSentBefore } from '#database/sent-before.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { draftEntity } from './draft-changes.ts';
import { type DraftDomain, type DraftedKind, kindOf } from './draft-domain.ts';
import * as store from './draft-queries.ts';
import { bodyOf, toDrafts } from './to-draft.ts';

type DraftCalls = ReturnType<typeof draftEndpoints<Domain>>;

interface DraftParts {
  readonly of: DraftDomain;
  /** The refusal behind a thrown value. */
  readonly toFailure: (error: unknown) => Failure;
  /** Runs actions on drafts as operations. */
  readonly asOperationOf: (domain: Domain, entity: store.DraftEntity) => AsOperation;
}

/** Calls of the drafts of a domain. */
export function draftRoutes(route: Route, calls: DraftCalls, { of, toFailure, asOperationOf }: DraftParts): void {
  const { domain, parentHas } = of;

  route(calls.list, async ({ db, query: { take, skip, kind, ...filter } }) => {
    const criteria = { ...filter, ...(kind !== undefined && { kinds: [kind] }) };
    const [stored, count] = await Promise.all([
      store.findDrafts(db, domain, criteria, { take, skip, parentHas }),
      store.countDrafts(db, domain, criteria, parentHas),
    ]);
    return { count, drafts: await toDrafts(db, of, stored) };
  });
  route(calls.get, ({ db, params }) => mustFindDraft(db, of, params.id));
  route(calls.create, ({ db, body: { newId: id, ...content }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const kind = kindOf(of, content.kind);
      refuseUnknown(kind, content.fields);
      const draft = { id, domain, ...content, parentId: kind.parent === undefined ? null : content.parentId };
      const earlier = await findSentBefore(tx, 'draft', id, findShown(of));
      if (earlier !== undefined) {
        if (isSame(earlier, draft)) return earlier;
        throw new Failure('draft.changed', { current: earlier });
      }
      // The id is that of a deleted draft, or of one in the other domain.
      if ((await store.insertDrafts(tx, [draft], employeeId)).length === 0) throw new Failure('draft.changed');
      return mustFindDraft(tx, of, id);
    }),
  );
  route(calls.update, ({ db, body: { id, rowVersion, fields, parentId }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { kind: name, parent: before } = await mustFindDraft(tx, of, id);
      const kind = kindOf(of, name);
      refuseUnknown(kind, fields);
      const entity = draftEntity(kind);
      const moves = kind.parent !== undefined && parentId !== undefined && parentId !== before?.id;
      const change = changeEntity(entity, tx, { id, rowVersion, employeeId }, async (stored) => {
        const edit = { ...fields, id, rowVersion };
        if (!moves && entity.isSame(stored, edit)) return false;
        if (moves) await store.setDraftParent(tx, id, parentId);
        await entity.update(tx, id, edit, stored);
        return true;
      });
      await change.catch(async (error: unknown) => {
        if (!(error instanceof Failure) || error.code !== 'draft.changed') throw error;
        throw new Failure('draft.changed', { current: await mustFindDraft(tx, of, id) });
      });
      return mustFindDraft(tx, of, id);
    }),
  );
  route(calls.delete, async ({ db, body: { operationId: runId, kind: name, ids: given }, employeeId }) => {
    const entity = draftEntity(kindOf(of, name));
    const asOperation = asOperationOf(domain, `${name}_draft`);
    const ids = [...new Set(given)].toSorted();
    await inTransaction(db, (tx) =>
      asOperation(tx, { runId, employeeId, kind: 'delete' }, ids, async () => {
        for (const id of ids) {
          // A missing draft needs no deletion.
          if (!(await entity.lock(tx, id)) || (await entity.find(tx, id)) === undefined) continue;
          await actOnEntity(entity, tx, { id, action: 'delete', employeeId }, () =>
            store.setDraftDeleted(tx, id, true),
          );
        }
      }),
    );
    return { ids };
  });
  route(calls.complete, async ({ db, body: { ids }, employeeId }) => {
    const outcomes = new Map<string, DraftOutcome>();
    for (const id of await parentsFirst(db, of, ids)) {
      outcomes.set(id, await completeDraft(db, { of, toFailure }, { id, employeeId }));
    }
    return { outcomes: ids.flatMap((id) => outcomes.get(id) ?? []) };
  });
}

/** Removes drafts that were deleted more than a day ago. */
export function draftJobs(db: Db): Job[] {
  return [{ name: 'remove-deleted-drafts', cron: '50 1 * * *', run: () => store.removeDeletedDrafts(db) }];
}

/** @throws {Failure} draft.not_found */
async function mustFindDraft(db: Db, of: DraftDomain, id: string): Promise<Draft> {
  const draft = await findShown(of)(db, id);
  if (draft === undefined) throw new Failure('draft.not_found');
  return draft;
}

/** Finds a draft of the domain that is not deleted. */
function findShown(of: DraftDomain): (db: Db, id: string) => Promise<Draft | undefined> {
  return async (db, id) => {
    const stored = await store.findDraftsById(db, [id]);
    const [draft] = await toDrafts(
      db,
      of,
      stored.filter(({ domain, isDeleted }) => domain === of.domain && !isDeleted),
    );
    return draft;
  };
}

/** Whether a draft is as it was sent. */
function isSame({ kind, fields, remarks, origin }: Draft, sent: store.NewDraft): boolean {
  return isDeepStrictEqual({ kind, fields, remarks, origin }, onWire(sent));
}

function onWire({ kind, fields, remarks, origin }: store.NewDraft): unknown {
  return JSON.parse(JSON.stringify({ kind, fields, remarks, origin }));
}

/** @throws {Failure} request.invalid for fields that such an object does not have */
function refuseUnknown({ shape }: DraftedKind, fields: DraftFields): void {
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length === 0) return;
  const messages = unknown.map((name) => [`fields.${name}`, 'Такого поля нет']);
  throw new Failure('request.invalid', { fields: Object.fromEntries(messages) });
}

/** The same ids without repetitions, complexes before their buildings, buildings before their vacancies. */
async function parentsFirst(db: Db, of: DraftDomain, ids: readonly string[]): Promise<string[]> {
  const kinds = new Map((await store.findDraftsById(db, ids)).map(({ id, kind }) => [id, kind]));
  const order = of.kinds.map(({ kind }) => kind);
  const rank = (id: string) => {
    const kind = kinds.get(id);
    return kind === undefined ? -1 : order.indexOf(kind);
  };
  return [...new Set(ids)].toSorted((one, other) => rank(one) - rank(other));
}

/** Makes the object of a draft, when nothing is missing. */
async function completeDraft(
  db: Db,
  { of, toFailure }: Pick<DraftParts, 'of' | 'toFailure'>,
  { id, employeeId }: { id: string; employeeId: string },
): Promise<DraftOutcome> {
  const nothing = { id, title: '', message: null, missing: [] };
  let title = '';
  try {
    return await inTransaction(db, async (tx): Promise<DraftOutcome> => {
      const draft = (await store.lockDraft(tx, id)) ? await findShown(of)(tx, id) : undefined;
      if (draft === undefined) {
        const kinds = of.kinds.map(({ kind }) => kind);
        // Made by an earlier call whose answer was lost.
        const isMade = await store.isObjectMade(tx, id, kinds);
        return { ...nothing, state: isMade ? 'done' : 'gone' };
      }
      title = draft.title;
      const { missing, remarks, parent } = draft;
      if (missing.length > 0 || remarks.length > 0) {
        return { id, title, missing, state: 'incomplete', message: remarks[0]?.text ?? null };
      }
      const kind = kindOf(of, draft.kind);
      await kind.create(tx, bodyOf(kind, { id, fields: draft.fields, parentId: parent?.id ?? null }), employeeId);
      return { ...nothing, title, state: 'done' };
    });
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code === 'unexpected') throw error;
    const [message = failureTexts[failure.code]] = Object.values(failure.fields ?? {});
    return { ...nothing, title, state: 'refused', message };
  }
}
