import { Failure } from '@gektar/contract/failure.ts';
import {
  chooseOverdueProperties,
  chooseProperties,
  MAX_CHOSEN,
  runBulkAction as treatSeveral,
} from '@gektar/contract/land/properties/property-bulk.ts';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import * as endpoints from '@gektar/contract/land/properties/property-endpoints.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { findPropertyDoubles, searchProperties } from '@gektar/contract/land/properties/property-search.ts';
import { findHistory } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { commentRoutes } from '#people/comments/comment-routes.ts';
import { findDoubles } from './find-doubles.ts';
import {
  actualizeProperty,
  createProperty,
  deleteProperty,
  setEnabled,
  updateProperty,
} from './property-operations.ts';
import {
  countOverdueRows,
  countPropertyRows,
  findChosenProperties,
  findOverdueIds,
  findOverdueRows,
  findOwnerOfNumber,
  findProperty,
  findPropertyPoints,
  findPropertyRows,
  findRequestsOfProperty,
} from './property-queries.ts';
import { propertyRows } from './property-table.ts';
import { runBulkAction } from './run-bulk-action.ts';
import { searchByText } from './search-properties.ts';

const noFilter = PropertyFilter.parse({});

export interface PropertyParts {
  /** Days without confirmation after which an object is overdue (D-06). */
  readonly overdueDays: number;
  /** Removes files discarded by a save or a delete; after its commit (L-08). */
  readonly clearFiles: () => Promise<void>;
}

export function propertyRoutes(route: Route, { overdueDays, clearFiles }: PropertyParts): void {
  route(endpoints.findProperties, ({ db, query, body }) => findPropertyRows(db, body, query, query));
  route(endpoints.listProperties, ({ db, query }) => findPropertyRows(db, noFilter, query, query));
  route(endpoints.countProperties, ({ db, body }) => countPropertyRows(db, body));
  route(searchProperties, ({ db, query }) => searchByText(db, query.text, query.take));
  route(findPropertyDoubles, ({ db, body }) => findDoubles(db, body));
  route(endpoints.mapProperties, ({ db, body }) => findPropertyPoints(db, body));

  route(chooseProperties, async ({ db, query, body }) =>
    notTooMany(await findChosenProperties(db, body, query, MAX_CHOSEN + 1)),
  );
  route(chooseOverdueProperties, async ({ db }) => notTooMany(await findOverdueIds(db, overdueDays, MAX_CHOSEN + 1)));
  route(treatSeveral, ({ db, body, employeeId }) => inTransaction(db, (tx) => runBulkAction(tx, body, employeeId)));

  route(endpoints.createProperty, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createProperty(tx, body, employeeId)),
  );
  route(endpoints.updateProperty, async ({ db, body, employeeId }) => {
    const property = await inTransaction(db, (tx) => updateProperty(tx, body, employeeId));
    await clearFiles();
    return property;
  });

  route(endpoints.listOverdueProperties, ({ db, query }) => findOverdueRows(db, overdueDays, query));
  route(endpoints.countOverdueProperties, ({ db }) => countOverdueRows(db, overdueDays));
  route(endpoints.checkCadastralNumber, async ({ db, params, query }) => {
    const owner = await findOwnerOfNumber(db, params.number, query.propertyId);
    return { isUnique: !owner, propertyId: owner?.propertyId ?? null, cadastralNumber: owner?.cadastralNumber ?? null };
  });

  route(endpoints.getProperty, async ({ db, params }) => {
    const property = await findProperty(db, params.id);
    if (!property) throw new Failure('property.not_found');
    return property;
  });
  route(endpoints.deleteProperty, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => deleteProperty(tx, params.id, employeeId));
    await clearFiles();
    return { id: params.id };
  });
  route(endpoints.archiveProperty, ({ db, params, employeeId }) =>
    inTransaction(db, (tx) => setEnabled(tx, params.id, false, employeeId)),
  );
  route(endpoints.unarchiveProperty, ({ db, params, employeeId }) =>
    inTransaction(db, (tx) => setEnabled(tx, params.id, true, employeeId)),
  );
  route(endpoints.actualizeProperty, ({ db, params, employeeId }) =>
    inTransaction(db, (tx) => actualizeProperty(tx, params.id, employeeId)),
  );

  route(endpoints.listPropertyRequests, async ({ db, params }) => {
    await mustExist(db, params.id);
    return findRequestsOfProperty(db, params.id);
  });
  route(endpoints.listPropertyHistory, async ({ db, params, query }) => {
    await mustExist(db, params.id);
    return findHistory(db, { entity: 'property', id: params.id }, query);
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

async function mustExist(db: Db, id: string): Promise<void> {
  if (!(await propertyRows.exists(db, id))) throw new Failure('property.not_found');
}
