import { Failure } from '@gektar/contract/failure.ts';
import type { Area, linkEndpoints } from '@gektar/contract/sharing/selection-link.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { findLinkOfSelection, findSelectionState } from './link-queries.ts';
import { createLink, eraseLink, reviseLink } from './revise-link.ts';

/** What employees do with the client links of one area. */
export function linkRoutes(route: Route, area: Area, links: ReturnType<typeof linkEndpoints<Area>>): void {
  route(links.create, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createLink(tx, { area, employeeId }, body)),
  );
  route(links.update, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => reviseLink(tx, { area, employeeId }, body)),
  );
  route(links.remove, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, (tx) => eraseLink(tx, { area, employeeId }, id));
    return { id };
  });
  route(links.ofSelection, async ({ db, params }) => {
    const link = await findLinkOfSelection(db, area, params.id);
    if (!link) throw new Failure('link.not_found');
    return link;
  });
  route(links.updateInfo, async ({ db, params }) => {
    const state = await findSelectionState(db, area, params.id);
    if (!state) throw new Failure('selection.not_found');
    return state;
  });
}
