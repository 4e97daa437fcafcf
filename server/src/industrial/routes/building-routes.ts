import { Failure } from '@gektar/contract/failure.ts';
import * as endpoints from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { mustExist } from '#database/entity-rows.ts';
import { mustFind } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import { entityRoutes } from '#http/entity-routes.ts';
import type { Route } from '#http/router.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { archiveBuilding, buildingOperation, deleteBuilding } from '#industrial/buildings/building-operations.ts';
import { findFullBuilding, findFullBuildings } from '#industrial/buildings/building-queries.ts';
import { findAllBuildings, findUpdatedBuildings } from '#industrial/full-model/full-queries.ts';
import { createOperator } from '#industrial/people/people-operations.ts';
import { buildingRows } from '#industrial/tree/building-table.ts';
import { findVacanciesOf } from '#industrial/vacancies/vacancy-queries.ts';

/** @param clearFiles removes files discarded by a save or a delete; called after its commit (L-08) */
export function buildingRoutes(route: Route, clearFiles: () => Promise<void>): void {
  entityRoutes(
    route,
    {
      create: endpoints.createBuilding,
      update: endpoints.updateBuilding,
      remove: endpoints.deleteBuilding,
      history: endpoints.listBuildingHistory,
    },
    {
      entity: buildingEntity,
      rows: buildingRows,
      asOperation: buildingOperation,
      remove: deleteBuilding,
      after: clearFiles,
    },
  );
  route(endpoints.listBuildings, ({ db, query }) => findAllBuildings(db, query));
  route(endpoints.listFullBuildings, ({ db, query: { take, skip } }) => {
    const order = sql`not b.is_enabled, b.name collate shared.russian, b.id`;
    const ids = sql`select b.id from industrial.buildings b order by ${order} limit ${take} offset ${skip}`;
    return findFullBuildings(db, ids, order);
  });
  route(endpoints.listUpdatedBuildings, ({ db, query }) => findUpdatedBuildings(db, query, query));
  route(endpoints.getOneBuilding, ({ db, params }) => mustFind(buildingEntity, db, params.id));
  route(endpoints.getBuilding, ({ db, params }) => mustFind(buildingEntity, db, params.id));
  route(endpoints.getFullBuilding, ({ db, params }) => mustFindFull(db, params.id));
  route(endpoints.getFullBuildingToo, ({ db, params }) => mustFindFull(db, params.id));
  route(endpoints.listVacanciesOfBuilding, async ({ db, params }) => {
    await mustExist(buildingRows, db, params.id, 'building.not_found');
    return findVacanciesOf(db, 'building', params.id);
  });
  route(endpoints.addOperatorToBuilding, ({ db, params, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      await createOperator(tx, { ...body, buildingId: params.id }, employeeId);
      return mustFind(buildingEntity, tx, params.id);
    }),
  );
  route(endpoints.archiveBuilding, ({ db, params, query, employeeId }) =>
    inTransaction(db, (tx) => archiveBuilding(tx, params.id, { to: query.isEnabled, runId: query.runId }, employeeId)),
  );
}

async function mustFindFull(db: Db, id: string) {
  const building = await findFullBuilding(db, id);
  if (building === undefined) throw new Failure('building.not_found');
  return building;
}
