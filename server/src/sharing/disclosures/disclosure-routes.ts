import type { Domain } from '@gektar/contract/domain.ts';
import { type disclosureEndpoints, findShownTo } from '@gektar/contract/sharing/disclosures.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import { findAsShown, type SeenDomain } from './as-shown.ts';
import type { DisclosedDomain } from './disclosed-domain.ts';
import { type CustomerIds, findShowings, findShownToCustomer } from './disclosure-queries.ts';

/** 'Кто видел' of the objects of a domain. */
export function disclosureRoutes<Seen extends object>(
  route: Route,
  endpoints: ReturnType<typeof disclosureEndpoints<Domain>>,
  about: SeenDomain<Seen>,
): void {
  route(endpoints.ofObject, ({ db, query }) => findShowings(db, about.disclosed, query));
  route(endpoints.asShown, ({ db, cache, params }) => findAsShown({ db, cache }, about, params));
}

interface ShownToParts {
  readonly domains: readonly DisclosedDomain[];
  readonly findCustomerIds: (db: Db, customer: { kind: 'company' | 'contact'; id: string }) => Promise<CustomerIds>;
}

/** 'Что показали' of companies and people, in all domains. */
export function shownToRoutes(route: Route, { domains, findCustomerIds }: ShownToParts): void {
  route(findShownTo, async ({ db, query }) =>
    findShownToCustomer(db, domains, query, await findCustomerIds(db, query)),
  );
}
