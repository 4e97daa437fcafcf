import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { actOnEntity } from '#database/entity-writes.ts';
import { findDraftsById, lockDraft } from '#drafts/draft-queries.ts';
import { deleteDraft, undoDraft } from '#drafts/undo-draft.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { deleteBuilding } from '#industrial/buildings/building-operations.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import { removeComplex } from '#industrial/complexes/complex-writes.ts';
import { lockComplex } from '#industrial/tree/lock-complex.ts';
import { vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import { deleteVacancy } from '#industrial/vacancies/vacancy-operations.ts';
import { whyLeft } from '#loads/undo-loaded.ts';
import type { UndoAction } from '#operations/changeable.ts';

/**
 * Takes back a vacancy that a load made, or its draft: unless somebody has changed it since, or a client sees it. Its
 * building and its complex go as well when the load made them, nobody has changed them and nothing is left in them.
 */
export const undoLoadedVacancy: UndoAction = async (tx, { operationId, id, employeeId }) => {
  const by = { operationId, employeeId };
  const vacancy = await vacancyEntity.find(tx, id);
  if (vacancy !== undefined) {
    await lockComplex(tx, vacancy.complexId);
    const why = await whyLeft(
      tx,
      { entity: 'vacancy', id, operationId },
      { domain: 'industrial', column: 'vacancy_id' },
    );
    if (why !== undefined) return { state: 'left', notes: [why] };
    await actOnEntity(vacancyEntity, tx, { id, action: 'delete', employeeId }, () => deleteVacancy(tx, id, employeeId));
    await removeEmptyParents(tx, vacancy.buildingId, vacancy.complexId, by);
    return { state: 'done' };
  }
  const { state, notes = [], draft } = await undoDraft(tx, 'vacancy', { id, employeeId });
  if (state === 'done') await removeParentsOfDraft(tx, draft?.parentId ?? undefined, by);
  return { state, notes };
};

/** Takes back a complex that an edited export made, or its draft: unless somebody has changed it or added parts. */
export const undoAddedComplex: UndoAction = async (tx, { operationId, id, employeeId }) => {
  if (await lockComplex(tx, id)) {
    const why = await whyLeft(tx, { entity: 'complex', id, operationId });
    if (why !== undefined) return { state: 'left', notes: [why] };
    if (!(await isEmptyComplex(tx, id))) return { state: 'left', notes: ['В комплексе уже есть здания'] };
    await actOnEntity(complexEntity, tx, { id, action: 'delete', employeeId }, () => removeComplex(tx, id, employeeId));
    return { state: 'done' };
  }
  if (await hasDrafts(tx, id)) return { state: 'left', notes: ['В комплексе уже есть черновики зданий'] };
  const { state, notes = [] } = await undoDraft(tx, 'complex', { id, employeeId });
  return { state, notes };
};

interface By {
  readonly operationId: string;
  readonly employeeId: string;
}

/** Building and complex of a removed draft, each an object or a draft. */
async function removeParentsOfDraft(tx: Db, buildingId: string | undefined, by: By): Promise<void> {
  if (buildingId === undefined) return;
  const building = await buildingEntity.find(tx, buildingId);
  if (building !== undefined) {
    await lockComplex(tx, building.complexId);
    return removeEmptyParents(tx, buildingId, building.complexId, by);
  }
  const complexId = await removeEmptyDraft(tx, buildingId, 'building', by);
  if (complexId === undefined) return;
  if (await lockComplex(tx, complexId)) await removeEmptyComplex(tx, complexId, by);
  else await removeEmptyDraft(tx, complexId, 'complex', by);
}

/** @returns the parent of the removed draft; undefined when it stays */
async function removeEmptyDraft(
  tx: Db,
  id: string,
  kind: 'complex' | 'building',
  { operationId, employeeId }: By,
): Promise<string | undefined> {
  const [draft] = (await lockDraft(tx, id)) ? await findDraftsById(tx, [id]) : [];
  if (draft === undefined || draft.rowVersion > 1 || (await hasDrafts(tx, id))) return undefined;
  if (!(await isMadeBy(tx, `${kind}_draft`, id, operationId))) return undefined;
  await deleteDraft(tx, kind, { id, employeeId });
  return draft.parentId ?? undefined;
}

async function removeEmptyParents(tx: Db, buildingId: string, complexId: string, by: By): Promise<void> {
  const { operationId, employeeId } = by;
  const has = sql`select from industrial.vacancies where building_id = ${buildingId} limit 1`;
  const isEmpty = (await has.execute(tx)).rows.length === 0 && !(await hasDrafts(tx, buildingId));
  if (!isEmpty || !(await isMadeBy(tx, 'building', buildingId, operationId))) return;
  if ((await whyLeft(tx, { entity: 'building', id: buildingId, operationId })) !== undefined) return;
  await actOnEntity(buildingEntity, tx, { id: buildingId, action: 'delete', employeeId }, () =>
    deleteBuilding(tx, buildingId, employeeId),
  );
  await removeEmptyComplex(tx, complexId, by);
}

async function removeEmptyComplex(tx: Db, id: string, { operationId, employeeId }: By): Promise<void> {
  if (!(await isEmptyComplex(tx, id)) || !(await isMadeBy(tx, 'complex', id, operationId))) return;
  if (await isChangedByOthers(tx, id, operationId)) return;
  await actOnEntity(complexEntity, tx, { id, action: 'delete', employeeId }, () => removeComplex(tx, id, employeeId));
}

async function isEmptyComplex(tx: Db, id: string): Promise<boolean> {
  const has = sql`select from industrial.buildings where complex_id = ${id} limit 1`;
  return (await has.execute(tx)).rows.length === 0 && !(await hasDrafts(tx, id));
}

/** Whether somebody has changed the complex itself since; removals of its parts by the undo do not count. */
async function isChangedByOthers(tx: Db, id: string, operationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from shared.audit where entity = 'complex' and entity_id = ${id} and action <> 'part-delete'
      and operation_id is distinct from ${operationId} limit 1`.execute(tx);
  return rows.length > 0;
}

async function hasDrafts(tx: Db, parentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from shared.drafts where parent_id = ${parentId} and deleted_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

async function isMadeBy(tx: Db, entity: string, id: string, operationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from shared.audit where entity = ${entity} and entity_id = ${id} and action in ('create', 'import')
      and operation_id = ${operationId} limit 1`.execute(tx);
  return rows.length > 0;
}
