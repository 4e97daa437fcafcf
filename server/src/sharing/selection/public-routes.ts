import type { Domain } from '@gektar/contract/domain.ts';
import type { publicEndpoints } from '@gektar/contract/sharing/selection-link.ts';
import type { z } from 'zod';
import type { Route } from '#http/router.ts';
import { markFavorite, openSelection } from '#sharing/open-link.ts';
import { findClientCompany, findShownItems, isShown, type ShownDomain } from './shown-items.ts';

/** Client calls of one domain with a link and its code, without a sign-in (1§1). */
export function publicRoutes<Seen extends object>(
  route: Route,
  endpoints: ReturnType<typeof publicEndpoints<Domain, z.ZodType<object>>>,
  about: ShownDomain<Seen>,
): void {
  route(endpoints.read, async ({ db, cache, params: { id }, query: { password }, request: { ip } }) => {
    const { expirationTime } = await openSelection(db, about.domain, id, { password, ip });
    const [companyName, items] = await Promise.all([
      findClientCompany(db, about, id),
      findShownItems({ db, cache }, about, id),
    ]);
    return { id, companyName, expirationTime, linkExpirationTime: expirationTime, items };
  });
  route(endpoints.markFavorite, async ({ db, params: { id }, query: { password }, request: { ip } }) => {
    await markFavorite(db, { domain: about.domain, isShown: isShown(about) }, id, { password, ip });
    return { id, isClientFavorite: true };
  });
}
