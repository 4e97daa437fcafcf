import type { Domain } from '@gektar/contract/domain.ts';
import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import type { ItemFields, selectionEndpoints } from '@gektar/contract/sharing/selection.ts';
import type { z } from 'zod';
import type { RowSource } from '#cache/row-cache.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { addToSelection } from './add-to-selection.ts';
import { arrangeSelection, clearSelection, restoreSelection } from './arrange-selection.ts';
import { eraseItem, mustFindItem, reviseItem } from './revise-item.ts';
import type { SelectionDomain } from './selection-domain.ts';
import {
  countSelectionsOfObjects,
  findItemOfObject,
  findSelection,
  findSelections,
  findSelectionsOfObjects,
  type Selection,
  type SelectionKey,
} from './selection-queries.ts';

type Endpoints = ReturnType<typeof selectionEndpoints<Domain, z.ZodType<ItemFields>, FailureCode>>;

/** Employee endpoints for the selections of one domain. */
export function selectionRoutes(route: Route, endpoints: Endpoints, about: SelectionDomain): void {
  route(endpoints.list, (call) => findSelections(call, about, call.query));
  route(endpoints.ofRequest, (call) => mustFind(call, about, { requestId: call.params.requestId }));
  route(endpoints.one, (call) => mustFind(call, about, { requestSelectionId: call.params.id }));

  route(endpoints.ofObjects, ({ db, body }) => findSelectionsOfObjects(db, about, body));
  route(endpoints.countsOfObjects, ({ db, body }) => countSelectionsOfObjects(db, about, body));

  route(endpoints.addItem, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const selectionId = await addToSelection(tx, about, body, [body], { ...body, employeeId });
      const item = await findItemOfObject(tx, about, selectionId, body.entityId);
      if (!item) throw new Failure('selection_item.not_found');
      return item;
    }),
  );
  route(endpoints.addItems, ({ db, params: { id }, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      await addToSelection(tx, about, { requestSelectionId: id }, body.items, { ...body, employeeId });
      return mustFind({ db: tx }, about, { requestSelectionId: id });
    }),
  );
  route(endpoints.updateItem, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => reviseItem(tx, about, body, employeeId)),
  );
  route(endpoints.oneItem, ({ db, params }) => mustFindItem(db, about, params.id));
  route(endpoints.removeItem, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, (tx) => eraseItem(tx, about, id, employeeId));
    return { id };
  });
  route(endpoints.order, ({ db, params: { id }, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      await arrangeSelection(tx, about, id, body.itemIds, employeeId);
      return mustFind({ db: tx }, about, { requestSelectionId: id });
    }),
  );
  route(endpoints.clear, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, (tx) => clearSelection(tx, about, id, employeeId));
    return { id };
  });
  route(endpoints.restore, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, async (tx) => {
      await restoreSelection(tx, about, id, employeeId);
      return mustFind({ db: tx }, about, { requestSelectionId: id });
    }),
  );
}

async function mustFind(from: RowSource, about: SelectionDomain, key: SelectionKey): Promise<Selection<ItemFields>> {
  const selection = await findSelection(from, about, key);
  if (!selection) throw new Failure('selection.not_found');
  return selection;
}
