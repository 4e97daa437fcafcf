import { Failure } from '@gektar/contract/failure.ts';
import type { AddedRowOutcome, AddedRows, AddedRowsResult } from '@gektar/contract/round-trip/round-trip.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { type DraftedKind, kindOf } from '#drafts/draft-domain.ts';
import { insertDrafts } from '#drafts/draft-queries.ts';
import { bodyOf } from '#drafts/to-draft.ts';
import type { Changeable } from '#operations/changeable.ts';
import * as store from '#operations/operation-queries.ts';
import type { OperationParts } from '#operations/operation-routes.ts';
import type { NewRowsDomain } from './new-row-kind.ts';
import { lackingText, refusalOf } from './new-rows.ts';

export interface AddingParts {
  readonly target: Changeable;
  readonly domain: NewRowsDomain;
  readonly parts: OperationParts;
  readonly employeeId: string;
}

/**
 * Creates objects of new rows, drafts of those that lack required fields, as part of an operation, whose undo takes
 * them back. Each row has its own transaction, so that a refused one leaves the others; the same call sent again adds
 * nothing twice.
 * @throws {Failure} request.invalid with the fields that objects of the kind do not have; operation.id_taken
 */
export async function addRows(db: Db, given: AddedRows, adding: AddingParts): Promise<AddedRowsResult> {
  const { target, domain } = adding;
  const about = domain.kinds[target.name];
  if (about === undefined) throw new Failure('request.invalid', { fields: { entity: 'Строки не добавляются' } });
  const kind = kindOf(domain.drafts, about.kind);
  refuseUnknown(kind, given.rows);
  const outcomes: AddedRowOutcome[] = [];
  for (const row of given.rows) outcomes.push(await addRow(db, row, { ...adding, given, kind }));
  await target.after?.();
  return { operation: await store.mustFindOperation(db, given.operationId), outcomes };
}

type AddedRow = AddedRows['rows'][number];

function refuseUnknown({ shape }: DraftedKind, rows: readonly AddedRow[]): void {
  const unknown = rows.flatMap(({ fields }, at) =>
    Object.keys(fields)
      .filter((name) => !Object.hasOwn(shape, name))
      .map((name) => [`rows.${at}.fields.${name}`, 'Такого поля нет'] as const),
  );
  if (unknown.length > 0) throw new Failure('request.invalid', { fields: Object.fromEntries(unknown) });
}

interface Adding extends AddingParts {
  readonly given: AddedRows;
  readonly kind: DraftedKind;
}

async function addRow(db: Db, row: AddedRow, adding: Adding): Promise<AddedRowOutcome> {
  try {
    return await write(db, row, adding, async (tx) => {
      const { kind, employeeId } = adding;
      const message = lackingText(kind, row);
      if (message === '') await kind.create(tx, bodyOf(kind, row), employeeId);
      else await insertDraft(tx, row, adding);
      return { state: 'done', message: message || null };
    });
  } catch (error) {
    if (error instanceof Failure && error.code === 'operation.id_taken') throw error;
    const message = refusalOf(error, adding.parts);
    return write(db, row, adding, async () => ({ state: 'refused', message }));
  }
}

interface Written {
  readonly state: 'done' | 'refused';
  /** What a draft lacks, or the refusal; null for an object. */
  readonly message: string | null;
}

/** Writes a row and its outcome together, unless an earlier call has. */
async function write(
  db: Db,
  { id, row }: AddedRow,
  { given: { operationId }, target, employeeId }: Adding,
  make: (tx: Db) => Promise<Written>,
): Promise<AddedRowOutcome> {
  return inTransaction(db, async (tx) => {
    const { domain, name: entity } = target;
    const operation = { id: operationId, employeeId, domain, entity, kind: 'change', fieldNames: [] } as const;
    await store.insertOperation(tx, operation, [id]);
    const earlier = (await store.enterOperation(tx, operationId, [id])).get(id);
    const { state, message } = earlier ?? (await make(tx));
    if (earlier === undefined && (state === 'done' || state === 'refused'))
      await store.updateOutcomes(tx, operationId, [{ ...store.plainOutcome(id, state), message }]);
    const done = message === null ? 'object' : 'draft';
    return { id, row, result: state === 'done' ? done : 'refused', message: message ?? '' };
  });
}

/** @throws {Failure} draft.changed when a draft with this id exists */
async function insertDraft(
  tx: Db,
  { id, row, fields, remarks, parentId, place }: AddedRow,
  { given: { file }, kind, domain, employeeId }: Adding,
): Promise<void> {
  const origin = { loadId: null, file, sheet: null, row };
  const draft = { id, domain: domain.drafts.domain, kind: kind.kind, parentId, fields, remarks, place, origin };
  if ((await insertDrafts(tx, [draft], employeeId)).length === 0) throw new Failure('draft.changed');
}
