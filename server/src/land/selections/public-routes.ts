import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import type { Route } from '#http/router.ts';
import { markFavorite, openSelection } from '#sharing/open-link.ts';
import { findClientCompany, findPublicItems, isShown } from './public-queries.ts';

/** Client calls with a link and its code, without a sign-in (1§1). */
export function landPublicRoutes(route: Route): void {
  route(landPublic.read, async ({ db, params: { id }, query: { password }, request: { ip } }) => {
    const { expirationTime } = await openSelection(db, 'land', id, { password, ip });
    const [companyName, items] = await Promise.all([findClientCompany(db, id), findPublicItems(db, id)]);
    return { id, companyName, expirationTime, items };
  });
  route(landPublic.markFavorite, async ({ db, params: { id }, query: { password }, request: { ip } }) => {
    await markFavorite(db, { domain: 'land', isShown }, id, { password, ip });
    return { id, isClientFavorite: true };
  });
}
