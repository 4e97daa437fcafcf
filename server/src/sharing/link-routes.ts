import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { linkEndpoints, SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { findLinkOfSelection, findLinks, findSelectionState } from './link-queries.ts';
import type { LinkDomain } from './may-edit.ts';
import { addLink, createLink, eraseLink, markSent, reviseLink, setLink } from './revise-link.ts';

/** Employee endpoints for the client links of one domain. */
export function linkRoutes(route: Route, about: LinkDomain, links: ReturnType<typeof linkEndpoints<Domain>>): void {
  const { domain } = about;
  route(links.create, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createLink(tx, { about, employeeId }, body)),
  );
  route(links.update, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => reviseLink(tx, { about, employeeId }, body)),
  );
  route(links.remove, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, (tx) => eraseLink(tx, { about, employeeId }, id));
    return { id };
  });
  route(links.all, async ({ db, params: { id } }) => {
    const found = await findLinks(db, domain, id);
    if (found.length === 0 && !(await findSelectionState(db, domain, id))) throw new Failure('selection.not_found');
    return found;
  });
  route(links.add, ({ db, body, employeeId }) => inTransaction(db, (tx) => addLink(tx, { about, employeeId }, body)));
  route(links.set, ({ db, params, body, employeeId }) =>
    inTransaction(db, (tx) => setLink(tx, { about, employeeId }, params.id, body)),
  );
  route(links.sent, ({ db, params, body: { way }, employeeId }) =>
    inTransaction(db, (tx) => markSent(tx, { about, employeeId }, params.id, way)),
  );
  route(links.ofSelection, ({ db, params }) => mustFindLink(db, domain, params.id));
  route(links.updateInfo, async ({ db, params }) => {
    const state = await findSelectionState(db, domain, params.id);
    if (!state) throw new Failure('selection.not_found');
    return state;
  });
}

/** @throws {Failure} link.not_found */
export async function mustFindLink(db: Db, domain: Domain, selectionId: string): Promise<SelectionLink> {
  const link = await findLinkOfSelection(db, domain, selectionId);
  if (!link) throw new Failure('link.not_found');
  return link;
}
