import { searchObjects } from '@gektar/contract/industrial/search/object-search.ts';
import type { Route } from '#http/router.ts';
import { findByText } from './find-by-text.ts';

/** Search as you type over the industrial objects. */
export function industrialSearchRoutes(route: Route): void {
  route(searchObjects, ({ db, query: { text, take } }) => findByText(db, text, take));
}
