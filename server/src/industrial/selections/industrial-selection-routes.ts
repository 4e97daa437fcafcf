import { Failure } from '@gektar/contract/failure.ts';
import { mapSelection } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialDisclosures } from '@gektar/contract/industrial/selections/disclosures.ts';
import {
  industrialClientAnswers,
  industrialClientVisit,
  industrialPublic,
} from '@gektar/contract/industrial/selections/public-selection.ts';
import {
  extendLink,
  getLinkOfSelection,
  industrialLinks,
  industrialReceivedAnswers,
  industrialSelections,
} from '@gektar/contract/industrial/selections/selection.ts';
import { sql } from 'kysely';
import { findMapPoints } from '#database/map-cells.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { vacanciesOnMap } from '#industrial/full-model/full-queries.ts';
import { clientAnswerRoutes, receivedAnswerRoutes } from '#sharing/answers/answer-routes.ts';
import { disclosureRoutes } from '#sharing/disclosures/disclosure-routes.ts';
import { linkRoutes, mustFindLink } from '#sharing/link-routes.ts';
import { extendLinkOfSelection } from '#sharing/revise-link.ts';
import { publicRoutes } from '#sharing/selection/public-routes.ts';
import { findSelectionId } from '#sharing/selection/selection-queries.ts';
import { selectionRoutes } from '#sharing/selection/selection-routes.ts';
import { clientVisitRoute } from '#sharing/visit/client-visit-route.ts';
import { industrialSelection } from './industrial-selection.ts';

const { domain } = industrialSelection;

/** Selections of industrial requests, their client links, and the endpoints for clients. */
export function industrialSelectionRoutes(route: Route): void {
  selectionRoutes(route, industrialSelections, industrialSelection);
  linkRoutes(route, industrialSelection, industrialLinks);
  publicRoutes(route, industrialPublic, industrialSelection);
  clientAnswerRoutes(route, industrialClientAnswers, industrialSelection);
  clientVisitRoute(route, industrialClientVisit, industrialSelection);
  receivedAnswerRoutes(route, industrialReceivedAnswers, industrialSelection);
  disclosureRoutes(route, industrialDisclosures, industrialSelection);
  route(getLinkOfSelection, ({ db, params }) => mustFindLink(db, domain, params.id));
  route(extendLink, ({ db, params, body, employeeId }) =>
    inTransaction(db, (tx) =>
      extendLinkOfSelection(tx, { about: industrialSelection, employeeId }, params.id, body.expirationTime),
    ),
  );
  route(mapSelection, async ({ db, params }) => {
    const selectionId = await findSelectionId(db, industrialSelection, params);
    if (selectionId === undefined) throw new Failure('selection.not_found');
    return findMapPoints(
      db,
      vacanciesOnMap,
      sql`v.id in (select i.vacancy_id from industrial.request_selection_items i where i.request_selection_id = ${selectionId})`,
    );
  });
}
