import { Failure } from '@gektar/contract/failure.ts';
import {
  addSelectionItem,
  addSelectionItems,
  clearSelection,
  deleteSelectionItem,
  getSelection,
  getSelectionItem,
  getSelectionOfRequest,
  landLinks,
  listSelections,
  orderSelectionItems,
  type RequestSelection,
  type SelectionItem,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { linkRoutes } from '#sharing/link-routes.ts';
import { addToSelection } from './add-to-selection.ts';
import { arrangeSelection, clearSelection as clear } from './arrange-selection.ts';
import { eraseItem, reviseItem } from './revise-item.ts';
import { findItem, findItemOfProperty, findSelection, findSelections, type SelectionKey } from './selection-queries.ts';

/** Employee endpoints for selections of land requests and their client links. */
export function selectionRoutes(route: Route): void {
  route(listSelections, ({ db, query }) => findSelections(db, query));
  route(getSelectionOfRequest, ({ db, params }) => mustFind(db, { requestId: params.requestId }));
  route(getSelection, ({ db, params }) => mustFind(db, { requestSelectionId: params.id }));

  route(addSelectionItem, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const selectionId = await addToSelection(tx, body, [body], employeeId);
      return mustBe(await findItemOfProperty(tx, selectionId, body.entityId));
    }),
  );
  route(addSelectionItems, ({ db, params, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const requestSelectionId = await addToSelection(tx, { requestSelectionId: params.id }, body.items, employeeId);
      return mustFind(tx, { requestSelectionId });
    }),
  );
  route(updateSelectionItem, ({ db, body, employeeId }) => inTransaction(db, (tx) => reviseItem(tx, body, employeeId)));
  route(getSelectionItem, async ({ db, params }) => mustBe(await findItem(db, params.id)));
  route(deleteSelectionItem, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, (tx) => eraseItem(tx, id, employeeId));
    return { id };
  });
  route(orderSelectionItems, ({ db, params: { id }, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      await arrangeSelection(tx, id, body.itemIds, employeeId);
      return mustFind(tx, { requestSelectionId: id });
    }),
  );
  route(clearSelection, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, (tx) => clear(tx, id, employeeId));
    return { id };
  });

  linkRoutes(route, 'land', landLinks);
}

async function mustFind(db: Db, key: SelectionKey): Promise<RequestSelection> {
  const selection = await findSelection(db, key);
  if (!selection) throw new Failure('selection.not_found');
  return selection;
}

function mustBe(item: SelectionItem | undefined): SelectionItem {
  if (!item) throw new Failure('selection_item.not_found');
  return item;
}
