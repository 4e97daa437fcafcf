import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@gektar/contract/failure.ts';
import type { View, ViewDraft } from '@gektar/contract/views/view.ts';
import * as endpoints from '@gektar/contract/views/view-endpoints.ts';
import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { type CountOf, countFilters } from './list-counts.ts';
import * as store from './view-queries.ts';

/** Endpoints for views of lists. @param counts counting functions of the lists of both domains */
export function viewRoutes(route: Route, counts: Readonly<Record<ViewedList, CountOf>>): void {
  route(endpoints.listViews, async ({ db, query: { list }, employeeId }) => {
    const [views, habits] = await Promise.all([
      store.findViews(db, list, employeeId),
      store.findHabits(db, list, employeeId),
    ]);
    return { views, habits };
  });
  route(endpoints.countViews, (call) => countFilters(call, call.body.filters, counts[call.body.list]));

  route(endpoints.createView, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      await store.lockViewsOf(tx, body.list, employeeId);
      const earlier = await store.findView(tx, body.newId, employeeId);
      if (earlier !== undefined) return sentBefore(earlier, body);
      await store.insertView(tx, body, employeeId);
      return must(tx, body.newId, employeeId);
    }),
  );
  route(endpoints.updateView, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const before = await store.lockOwnView(tx, body.id, employeeId);
      if (before.isDeleted) throw new Failure('view.not_found');
      if (before.rowVersion !== body.rowVersion) throw new Failure('view.changed', { current: toView(before) });
      await store.updateStoredView(tx, body);
      return must(tx, body.id, employeeId);
    }),
  );
  route(endpoints.orderViews, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => ({ ids: await store.updateOrder(tx, body, employeeId) })),
  );
  route(endpoints.setListHabits, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { list, defaultViewId } = body;
      if (defaultViewId) {
        const view = await store.findView(tx, defaultViewId, employeeId);
        if (view === undefined || view.isDeleted || view.list !== list) throw new Failure('view.not_found');
      }
      await store.updateHabits(tx, body, employeeId);
      return store.findHabits(tx, list, employeeId);
    }),
  );
  route(endpoints.deleteView, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const view = await store.lockOwnView(tx, id, employeeId);
      if (!view.isDeleted) await store.updateDeleted(tx, id, employeeId);
      return { id };
    }),
  );
  route(endpoints.restoreView, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, async (tx) => {
      await store.lockOwnView(tx, id, employeeId);
      await store.updateRestored(tx, id);
      return must(tx, id, employeeId);
    }),
  );
}

/** @throws {Failure} view.not_found */
async function must(tx: Db, id: string, employeeId: string): Promise<View> {
  const view = await store.findView(tx, id, employeeId);
  if (view === undefined) throw new Failure('view.not_found');
  return toView(view);
}

function toView({ isDeleted: _, ...view }: store.StoredView): View {
  return view;
}

/**
 * The response to a creation that was sent before.
 * @throws {Failure} view.changed, when the view is not as sent; with its current state, unless it is deleted
 */
function sentBefore(earlier: store.StoredView, { newId: _, ...draft }: ViewDraft): View {
  const { list, name, isShared, filter, order, columns, kind, isMine, isDeleted } = earlier;
  const isSame = isDeepStrictEqual({ list, name, isShared, filter, order, columns, kind }, draft);
  if (isSame && isMine && !isDeleted) return toView(earlier);
  throw new Failure('view.changed', isDeleted ? {} : { current: toView(earlier) });
}
