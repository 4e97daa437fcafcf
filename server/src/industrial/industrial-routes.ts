import type { Route } from '#http/router.ts';
import { industrialDictionaryRoutes } from './dictionaries/industrial-dictionary-routes.ts';

/** The industrial domain (2§7, 3§7). */
export function industrialRoutes(route: Route): void {
  industrialDictionaryRoutes(route);
}
