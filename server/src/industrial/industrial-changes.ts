import { BuildingDraft } from '@gektar/contract/industrial/buildings/building.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { ComplexDraft } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import {
  buildingDraftChanges,
  complexDraftChanges,
  vacancyDraftChanges,
} from '@gektar/contract/industrial/draft-changes.ts';
import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import {
  buildingChanges,
  complexChanges,
  vacancyChanges,
} from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { RequestDraft } from '@gektar/contract/industrial/requests/request.ts';
import { industrialRequestChanges } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { RequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { VacancyDraft } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { sql } from 'kysely';
import { changeableDraft } from '#drafts/draft-changes.ts';
import type { Route } from '#http/router.ts';
import { changeable, type UndoAction } from '#operations/changeable.ts';
import { changeRoutes, type OperationParts } from '#operations/operation-routes.ts';
import { undoAdding } from '#sharing/selection/undo-adding.ts';
import { findNamed } from '#trash/find-named.ts';
import type { TrashedKind } from '#trash/move-to-trash.ts';
import { undoDeletion } from '#trash/undo-deletion.ts';
import { buildingEntity } from './buildings/building-entity.ts';
import { archiveBuilding } from './buildings/building-operations.ts';
import { complexEntity } from './complexes/complex-entity.ts';
import { undoComplexArchiving } from './complexes/complex-operations.ts';
import { undoAddedComplex, undoLoadedVacancy } from './complexes/load/undo-vacancy.ts';
import { findBuildingIds, findComplexIds, findVacancyIds } from './full-model/full-queries.ts';
import { industrialDraftDomain } from './industrial-drafts.ts';
import { lockForWriting } from './requests/request-access.ts';
import { requestEntity } from './requests/request-entity.ts';
import { archiveRequest } from './requests/request-operations.ts';
import { findRequestIds } from './requests/request-queries.ts';
import { trashedRequest } from './requests/trashed-request.ts';
import { industrialSelection } from './selections/industrial-selection.ts';
import { industrialTrashDomain } from './trash/industrial-trash.ts';
import { inLockOrder } from './tree/lock-complex.ts';
import { trashedBuilding, trashedComplex, trashedVacancy } from './tree/trashed-parts.ts';
import { vacancies, vacancyEntity } from './vacancies/vacancy-entity.ts';
import { archiveVacancy } from './vacancies/vacancy-operations.ts';
import { writtenRate } from './vacancies/written-rate.ts';

/**
 * Entities of the industrial domain whose fields operations can change.
 * @param clearFiles removes discarded files; called after a commit (L-08)
 */
export function industrialChangeables(clearFiles: () => Promise<void>) {
  const common = { domain: 'industrial', filter: FullFilter, after: clearFiles } as const;
  return {
    complex: changeable({
      ...common,
      name: 'complex',
      entity: complexEntity,
      fields: complexFields,
      draft: ComplexDraft,
      shape: ComplexDraft.shape,
      findIds: findComplexIds,
      confirmed: {
        table: 'industrial.complexes',
        columns: {
          complexActualizationDate: 'complex_actualization_date',
          vacanciesActualizeDate: 'vacancies_actualize_date',
          actualizeVacancyEmployee: 'actualize_vacancy_employee',
        },
      },
      setEnabled: undoComplexArchiving,
      undoOf: { delete: undoOfDeletion(trashedComplex), load: undoAddedComplex },
      findNamed: (db, ids) => findNamed(db, trashedComplex, sql`'/industrial/complex/' || t.id`, ids),
    }),
    building: changeable({
      ...common,
      name: 'building',
      entity: buildingEntity,
      fields: buildingFields,
      draft: BuildingDraft,
      shape: BuildingDraft.shape,
      findIds: findBuildingIds,
      inLockOrder: inLockOrder('buildings'),
      setEnabled: (tx, id, { isEnabled, employeeId }) => archiveBuilding(tx, id, { to: isEnabled }, employeeId),
      undoOf: { delete: undoOfDeletion(trashedBuilding) },
      findNamed: (db, ids) =>
        findNamed(db, trashedBuilding, sql`'/industrial/complex/' || t.complex_id || '?building=' || t.id`, ids),
    }),
    vacancy: changeable({
      ...common,
      name: 'vacancy',
      entity: vacancyEntity,
      ofMany: vacancies,
      fields: vacancyFields,
      draft: VacancyDraft,
      shape: VacancyDraft.shape,
      byParts: { averageNetRentalRate: writtenRate },
      findIds: findVacancyIds,
      inLockOrder: inLockOrder('vacancies'),
      setEnabled: (tx, id, { isEnabled, employeeId }) => archiveVacancy(tx, id, { to: isEnabled }, employeeId),
      undoOf: {
        delete: undoOfDeletion(trashedVacancy),
        'add-to-selection': async (tx, { id, ...by }) => ({
          state: await undoAdding(tx, industrialSelection, { ...by, objectId: id }),
        }),
        load: undoLoadedVacancy,
      },
      findNamed: (db, ids) => findNamed(db, trashedVacancy, sql`'/industrial/vacancy/' || t.id`, ids),
    }),
    industrial_request: changeable({
      domain: 'industrial',
      name: 'industrial_request',
      entity: requestEntity,
      fields: requestFields,
      draft: RequestDraft,
      shape: RequestDraft.in.shape,
      filter: RequestFilter,
      lockFor: lockForWriting,
      findIds: findRequestIds,
      setEnabled: (tx, id, { isEnabled, employeeId }) => archiveRequest(tx, id, { to: isEnabled }, employeeId),
      undoOf: { delete: undoOfDeletion(trashedRequest) },
      findNamed: (db, ids) => findNamed(db, trashedRequest, sql`'/industrial/requests/' || t.id`, ids),
    }),
    complex_draft: changeable(changeableDraft(industrialDraftDomain, 'complex')),
    building_draft: changeable(changeableDraft(industrialDraftDomain, 'building')),
    vacancy_draft: changeable(changeableDraft(industrialDraftDomain, 'vacancy')),
  };
}

function undoOfDeletion({ table }: TrashedKind): UndoAction {
  return (tx, { operationId, id, employeeId }) => {
    const reader = { domain: 'industrial', employeeId } as const;
    return undoDeletion(tx, { domain: industrialTrashDomain, table, reader }, { operationId, entityId: id });
  };
}

export function industrialChangeRoutes(route: Route, parts: OperationParts): void {
  changeRoutes(route, complexChanges, parts.changeables.complex, parts);
  changeRoutes(route, buildingChanges, parts.changeables.building, parts);
  changeRoutes(route, vacancyChanges, parts.changeables.vacancy, parts);
  changeRoutes(route, industrialRequestChanges, parts.changeables.industrial_request, parts);
  changeRoutes(route, complexDraftChanges, parts.changeables.complex_draft, parts);
  changeRoutes(route, buildingDraftChanges, parts.changeables.building_draft, parts);
  changeRoutes(route, vacancyDraftChanges, parts.changeables.vacancy_draft, parts);
}
