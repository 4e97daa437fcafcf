import { landDisclosures } from '@gektar/contract/land/selections/disclosures.ts';
import { landClientAnswers, landClientVisit, landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { landLinks, landReceivedAnswers, landSelections } from '@gektar/contract/land/selections/selection.ts';
import type { Route } from '#http/router.ts';
import { clientAnswerRoutes, receivedAnswerRoutes } from '#sharing/answers/answer-routes.ts';
import { disclosureRoutes } from '#sharing/disclosures/disclosure-routes.ts';
import { linkRoutes } from '#sharing/link-routes.ts';
import { publicRoutes } from '#sharing/selection/public-routes.ts';
import { selectionRoutes } from '#sharing/selection/selection-routes.ts';
import { clientVisitRoute } from '#sharing/visit/client-visit-route.ts';
import { landSelection } from './land-selection.ts';

/** Selections of land requests, their client links, and the endpoints for clients. */
export function landSelectionRoutes(route: Route): void {
  selectionRoutes(route, landSelections, landSelection);
  linkRoutes(route, landSelection, landLinks);
  publicRoutes(route, landPublic, landSelection);
  clientAnswerRoutes(route, landClientAnswers, landSelection);
  clientVisitRoute(route, landClientVisit, landSelection);
  receivedAnswerRoutes(route, landReceivedAnswers, landSelection);
  disclosureRoutes(route, landDisclosures, landSelection);
}
