import type { Route } from '#http/router.ts';
import type { Customers } from '#people/customers.ts';
import { buildingRoutes } from './buildings/building-routes.ts';
import { industrialCommentRoutes } from './comment-routes.ts';
import { complexRoutes } from './complexes/complex-routes.ts';
import { dealRoutes } from './deals/deal-routes.ts';
import { industrialDictionaryRoutes } from './dictionaries/industrial-dictionary-routes.ts';
import { fullModelRoutes } from './full-model/full-model-routes.ts';
import { industrialPeopleRoutes } from './people/people-routes.ts';
import { industrialRequestRoutes } from './requests/request-routes.ts';
import { industrialSearchRoutes } from './search/search-routes.ts';
import { industrialSelectionRoutes } from './selections/industrial-selection-routes.ts';
import { vacancyRoutes } from './vacancies/vacancy-routes.ts';

/**
 * The industrial domain (2§7, 3§7).
 * @param clearFiles removes discarded files, after a commit (L-08)
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
