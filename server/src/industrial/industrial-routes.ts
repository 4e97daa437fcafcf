import type { Route } from '#http/router.ts';
import type { Customers } from '#people/customers.ts';
import { dealRoutes } from './deals/deal-routes.ts';
import { industrialDictionaryRoutes } from './dictionaries/industrial-dictionary-routes.ts';
import { industrialPeopleRoutes } from './people/people-routes.ts';
import { industrialRequestRoutes } from './requests/request-routes.ts';
import { buildingRoutes } from './routes/building-routes.ts';
import { industrialCommentRoutes } from './routes/comment-routes.ts';
import { complexRoutes } from './routes/complex-routes.ts';
import { fullModelRoutes } from './routes/full-model-routes.ts';
import { industrialSearchRoutes } from './routes/search-routes.ts';
import { vacancyRoutes } from './routes/vacancy-routes.ts';
import { industrialSelectionRoutes } from './selections/industrial-selection-routes.ts';

/**
 * The industrial domain (2§7, 3§7).
 * @param clearFiles removes discarded files; called after a commit (L-08)
 */
export function industrialRoutes(route: Route, customers: Customers, clearFiles: () => Promise<void>): void {
  industrialDictionaryRoutes(route);
  complexRoutes(route, clearFiles);
  buildingRoutes(route, clearFiles);
  vacancyRoutes(route, clearFiles);
  industrialCommentRoutes(route);
  industrialPeopleRoutes(route);
  dealRoutes(route);
  fullModelRoutes(route);
  industrialRequestRoutes(route, customers);
  industrialSearchRoutes(route);
  industrialSelectionRoutes(route);
}
