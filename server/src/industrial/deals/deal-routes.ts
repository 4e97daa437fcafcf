import { Failure } from '@gektar/contract/failure.ts';
import * as endpoints from '@gektar/contract/industrial/deals/deal-endpoints.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { createDeal, deleteDeal, updateDeal } from './deal-operations.ts';
import { findDeal, findDeals } from './deal-queries.ts';

export function dealRoutes(route: Route): void {
  route(endpoints.createDeal, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createDeal(tx, body, employeeId)),
  );
  route(endpoints.listDeals, ({ db, query }) => findDeals(db, query));
  route(endpoints.updateDeal, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => updateDeal(tx, body, employeeId)),
  );
  route(endpoints.getDeal, async ({ db, params }) => {
    const deal = await findDeal(db, params.id);
    if (deal === undefined) throw new Failure('deal.not_found');
    return deal;
  });
  route(endpoints.deleteDeal, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => deleteDeal(tx, params.id, employeeId));
    return { id: params.id };
  });
}
