import { Failure } from '@gektar/contract/failure.ts';
import {
  getOkved,
  getOkvedTree,
  listOkvedChildren,
  listOkvedRoots,
  listOkveds,
} from '@gektar/contract/places/okved-endpoints.ts';
import { getRegion, listRegions } from '@gektar/contract/places/region-endpoints.ts';
import { listSubAgglomerations } from '@gektar/contract/places/sub-agglomeration.ts';
import type { Route } from '#http/router.ts';
import {
  findOkved,
  findOkvedChildren,
  findOkvedRoots,
  findOkveds,
  findRegion,
  findRegions,
  findSubAgglomerations,
  toTree,
} from './place-queries.ts';

export function placeRoutes(route: Route): void {
  route(listRegions, ({ db }) => findRegions(db));
  route(getRegion, async ({ db, params }) => {
    const region = await findRegion(db, params.id);
    if (!region) throw new Failure('region.not_found');
    return region;
  });

  route(listSubAgglomerations, ({ db }) => findSubAgglomerations(db));

  route(listOkveds, ({ db, query }) => findOkveds(db, query.searchText));
  route(listOkvedRoots, ({ db }) => findOkvedRoots(db));
  route(getOkvedTree, async ({ db }) => toTree(await findOkveds(db, '')));
  route(listOkvedChildren, async ({ db, params }) => {
    if (!(await findOkved(db, params.id))) throw new Failure('okved.not_found');
    return findOkvedChildren(db, params.id);
  });
  route(getOkved, async ({ db, params }) => {
    const okved = await findOkved(db, params.id);
    if (!okved) throw new Failure('okved.not_found');
    return okved;
  });
}
