import type { Call } from '@gektar/contract/call.ts';
import { listComplexes } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialLinks, industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createRequest, findRequests } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItems, getSelectionOfRequest, landLinks } from '@gektar/contract/land/selections/selection.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { requestFields } from '@gektar/server/testing/given-request.ts';
import type { DemoPlaces } from './screen-list.ts';

/** Maximum number of vacancies of the chosen complex. */
const MOST_VACANCIES = 20;

/** Number of objects in the selection that a client sees. */
const SHARED_OBJECTS = 6;

export interface ClientLinks {
  /** Id of the request that `link` belongs to. */
  readonly sharedRequestId: string;
  readonly link: SelectionLink;
  readonly industrialLink: SelectionLink;
}

/**
 * Adds favorites and client links to the demo data, and picks entities to show, e.g. an object with several numbers and
 * an outline.
 */
export async function prepareDemo(call: Call): Promise<DemoPlaces & ClientLinks> {
  const properties = await call(findProperties, { query: { take: 200 }, body: { isEnabled: true } });
  const detailCount = (property: (typeof properties)[number]) =>
    JSON.stringify(property).length + 2_000 * property.images.length + 500 * property.cadastralNumbers.length;
  const [richest, ...others] = properties.toSorted((one, other) => detailCount(other) - detailCount(one));
  if (richest === undefined) throw new Error('The demonstration database has no objects');
  for (const { id } of [richest, ...others.slice(0, 3)]) await call(addFavorite, { body: { propertyId: id } });
  const requests = await call(findRequests, { query: { take: 100 }, body: { isEnabled: true } });
  const [fullest] = requests.toSorted(
    (one, other) => other.countRequrestSelectionItems - one.countRequrestSelectionItems,
  );
  if (fullest === undefined) throw new Error('The demonstration database has no requests');
  const shared = [richest, ...others].slice(0, SHARED_OBJECTS);
  const request = await call(createRequest, {
    body: requestFields({ name: 'Площадка под производство', propertyTypes: [{ id: richest.propertyType.id }] }),
  });
  const { id } = await call(getSelectionOfRequest, { params: { requestId: request.id } });
  const items = shared.map((property) => ({ entityId: property.id }));
  await call(addSelectionItems, { params: { id }, body: { items } });
  const link = await call(landLinks.create, { body: { requestSelectionId: id } });
  const selections = await call(industrialSelections.list, { query: { take: 100 } });
  const [longest] = selections.toSorted((one, other) => other.items.length - one.items.length);
  if (longest === undefined) throw new Error('The demonstration database has no selections of vacancies');
  const industrialLink = await call(industrialLinks.create, { body: { requestSelectionId: longest.id } });
  const complexes = await call(listComplexes, { query: {} });
  // The tree of a complex with more vacancies is folded.
  const [complex] = complexes
    .filter(({ vacancyCount }) => vacancyCount <= MOST_VACANCIES)
    .toSorted((one, other) => other.vacancyCount - one.vacancyCount);
  if (complex === undefined) throw new Error('The demonstration database has no complexes');
  return {
    propertyId: richest.id,
    requestId: fullest.id,
    complexId: complex.id,
    industrialRequestId: longest.requestId,
    sharedRequestId: request.id,
    link,
    industrialLink,
  };
}
