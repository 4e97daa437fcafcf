import { actOnEntity } from '#database/entity-writes.ts';
import { undoDraft } from '#drafts/undo-draft.ts';
import { propertyEntity } from '#land/properties/property-entity.ts';
import { removeProperty } from '#land/properties/property-writes.ts';
import { whyLeft } from '#loads/undo-loaded.ts';
import type { UndoAction } from '#operations/changeable.ts';

/**
 * Takes back a plot that a load or an edited export made, or its draft: unless somebody has changed it since, or a
 * client sees it.
 */
export const undoLoadedPlot: UndoAction = async (tx, { operationId, id, employeeId }) => {
  if (await propertyEntity.lock(tx, id)) {
    const why = await whyLeft(tx, { entity: 'property', id, operationId }, { domain: 'land', column: 'property_id' });
    if (why !== undefined) return { state: 'left', notes: [why] };
    await actOnEntity(propertyEntity, tx, { id, action: 'delete', employeeId }, () =>
      removeProperty(tx, id, employeeId),
    );
    return { state: 'done' };
  }
  const { state, notes = [] } = await undoDraft(tx, 'property', { id, employeeId });
  return { state, notes };
};
