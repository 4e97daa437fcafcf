import { Failure } from '@gektar/contract/failure.ts';
import {
  chooseOverdueProperties,
  chooseProperties,
  runBulkAction as treatSeveral,
} from '@gektar/contract/land/properties/property-bulk.ts';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import * as endpoints from '@gektar/contract/land/properties/property-endpoints.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { MAX_CHOSEN } from '@gektar/contract/land/properties/property-limits.ts';
import { type FoundPropertyList, searchPropertyLists } from '@gektar/contract/land/properties/property-lists.ts';
import { findPropertyDoubles, searchProperties } from '@gektar/contract/land/properties/property-search.ts';
import { mustExist } from '#database/entity-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import { entityRoutes } from '#http/entity-routes.ts';
import type { Route } from '#http/router.ts';
import { commentRoutes } from '#people/comments/comment-routes.ts';
import { findMeantLists } from '#places/meant-lists.ts';
import { findDoubles } from './find-doubles.ts';
import { findNumberHolders, findTrashedHolder } from './number-holders.ts';
import { propertyEntity } from './property-entity.ts';
import { propertyOperation, setEnabled } from './property-operations.ts';
import {
  answerOverdueRows,
  answerProperty,
  answerPropertyPlaces,
  answerPropertyPoints,
  answerPropertyRows,
  countOverdueRows,
  countPropertyRows,
  findChosenProperties,
  findOverdueIds,
  findRequestsOfProperty,
} from './property-queries.ts';
import { propertyRows } from './property-table.ts';
import { removeProperty } from './property-writes.ts';
import { runBulkAction } from './run-bulk-action.ts';
import { searchByText } from './search-properties.ts';

const noFilter = PropertyFilter.parse({});

export interface PropertyParts {
  /** Days without confirmation after which an object is overdue (D-06). */
  readonly overdueDays: number;
  /** Removes files discarded by a save or a delete; called after its commit (L-08). */
  readonly clearFiles: () => Promise<void>;
}

export function propertyRoutes(route: Route, { overdueDays, clearFiles }: PropertyParts): void {
  route(endpoints.findProperties, (call) => answerPropertyRows(call, call.body, call.query, call.query));
  route(endpoints.listProperties, (call) => answerPropertyRows(call, noFilter, call.query, call.query));
  route(endpoints.countProperties, (call) => countPropertyRows(call, call.body));
  route(searchProperties, ({ db, query }) => searchByText(db, query.text, query.take));
  route(searchPropertyLists, (call) =>
    findMeantLists<FoundPropertyList['criteria']>(call.db, call.query.text, {
      highways: 'land.land_highways',
      ofHighways: (landHighwayIds) => ({ landHighwayIds }),
      ofPrice: (price) => ({ price }),
      area: { of: 'areaHa', criteria: (area) => ({ area }) },
      mapView: 'map',
      async count(criteria) {
        const filter = PropertyFilter.safeParse({ ...criteria, isEnabled: true });
        return filter.success ? countPropertyRows(call, filter.data) : undefined;
      },
    }),
  );
  route(findPropertyDoubles, ({ db, body }) => findDoubles(db, body));
  route(endpoints.mapProperties, (call) => answerPropertyPoints(call, call.body));
  route(endpoints.mapPropertyPlaces, (call) => answerPropertyPlaces(call, call.body.filter, call.body.window));

  route(chooseProperties, async ({ db, query, body }) =>
    notTooMany(await findChosenProperties(db, body, query, MAX_CHOSEN + 1)),
  );
  route(chooseOverdueProperties, async ({ db, employeeId }) =>
    notTooMany(await findOverdueIds(db, { days: overdueDays, of: employeeId }, MAX_CHOSEN + 1)),
  );
  route(treatSeveral, ({ db, body, employeeId }) => inTransaction(db, (tx) => runBulkAction(tx, body, employeeId)));

  entityRoutes(
    route,
    {
      create: endpoints.createProperty,
      update: endpoints.updateProperty,
      actualize: endpoints.actualizeProperty,
      remove: endpoints.deleteProperty,
      history: endpoints.listPropertyHistory,
    },
    {
      entity: propertyEntity,
      rows: propertyRows,
      confirmation: {
        field: 'actualizationDateTime',
        column: 'actualization_date_time',
      },
      asOperation: propertyOperation,
      remove: removeProperty,
      after: clearFiles,
    },
  );

  route(endpoints.listOverdueProperties, (call) =>
    answerOverdueRows(call, { days: overdueDays, of: call.query.isOwn ? call.employeeId : undefined }, call.query),
  );
  route(endpoints.countOverdueProperties, ({ db, query, employeeId }) =>
    countOverdueRows(db, { days: overdueDays, of: query.isOwn ? employeeId : undefined }),
  );
  route(endpoints.checkCadastralNumber, async ({ db, params, query }) => {
    const [owner] = await findNumberHolders(db, [params.number], query.propertyId);
    if (owner !== undefined) {
      const { record, firstNumber } = owner;
      return { isUnique: false, propertyId: record.id, cadastralNumber: firstNumber, holder: record };
    }
    const trashed = await findTrashedHolder(db, params.number);
    return { isUnique: true, propertyId: null, cadastralNumber: null, holder: trashed ?? null };
  });

  route(endpoints.getProperty, (call) => answerProperty(call, call.params.id));
  route(endpoints.archiveProperty, ({ db, params, query: { runId }, employeeId }) =>
    inTransaction(db, (tx) => setEnabled(tx, params.id, { isEnabled: false, runId }, employeeId)),
  );
  route(endpoints.unarchiveProperty, ({ db, params, query: { runId }, employeeId }) =>
    inTransaction(db, (tx) => setEnabled(tx, params.id, { isEnabled: true, runId }, employeeId)),
  );
  route(endpoints.listPropertyRequests, async ({ db, params }) => {
    await mustExist(propertyRows, db, params.id, 'property.not_found');
    return findRequestsOfProperty(db, params.id);
  });
  commentRoutes(route, landComments, {
    entity: 'property',
    table: { name: 'land.property_comments', owner: 'property_id' },
    missing: 'property.not_found',
    exists: propertyRows.exists,
  });
}

function notTooMany<One>(chosen: One[]): One[] {
  if (chosen.length > MAX_CHOSEN) throw new Failure('property.too_many');
  return chosen;
}
