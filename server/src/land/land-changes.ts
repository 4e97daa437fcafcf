import { propertyDraftChanges } from '@gektar/contract/land/draft-changes.ts';
import { PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { propertyChanges } from '@gektar/contract/land/properties/property-endpoints.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { RequestDraft } from '@gektar/contract/land/requests/request.ts';
import { landRequestChanges } from '@gektar/contract/land/requests/request-endpoints.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { sql } from 'kysely';
import { changeableDraft } from '#drafts/draft-changes.ts';
import type { Route } from '#http/router.ts';
import { changeable, type UndoAction } from '#operations/changeable.ts';
import { changeRoutes, type OperationParts } from '#operations/operation-routes.ts';
import { undoAdding } from '#sharing/selection/undo-adding.ts';
import { findNamed } from '#trash/find-named.ts';
import type { TrashedKind } from '#trash/move-to-trash.ts';
import { undoDeletion } from '#trash/undo-deletion.ts';
import { landDraftDomain } from './land-drafts.ts';
import { undoLoadedPlot } from './properties/load/undo-plot.ts';
import { properties, propertyEntity } from './properties/property-entity.ts';
import { setPropertyEnabled } from './properties/property-operations.ts';
import { findPropertyIds } from './properties/property-queries.ts';
import { trashedProperty } from './properties/trashed-property.ts';
import { requestEntity } from './requests/request-entity.ts';
import { archiveRequest } from './requests/request-operations.ts';
import { findRequestIds } from './requests/request-queries.ts';
import { trashedRequest } from './requests/trashed-request.ts';
import { landSelection } from './selections/land-selection.ts';
import { landTrashDomain } from './trash/land-trash.ts';

/**
 * Entities of the land domain whose fields operations can change.
 * @param clearFiles removes discarded files; called after a commit (L-08)
 */
export function landChangeables(clearFiles: () => Promise<void>) {
  return {
    property: changeable({
      domain: 'land',
      name: 'property',
      entity: propertyEntity,
      ofMany: properties,
      fields: propertyFields,
      draft: PropertyDraft,
      shape: PropertyDraft.shape,
      filter: PropertyFilter,
      findIds: findPropertyIds,
      confirmed: { table: 'land.properties', columns: { actualizationDateTime: 'actualization_date_time' } },
      setEnabled: setPropertyEnabled,
      undoOf: {
        delete: undoOfDeletion(trashedProperty),
        'add-to-selection': async (tx, { id, ...by }) => ({
          state: await undoAdding(tx, landSelection, { ...by, objectId: id }),
        }),
        load: undoLoadedPlot,
      },
      findNamed: (db, ids) => findNamed(db, trashedProperty, sql`'/land/property/' || t.id`, ids),
      after: clearFiles,
    }),
    land_request: changeable({
      domain: 'land',
      name: 'land_request',
      entity: requestEntity,
      fields: requestFields,
      draft: RequestDraft,
      shape: RequestDraft.shape,
      filter: RequestFilter,
      findIds: findRequestIds,
      confirmed: { table: 'land.requests', columns: { actualizeRequestDate: 'actualize_request_date' } },
      setEnabled: (tx, id, { isEnabled, employeeId }) => archiveRequest(tx, id, { to: isEnabled }, employeeId),
      undoOf: { delete: undoOfDeletion(trashedRequest) },
      findNamed: (db, ids) => findNamed(db, trashedRequest, sql`'/land/request/' || t.id`, ids),
    }),
    property_draft: changeable(changeableDraft(landDraftDomain, 'property')),
  };
}

function undoOfDeletion({ table }: TrashedKind): UndoAction {
  return (tx, { operationId, id, employeeId }) => {
    const reader = { domain: 'land', employeeId } as const;
    return undoDeletion(tx, { domain: landTrashDomain, table, reader }, { operationId, entityId: id });
  };
}

export function landChangeRoutes(route: Route, parts: OperationParts): void {
  changeRoutes(route, propertyChanges, parts.changeables.property, parts);
  changeRoutes(route, landRequestChanges, parts.changeables.land_request, parts);
  changeRoutes(route, propertyDraftChanges, parts.changeables.property_draft, parts);
}
