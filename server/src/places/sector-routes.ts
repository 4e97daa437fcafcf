import { Failure } from '@gektar/contract/failure.ts';
import { getIndustry, getSector, listIndustries, listSectors } from '@gektar/contract/places/sector.ts';
import type { Route } from '#http/router.ts';
import { findIndustries, findIndustry, findSector, findSectors } from './sector-queries.ts';

/** Sectors of the economy and their industries, read only (L-04). */
export function sectorRoutes(route: Route): void {
  route(listSectors, ({ db }) => findSectors(db));
  route(getSector, async ({ db, params }) => {
    const sector = await findSector(db, params.id);
    if (!sector) throw new Failure('sector.not_found');
    return sector;
  });
  route(listIndustries, async ({ db, params }) => {
    if (!(await findSector(db, params.id))) throw new Failure('sector.not_found');
    return findIndustries(db, params.id);
  });
  route(getIndustry, async ({ db, params }) => {
    const industry = await findIndustry(db, params.id);
    if (!industry) throw new Failure('industry.not_found');
    return industry;
  });
}
