import { insertAudit } from '#database/audit.ts';
import { actOnEntity } from '#database/entity-writes.ts';
import { findDraftsById, lockDraft, setDraftDeleted } from '#drafts/draft-queries.ts';
import { propertyEntity } from '#land/properties/property-entity.ts';
import { removeProperty } from '#land/properties/property-writes.ts';
import { whyLeft } from '#loads/undo-loaded.ts';
import type { UndoAction } from '#operations/changeable.ts';

/** Takes back a plot that a load made, or its draft: unless somebody has changed it since, or a client sees it. */
export const undoLoadedPlot: UndoAction = async (tx, { operationId, id, employeeId }) => {
  if (await propertyEntity.lock(tx, id)) {
    const why = await whyLeft(tx, { entity: 'property', id, operationId }, { domain: 'land', column: 'property_id' });
    if (why !== undefined) return { state: 'left', notes: [why] };
    await actOnEntity(propertyEntity, tx, { id, action: 'delete', employeeId }, () =>
      removeProperty(tx, id, employeeId),
    );
    return { state: 'done' };
  }
  if (!(await lockDraft(tx, id))) return { state: 'gone' };
  const [draft] = await findDraftsById(tx, [id]);
  if (draft !== undefined && draft.rowVersion > 1)
    return { state: 'left', notes: ['Черновик дополнен после загрузки'] };
  await setDraftDeleted(tx, id, true);
  await insertAudit(tx, { employeeId, entity: 'property_draft', entityId: id, action: 'delete' });
  return { state: 'done' };
};
